import { seededRandom } from "#src/shared/seeded-random.ts";
import { shuffle } from "./deal.ts";
import type { ListingDraft } from "./demo-listing.ts";

/** How many listings have bought each level, best known towns first. */
const LEVELS = [
  { level: 3, count: 10 },
  { level: 2, count: 18 },
  { level: 1, count: 28 },
];
/** How long ago each of those that wait was sent in. */
const PENDING_HOURS = [2, 7, 19, 28, 45, 52, 74, 97, 121];
const HOUR = 3_600_000;
const INACTIVE = 6;
const OWNED_CATEGORIES = ["restaurants", "marinas", "rentals", "charters", "hotels"];

/** Some listings are featured, some wait for approval, some were switched off, some are owned. */
export function promote(listings: ListingDraft[]): ListingDraft[] {
  const random = seededRandom("landfall-levels-1");
  const drawn = shuffle(listings, random).filter(({ category }) => category !== "sandbars");
  const known = drawn.filter(({ plan }) => plan.town.fame === 3);
  const quiet = drawn.filter(({ plan }) => plan.town.fame === 1);
  const level = new Map<string, number>();
  let from = 0;
  for (const { level: given, count } of LEVELS) {
    for (const listing of spread(known, from, count)) level.set(listing.externalId, given);
    from += count;
  }
  const waiting = quiet.slice(0, PENDING_HOURS.length).map(({ externalId }) => externalId);
  const inactive = new Set(
    quiet.slice(waiting.length, waiting.length + INACTIVE).map(({ externalId }) => externalId),
  );
  const owned = new Set(ownedOf(listings).map(({ externalId }) => externalId));
  return listings.map((listing) => {
    const place = waiting.indexOf(listing.externalId);
    const isPending = place !== -1;
    return {
      ...listing,
      grantedLevel: level.get(listing.externalId) ?? 0,
      status: isPending ? "pending" : inactive.has(listing.externalId) ? "inactive" : "live",
      age: isPending ? (PENDING_HOURS[place] ?? 1) * HOUR : listing.age,
      // Every third was sent in by somebody who was not signed in.
      submitter: isPending ? ([null, "reviewer", "organizer"] as const)[place % 3] : null,
      isOfDemoOwner: owned.has(listing.externalId),
    };
  });
}

/** A round through the categories, so that the best places are not all restaurants. */
function spread(listings: ListingDraft[], from: number, count: number): ListingDraft[] {
  const byCategory = Object.values(Object.groupBy(listings, ({ category }) => category));
  const rounds: ListingDraft[] = [];
  for (let turn = 0; rounds.length < from + count; turn += 1) {
    const round = byCategory.flatMap((group) => group?.[turn] ?? []);
    if (round.length === 0) break;
    rounds.push(...round);
  }
  return rounds.slice(from, from + count);
}

function ownedOf(listings: ListingDraft[]): ListingDraft[] {
  return OWNED_CATEGORIES.flatMap(
    (category) =>
      listings.find((one) => one.city === "Annapolis" && one.category === category) ?? [],
  );
}
