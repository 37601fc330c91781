import { ROSTER_KEPT_HOURS } from "./limits-contract.ts";

/** In the browser's plain storage, so that every page knows of rosters without opening them. */
const NAME = "landfall-door-until";

export function noteKept(overAt: string): void {
  const until = new Date(overAt).getTime() + ROSTER_KEPT_HOURS * 3_600_000;
  localStorage.setItem(NAME, String(Math.max(until, rostersKeptUntil() ?? 0)));
}

export const forgetKept = (): void => localStorage.removeItem(NAME);

/** Null where none are here. */
export function rostersKeptUntil(): number | null {
  try {
    return Number(localStorage.getItem(NAME)) || null;
  } catch {
    return null;
  }
}
