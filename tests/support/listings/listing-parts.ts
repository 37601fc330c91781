import { composeListings } from "#src/domains/directory/manage/demo/compose-listings.ts";
import { FIRST_NAMES, STEMS, SURNAMES } from "#src/domains/directory/manage/demo/data/names.ts";
import {
  type DerivedListing,
  deriveListing,
} from "#src/domains/directory/manage/derive-listing.server.ts";
import { type InventedTown, inventTowns } from "./invented-towns.ts";

interface Sample extends Pick<DerivedListing, "hours" | "openSpans"> {
  category: string;
  price: string;
  hoursText: string;
  amenities: string[];
  facts: unknown;
}

/** What many listings are put together from; each list goes to the database once. */
export interface ListingParts {
  samples: Sample[];
  names: { category: string; text: string }[];
  sentences: { category: string; text: string }[];
  keywords: { category: string; state: string; text: string }[];
  towns: InventedTown[];
  stems: string[];
  surnames: string[];
  firsts: string[];
}

/** Taken apart from the demo listings, so that new ones read like them. */
export function listingParts(seed: string): ListingParts {
  const listings = composeListings(new Date(0));
  const towns = inventTowns(seed);
  const categories = [...new Set(listings.map(({ category }) => category))];
  const states = [...new Set(towns.map(({ state }) => state))];
  return {
    samples: listings.map(({ category, priceRange, hoursText, amenities, facts, ...listing }) => {
      const { hours, openSpans } = deriveListing({ category, hoursText, ...listing });
      return { category, price: priceRange, hoursText, amenities, facts, hours, openSpans };
    }),
    names: distinct(
      listings.flatMap(({ category, plan }) =>
        plan.kind.names.map((text) => ({ category, text: withStem(text) })),
      ),
    ),
    sentences: distinct(
      listings.flatMap(({ category, name, city, description }) =>
        description
          .replaceAll(name, "{name}")
          .replaceAll(city, "{town}")
          .split(/(?<=[.!?])\s+/)
          .map((text) => ({ category, text })),
      ),
    ),
    keywords: categories.flatMap((category) =>
      states.map((state) => ({
        category,
        state,
        text: keywordsOf(category, state),
      })),
    ),
    towns,
    stems: [...STEMS],
    surnames: [...SURNAMES],
    firsts: [...FIRST_NAMES],
  };
}

/** An anchorage has a name of its own, and a shore's name is the town's. */
const withStem = (template: string): string =>
  template
    .replaceAll("{anchorage}", "{stem} Cove")
    .replaceAll("{waterName}", "{town}")
    .replaceAll("{first2}", "{first}");

function keywordsOf(category: string, state: string): string {
  const nowhere = { latitude: 38.97, longitude: -76.48, hoursText: "" };
  return deriveListing({ category, state, ...nowhere }).keywords;
}

function distinct<T>(items: T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
