import { seededRandom } from "#src/shared/seeded-random.ts";
import type { ShareWords } from "#src/shared/share-words.ts";
import type { Category } from "./category-contract.ts";

/** The picture that other sites show beside a link to a page. */
export interface SharePicture {
  /** Of the picture's own words, so that a changed picture has another address. */
  path: string;
  alt: string;
}

export const SHARE_NAME_MAX = 60;

/** Raised when the drawing itself changes. */
const DRAWING = "1";

export const HOME_WORDS: ShareWords = {
  title: "Life on the water's edge",
  line: "The waterfront, charted",
};

export const categoryWords = ({ name }: Pick<Category, "name">): ShareWords => ({
  title: name,
  line: "On the water's edge",
});

export const locationWords = (name: string): ShareWords => ({
  title: name,
  line: "Waterfront places in",
});

interface Listed {
  name: string;
  city: string;
  state: string;
}

export const businessWords = ({ name, city, state }: Listed): ShareWords => ({
  title: name,
  line: `${city}, ${state}`,
});

/** Eight letters and figures that differ when the words do. */
export function shareVersion({ title, line }: ShareWords): string {
  const random = seededRandom(JSON.stringify([DRAWING, title, line]));
  return Array.from({ length: 8 }, () => Math.floor(random() * 36).toString(36)).join("");
}

/** Of a page of this name. */
export const sharePicture = (words: ShareWords, name: string): SharePicture => ({
  path: `/share/${shareVersion(words)}/${name}.png`,
  alt: `A drawing of the waterfront with the words: ${words.line}, ${words.title}`,
});

export const homePicture: SharePicture = sharePicture(HOME_WORDS, "home");

export const categoryPicture = (category: Pick<Category, "id" | "name">): SharePicture =>
  sharePicture(categoryWords(category), `category/${category.id}`);

export const locationPicture = (name: string): SharePicture =>
  sharePicture(locationWords(name), `location/${encodeURIComponent(name)}`);

export const businessPicture = (business: Listed & { id: number }): SharePicture =>
  sharePicture(businessWords(business), `business/${business.id}`);
