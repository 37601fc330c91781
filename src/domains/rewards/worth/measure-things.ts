import type { Measure, ThingKind } from "./limits-contract.ts";
import { extendStreak, foldStreak, type Streak } from "./streak-rules.ts";
import type { Valued } from "./thing.ts";

export type Measures = Record<Exclude<Measure, "points">, number>;

type Counted = Pick<Valued, "kind" | "source" | "at" | "localDate" | "state" | "businessId">;

/** What is counted once, of a thing; null where the measure does not look at it. */
type Countable = (thing: Counted) => string | number | null;

const ofKind =
  (kind: ThingKind): Countable =>
  (thing) =>
    thing.kind === kind ? thing.source : null;

const COUNTABLE: Record<Exclude<Measure, "points" | "bestStreak">, Countable> = {
  reviews: ofKind("review"),
  photos: ofKind("photo"),
  places: ({ kind, businessId }) => (kind === "visit" ? businessId : null),
  events: ofKind("event"),
  experiences: ofKind("experience"),
  shares: ofKind("share"),
  edits: ofKind("edit"),
  facts: ofKind("fact"),
  states: ({ state }) => state,
  activeDays: ({ localDate }) => localDate,
};
const COUNTED_MEASURES = Object.keys(COUNTABLE) as (keyof typeof COUNTABLE)[];

export const activeDays = (things: readonly Counted[]): string[] =>
  [...new Set(things.map(({ localDate }) => localDate))].toSorted();

/** Of things that count, in the order of their times. */
export function measureThings(things: readonly Counted[]): Measures {
  const counts = COUNTED_MEASURES.map((measure) => [
    measure,
    firstOfEach(things, COUNTABLE[measure]).length,
  ]);
  return { ...Object.fromEntries(counts), bestStreak: foldStreak(activeDays(things)).best };
}

/** When a measure reached a goal; null when it has not. */
export function reachedAt(
  things: readonly Counted[],
  measure: keyof Measures,
  goal: number,
): Date | null {
  if (measure !== "bestStreak") return firstOfEach(things, COUNTABLE[measure])[goal - 1] ?? null;
  let streak: Streak = { days: 0, last: null, forgiven: null };
  for (const day of activeDays(things)) {
    streak = extendStreak(streak, day);
    if (streak.days >= goal) return things.find(({ localDate }) => localDate === day)?.at ?? null;
  }
  return null;
}

function firstOfEach(things: readonly Counted[], countable: Countable): Date[] {
  const first = new Map<string | number, Date>();
  for (const thing of things) {
    const counted = countable(thing);
    if (counted !== null && !first.has(counted)) first.set(counted, thing.at);
  }
  return [...first.values()];
}
