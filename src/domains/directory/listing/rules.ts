import { directionsTo } from "#src/shared/directions.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { CARD_AMENITIES } from "./limits-contract.ts";

/** One set of names everywhere; the badge is what visitors see on a listing. */
export const LEVEL_NAMES = ["None", "Basic", "Premium", "Top Tier"] as const;
const BADGES = [null, "Featured", "Premium", "Top Pick"] as const;

/** From this level on the owner's own words stand above the description. */
export const CUSTOM_DESCRIPTION_LEVEL = 2;

export const badgeOf = (featuredLevel: number): string | null => BADGES[featuredLevel] ?? null;

/** Above places that are paid for or given; where there are both, the badge of each says which. */
export const placementLabel = (places: readonly { isPaidPlacement: boolean }[]): string =>
  places.every(({ isPaidPlacement }) => isPaidPlacement)
    ? "Paid placement"
    : "Paid placement, or given by Landfall";

/** The first three amenities of a card, and how many more there are. */
export function cardAmenities(amenities: readonly string[]): { shown: string[]; more: number } {
  const shown = amenities.slice(0, CARD_AMENITIES);
  return { shown, more: amenities.length - shown.length };
}

/** "4.6 from 128 reviews": a number with its origin. */
export function ratingText(averageRating: string, reviewCount: number): string {
  if (reviewCount === 0) return "No reviews yet";
  return `${averageRating} from ${formatNumber(reviewCount)} ${reviewCount === 1 ? "review" : "reviews"}`;
}

export const totalText = (total: number, isCapped: boolean): string =>
  `${formatNumber(total)}${isCapped ? "+" : ""}`;

export const directionsLink = (place: {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}): string => directionsTo(`${place.address}, ${place.city}, ${place.state} ${place.zipCode}`);

export const telephoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** "Fuel dock, , Ice," → ["Fuel dock", "Ice"] */
export const amenitiesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Nobody opens a sandbar in the morning: it has hours only where somebody has told them. */
export const tellsHours = ({ category, hours }: { category: string; hours: string }): boolean =>
  category !== "sandbars" || hours.trim() !== "";

/** Nor does anybody ask money for it, unless somebody says more than the least. */
export const tellsPrice = ({ category, priceRange }: { category: string; priceRange: string }) =>
  category !== "sandbars" || priceRange !== "$";
