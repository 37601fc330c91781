import { seededRandom } from "#src/shared/seeded-random.ts";

/** Chance that falls alike for the same seed, so that a picture never changes. */
export interface Dice {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function diceFrom(seed: string): Dice {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** `count` values of a function of the order and of the share of the way (0 to 1). */
export function times<T>(count: number, make: (order: number, share: number) => T): T[] {
  return Array.from({ length: count }, (_, order) =>
    make(order, count > 1 ? order / (count - 1) : 0),
  );
}

export const repeat = (count: number, make: (order: number, share: number) => string): string =>
  times(count, make).join("");
