import { PACKAGES, type PromotionPackage } from "./contract.ts";
import type { PaidTime } from "./rules.ts";

export const findPackage = (level: number): PromotionPackage | undefined =>
  PACKAGES.find((each) => each.level === level);

export function requirePackage(level: number): PromotionPackage {
  const found = findPackage(level);
  if (!found) throw new Error(`There is no package of level ${level}`);
  return found;
}

export const priceCentsOf = (level: number): number => requirePackage(level).price * 100;

/** What people do, not the software: each opens a task for administrators. */
const PROMISES = new Set([
  "Priority support",
  "Social promotion",
  "Premium support",
  "Custom photography",
]);

const promisesOf = (level: number): string[] =>
  (findPackage(level)?.features ?? []).filter((name) => PROMISES.has(name));

/** The promises of a package that the other level does not include. */
export function newPromises(level: number, other: number): string[] {
  const had = promisesOf(other);
  return promisesOf(level).filter((name) => !had.includes(name));
}

interface CreditedTime extends PaidTime {
  id: number;
  /** Null where credit paid for all of it. */
  chargeId: string | null;
  creditedTo: number | null;
}

/**
 * The package whose promises are owed for time that was paid for: once all of a payment for it went back, what the
 * rest would buy. A part that went back leaves them.
 */
export function owedLevel(time: CreditedTime, times: readonly CreditedTime[]): number {
  const { level, isGrace, endedBecause, paidCents, creditCents } = time;
  const keptCents = paidCents + creditCents;
  if (isGrace || keptCents === 0) return 0;
  if (endedBecause !== "returned" || !hasLostPayment(time, times)) return level;
  const bought = PACKAGES.filter(({ price }) => price * 100 <= keptCents).map((each) => each.level);
  return Math.min(level, Math.max(0, ...bought));
}

/** Its own, or one of those that it was credited with. */
const hasLostPayment = (time: CreditedTime, times: readonly CreditedTime[]): boolean =>
  (time.chargeId !== null && time.paidCents === 0) ||
  times.some((source) => source.creditedTo === time.id && hasLostPayment(source, times));
