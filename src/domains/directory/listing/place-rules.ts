import { STATES } from "./state-contract.ts";

/** "Key West, FL" and "Key West FL" name a town and its state; "Key West" names the town alone. */
export function splitCity(given: string): { city: string; state: string | null } {
  const match = /^(.+?)(?:,\s*|\s+)([A-Za-z]{2})$/.exec(given.trim());
  const state = match?.[2]?.toUpperCase();
  if (!match?.[1] || !state || !(state in STATES)) return { city: given.trim(), state: null };
  return { city: match[1].trim(), state };
}

/** Stretches of coast that are no town; `region_of` in the migrations says what belongs to them. */
export const REGIONS = ["Chesapeake Bay", "Florida Coast"];

export const findRegion = (name: string): string | undefined =>
  REGIONS.find((region) => region.toLowerCase() === name.trim().toLowerCase());
