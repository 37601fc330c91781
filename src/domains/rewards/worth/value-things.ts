import { DAILY_LIMITS, POINTS } from "./limits-contract.ts";
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
  const counted = new Map<string, number>();
  return dated.toSorted(byTime).map((thing) => {
    const day = `${thing.kind} ${thing.localDate}`;
    const before = counted.get(day) ?? 0;
    counted.set(day, before + 1);
    const isOverLimit = before >= (DAILY_LIMITS[thing.kind] ?? Number.POSITIVE_INFINITY);
    return { ...thing, isOverLimit, points: isOverLimit ? 0 : thing.rate };
  });
}

const freshly = ({ kind, at }: Thing, localDayOf: Known["localDayOf"]): Frozen => ({
  at,
  localDate: localDayOf(at),
  rate: POINTS[kind],
});

const byTime = (one: Thing, other: Thing): number =>
  one.at.getTime() - other.at.getTime() || (keyOf(one) < keyOf(other) ? -1 : 1);
