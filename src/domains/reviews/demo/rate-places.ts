import type { DemoListing } from "#src/domains/directory/manage/demo/demo-listing.ts";

const DAY = 86_400_000;
const MOST = 15;

/** How readily people write about each category. */
const TALK: Record<string, number> = {
  restaurants: 1.6,
  hotels: 1.4,
  charters: 1.2,
  marinas: 1,
  watersports: 0.95,
  sandbars: 0.9,
  rentals: 0.85,
  venues: 0.65,
  "outdoor-stores": 0.65,
  "captain-services": 0.5,
};

export interface Reception {
  count: number;
  /** What the place deserves on the scale of five; single reviews scatter around it. */
  standing: number;
}

export function reviewsOf(listing: DemoListing, now: Date, random: () => number): Reception {
  const { fame } = listing.plan.town;
  const age = (now.getTime() - listing.createdAt.getTime()) / DAY;
  const youth = Math.min(1, age / 120);
  const luck = 0.35 + 2.1 * random() ** 2;
  const featured = listing.grantedLevel > 0 ? 1.5 : 1;
  const talk = (0.9 + fame * 0.95) * (TALK[listing.category] ?? 1);
  const count = Math.min(MOST, Math.round(talk * luck * youth * featured));
  return { count, standing: 3.55 + 1.3 * random() ** 0.6 };
}

/** Mostly at or beside the standing, now and then far below it. */
export function drawRating(standing: number, random: () => number): number {
  if (random() < 0.045) return random() < 0.5 ? 1 : 2;
  const scatter = (random() + random() + random() - 1.5) * 1.5;
  return Math.min(5, Math.max(1, Math.round(standing + scatter)));
}
