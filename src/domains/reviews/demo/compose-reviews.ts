import {
  createDeck,
  createDecks,
  type Deck,
  pick,
} from "#src/domains/directory/manage/demo/deal.ts";
import type { DemoListing } from "#src/domains/directory/manage/demo/demo-listing.ts";
import { slugOf } from "#src/domains/directory/manage/demo/fill-slots.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";
import { REVIEWER_NAMES } from "./data/review-phrases.ts";
import { drawRating, reviewsOf } from "./rate-places.ts";
import { writeReview } from "./write-review.ts";

export interface DemoReview {
  /** The listing's `externalId`. */
  listing: string;
  userName: string;
  userEmail: string;
  rating: number;
  title: string;
  content: string;
  isApproved: boolean;
  createdAt: Date;
}

const SEED = "landfall-reviews-1";
const UNAPPROVED = 26;
const INITIALS = [..."ABCDEFGHJKLMNOPRSTVWYZ"];

/** What demo guests wrote about the demo listings. Pending listings have no guests yet. */
export function composeReviews(listings: readonly DemoListing[], now: Date): DemoReview[] {
  const random = seededRandom(SEED);
  const people = createDeck(reviewers(), random);
  const reviewed = listings.filter(({ status }) => status !== "pending");
  const write = createWriter(random);
  const approved = reviewed.flatMap((listing) => {
    const { count, standing, least } = reviewsOf(listing, now, random);
    return Array.from({ length: count }, () => {
      const rating = Math.max(least, drawRating(standing, random));
      const text = write(listing, rating);
      return { ...text, ...sign(people, listing, now, random), rating, isApproved: true };
    });
  });
  const waiting = Array.from({ length: UNAPPROVED }, () => {
    const listing = pick(
      reviewed.filter(({ status }) => status === "live"),
      random,
    );
    const rating = drawRating(3.4, random);
    const text = write(listing, rating);
    return { ...text, ...sign(people, listing, now, random), rating, isApproved: false };
  });
  return [...approved, ...waiting];
}

/** Nobody repeats what was said of the same place, and no two reviews are the same. */
function createWriter(random: () => number) {
  const decks = createDecks(random);
  const written = new Set<string>([""]);
  const saidOf = new Map<string, Set<string>>();
  return (listing: DemoListing, rating: number) => {
    const said = saidOf.get(listing.externalId) ?? new Set();
    saidOf.set(listing.externalId, said);
    for (;;) {
      const text = writeReview(listing, rating, said, decks, random);
      if (text.content === "") said.clear();
      if (written.has(text.content)) continue;
      written.add(text.content);
      return text;
    }
  };
}

/** First names with an initial: as many people as there are combinations. */
function reviewers(): string[] {
  return REVIEWER_NAMES.flatMap((first) => INITIALS.map((initial) => `${first} ${initial}.`));
}

function sign(people: Deck<string>, listing: DemoListing, now: Date, random: () => number) {
  const userName = people.deal();
  const age = now.getTime() - listing.createdAt.getTime();
  return {
    listing: listing.externalId,
    userName,
    userEmail: `${slugOf(userName).replaceAll("-", ".")}@example.com`,
    createdAt: new Date(listing.createdAt.getTime() + Math.floor(age * (0.03 + random() * 0.96))),
  };
}
