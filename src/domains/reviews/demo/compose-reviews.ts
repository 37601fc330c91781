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
/** Whoever is seen first for money has something to show: so many guests, none of them unhappy. */
const PROMOTED = { count: 3, rating: 4 };
const INITIALS = [..."ABCDEFGHJKLMNOPRSTVWYZ"];

/** What demo guests wrote about the demo listings. Pending listings have no guests yet. */
export function composeReviews(listings: readonly DemoListing[], now: Date): DemoReview[] {
  const random = seededRandom(SEED);
  const people = createDeck(reviewers(), random);
  const reviewed = listings.filter(({ status }) => status !== "pending");
  const written = new Set<string>([""]);
  const write = createWriter(random, written);
  const approved = reviewed.flatMap((listing) => {
    const { count, standing } = reviewsOf(listing, now, random);
    return Array.from({ length: count }, () => {
      const rating = drawRating(standing, random);
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
  const pleased = pleaseGuests(listings, approved, now, written);
  return [...pleased, ...waiting];
}

/**
 * Of promoted places. With a chance of its own, so that what is written about all others does not
 * depend on who is promoted.
 */
function pleaseGuests(
  listings: readonly DemoListing[],
  drawn: readonly DemoReview[],
  now: Date,
  written: Set<string>,
): DemoReview[] {
  const random = seededRandom(`${SEED}-promoted`);
  const write = createWriter(random, written);
  const people = createDeck(reviewers(), random);
  const { rating, count } = PROMOTED;
  const promoted = listings.filter(({ grantedLevel }) => grantedLevel > 0);
  const byId = new Map(promoted.map((listing) => [listing.externalId, listing]));
  const pleased = drawn.map((review) => {
    const listing = byId.get(review.listing);
    const isUnhappy = listing && review.rating < rating;
    return isUnhappy ? { ...review, ...write(listing, rating), rating } : review;
  });
  const more = promoted.flatMap((listing) => {
    const guests = pleased.filter((review) => review.listing === listing.externalId).length;
    return Array.from({ length: Math.max(0, count - guests) }, () => ({
      ...write(listing, rating + 1),
      ...sign(people, listing, now, random),
      rating: rating + 1,
      isApproved: true,
    }));
  });
  return [...pleased, ...more];
}

/** Nobody repeats what was said of the same place, and no two reviews are the same. */
function createWriter(random: () => number, written: Set<string>) {
  const decks = createDecks(random);
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
