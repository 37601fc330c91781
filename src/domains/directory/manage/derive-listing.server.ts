import tzLookup from "@photostructure/tz-lookup";
import { LRUCache } from "lru-cache";
import { CATEGORIES } from "../listing/category-contract.ts";
import { deriveHours } from "../listing/open-state.server.ts";
import { STATES } from "../listing/state-contract.ts";

const HOURS_REMEMBERED = 2000;

export interface ListingFacts {
  category: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
  hoursText: string;
}

export interface DerivedListing {
  keywords: string;
  timeZone: string | null;
  hours: unknown;
  openSpans: string | null;
}

/** Words besides the category's own name by which people look for it. */
const SYNONYMS: Record<string, string> = {
  restaurants: "restaurant food dining seafood dock and dine",
  charters: "charter boat cruise sailing fishing trip",
  marinas: "marina slips dockage boatyard",
  sandbars: "sandbar anchorage anchor mooring",
  watersports: "watersports kayak paddle board surf dive",
  venues: "venue wedding event party",
  "captain-services": "captain crew delivery training",
  rentals: "rental hire boat jet ski kayak",
  hotels: "hotel resort inn lodging rooms",
  "outdoor-stores": "store shop chandlery tackle bait outfitter",
};

/** For many listings at once: the same hours in the same time zone are worked out once. */
export function listingDeriver(now: Date): (facts: ListingFacts) => DerivedListing {
  const known = new LRUCache<string, ReturnType<typeof deriveHours>>({ max: HOURS_REMEMBERED });
  const hoursOf: typeof deriveHours = (text, timeZone) => {
    const key = `${timeZone} ${text}`;
    const derived = known.get(key) ?? deriveHours(text, timeZone, now);
    known.set(key, derived);
    return derived;
  };
  return (facts) => deriveListing(facts, now, hoursOf);
}

/** What follows from a listing's own fields. Whoever writes a listing writes this with it. */
export function deriveListing(
  facts: ListingFacts,
  now: Date = new Date(),
  hoursOf = deriveHours,
): DerivedListing {
  const { category, state, latitude, longitude, hoursText } = facts;
  const timeZone = latitude === null || longitude === null ? null : tzLookup(latitude, longitude);
  const categoryName = CATEGORIES.find(({ id }) => id === category)?.name ?? "";
  return {
    keywords: [categoryName, SYNONYMS[category], STATES[state]].filter(Boolean).join(" "),
    timeZone,
    ...hoursOf(hoursText, timeZone, now),
  };
}
