import { PACKAGES, type PromotionPackage } from "./contract.ts";

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

/** The promises of a package that the level before did not include. */
export function newPromises(level: number, levelBefore: number): string[] {
  const had = new Set(findPackage(levelBefore)?.features);
  return requirePackage(level).features.filter((name) => PROMISES.has(name) && !had.has(name));
}
