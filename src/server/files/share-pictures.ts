import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { renderArt } from "#src/art/art-file.ts";
import { drawHero } from "#src/art/draw-hero.ts";
import { drawPlace } from "#src/art/draw-place.ts";
import { drawSharePicture } from "#src/art/draw-share-picture.ts";
import { type ArtCategory, isArtCategory } from "#src/art/scenes-by-category.ts";
import type { Db } from "#src/db/client.server.ts";
import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { findListing } from "#src/domains/directory/listing/queries.server.ts";
import {
  businessWords,
  categoryWords,
  HOME_WORDS,
  locationWords,
  SHARE_NAME_MAX,
  shareVersion,
} from "#src/domains/directory/listing/share-rules.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { pictureOf } from "#src/domains/events/event/picture-rules.ts";
import { eventWords } from "#src/domains/events/event/share-rules.ts";
import { findPlaceName } from "#src/domains/search/place-name.server.ts";
import { workOnImage } from "#src/platform/image-work.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareWords } from "#src/shared/share-words.ts";

interface Card {
  /** Behind the version, in its one spelling. */
  path: string;
  words: ShareWords;
  scene: () => string;
}

const PATH = /^\/share\/([0-9a-z]{8})\/(home|category|location|business|event)(?:\/([^/]+))?\.png$/;
const WAITING_MAX = 30;
const SHARE_PICTURE = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 4, depth: "uchar" };
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_NOW = "public, max-age=300";

/**
 * Pictures for links on other sites, drawn when asked for, one at a time: drawing takes all of a
 * core for a moment. An address with an old version shows the picture of today, and not for good.
 */
export function serveSharePictures(db: Db) {
  const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: 24 << 20,
    sizeCalculation: (bytes) => bytes.length,
  });
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  async function draw(key: string, card: Card): Promise<Buffer<ArrayBuffer>> {
    const begun = drawn.get(key) ?? drawing.get(key);
    if (begun) return begun;
    if (drawing.size >= WAITING_MAX) {
      throw new AppError("unavailable", "Please try again in a moment.");
    }
    const mine = toPng(card).finally(() => drawing.delete(key));
    drawing.set(key, mine);
    const bytes = await mine;
    drawn.set(key, bytes);
    return bytes;
  }

  return async (c: Context): Promise<Response> => {
    const [, version, kind = "", name = ""] = PATH.exec(new URL(c.req.url).pathname) ?? [];
    const card = await findCard(db, kind, decode(name));
    if (!card) return c.notFound();
    const current = shareVersion(card.words);
    const asked = `${kind}${name && `/${name}`}`;
    if (asked !== card.path) return c.redirect(`/share/${current}/${card.path}.png`, 301);
    const bytes = await draw(`${card.path}/${current}`, card);
    return c.body(bytes, 200, {
      "Content-Type": "image/png",
      "Content-Length": String(bytes.length),
      "Cache-Control": version === current ? FOR_GOOD : FOR_NOW,
    });
  };
}

const toPng = ({ words, scene }: Card): Promise<Buffer<ArrayBuffer>> =>
  workOnImage("share", SHARE_PICTURE, () =>
    sharp(Buffer.from(drawSharePicture(scene(), words)))
      .flatten()
      .png({ palette: true, effort: 4 })
      .toBuffer(),
  );

/** Null where no page shows such a picture. */
async function findCard(db: Db, kind: string, name: string | null): Promise<Card | null> {
  if (kind === "home" && name === "") {
    return { path: "home", words: HOME_WORDS, scene: () => drawHero("harbour-dawn") };
  }
  if (!name || name.length > SHARE_NAME_MAX || name.includes("\0")) return null;
  if (kind === "category") return categoryCard(name);
  if (kind === "business") return businessCard(db, name);
  if (kind === "event") return eventCard(db, name);
  const place = await findPlaceName(db, name);
  if (!place) return null;
  return {
    path: `location/${encodeURIComponent(place)}`,
    words: locationWords(place),
    scene: () => drawHero("marina"),
  };
}

function categoryCard(id: string): Card | null {
  const category = findCategory(id);
  if (!category) return null;
  return {
    path: `category/${category.id}`,
    words: categoryWords(category),
    scene: () => placeScene(category.id, 7),
  };
}

async function businessCard(db: Db, id: string): Promise<Card | null> {
  const business = isRowId(id) ? await findListing(db, Number(id), null) : null;
  if (!business) return null;
  const scene = () =>
    renderArt(business.images[0] ?? "") ?? placeScene(business.category, business.id);
  return { path: `business/${business.id}`, words: businessWords(business), scene };
}

async function eventCard(db: Db, id: string): Promise<Card | null> {
  const event = isRowId(id) ? await findPublicEvent(db, { id: Number(id) }) : null;
  if (!event) return null;
  const scene = () =>
    renderArt(event.imageUrl ?? "") ??
    renderArt(pictureOf({ ...event, imageUrl: null })) ??
    drawHero("regatta");
  return { path: `event/${event.id}`, words: eventWords(event), scene };
}

const isRowId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

const placeScene = (category: string, seed: number): string => {
  const known: ArtCategory = isArtCategory(category) ? category : "marinas";
  return drawPlace({ category: known, seed, variant: 0 });
};

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
