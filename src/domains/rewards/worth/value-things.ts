import { DAILY_LIMITS, MONTHLY_LIMITS_OF_ONE, POINTS } from "./limits-contract.ts";
import type { Frozen, Thing, Valued } from "./thing.ts";

export const keyOf = ({ kind, source }: { kind: string; source: string }): string =>
  `${kind} ${source}`;

interface Known {
  /** What the ledger has of things that were there before. */
  frozen: ReadonlyMap<string, Frozen>;
  localDayOf: (moment: Date) => string;
}

/** What each thing is worth: a function of what is there, whatever came when. Own things are left out. */
export function valueThings(things: readonly Thing[], { frozen, localDayOf }: Known): Valued[] {
  const dated = things
    .filter(({ isOwn }) => !isOwn)
    .map((thing) => ({ ...thing, ...(frozen.get(keyOf(thing)) ?? freshly(thing, localDayOf)) }));
  const isOver = countToLimits();
  return dated.toSorted(byTime).map((thing) => {
    const isOverLimit = isOver(thing);
    return { ...thing, isOverLimit, points: isOverLimit ? 0 : thing.rate };
  });
}

/** Told of each thing in its turn; what is over one limit uses up no other. */
function countToLimits(): (thing: Thing & Frozen) => boolean {
  const counted = new Map<string, number>();
  return ({ kind, localDate, givenBy }) => {
    const limits = [
      [`${kind} ${localDate}`, DAILY_LIMITS[kind]],
      [`${kind} ${localDate.slice(0, 7)} ${givenBy}`, givenBy ? MONTHLY_LIMITS_OF_ONE[kind] : null],
    ] as const;
    const uses = limits.map(([key, max]) => ({ key, before: counted.get(key) ?? 0, max }));
    if (uses.some(({ before, max }) => before >= (max ?? Number.POSITIVE_INFINITY))) return true;
    for (const { key, before } of uses) counted.set(key, before + 1);
    return false;
  };
}

const freshly = ({ kind, at }: Thing, localDayOf: Known["localDayOf"]): Frozen => ({
  at,
  localDate: localDayOf(at),
  rate: POINTS[kind],
});

const byTime = (one: Thing, other: Thing): number =>
  one.at.getTime() - other.at.getTime() || (keyOf(one) < keyOf(other) ? -1 : 1);
