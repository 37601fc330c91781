import { randomInt } from "node:crypto";

const NUMBERS = { from: 100_000, below: 1_000_000_000 };
const TRIES = 5;

/** A number drawn at random, which tells nothing; one that cannot be stored under is drawn anew. */
export const freeNumber = (): number => randomInt(NUMBERS.from, NUMBERS.below);

/** Stores something under a number that nobody has; `store` answers null where it is taken. */
export async function underFreeNumber(
  store: (id: number) => Promise<number | null>,
): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const stored = await store(freeNumber());
    if (stored !== null) return stored;
  }
  throw new Error("No number was free");
}
