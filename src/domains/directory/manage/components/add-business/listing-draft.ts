import { EMPTY_LISTING, type ListingValues } from "../listing-form/listing-values.ts";
import { LAST_STEP } from "./wizard-steps.ts";

export interface ListingDraft {
  values: ListingValues;
  step: number;
}

const KEY = "landfall:add-business";

/** What was typed on this device and not sent yet; null when there is nothing worth keeping. */
export function readListingDraft(): ListingDraft | null {
  try {
    const kept: Partial<ListingDraft> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const values = { ...EMPTY_LISTING };
    for (const key of Object.keys(EMPTY_LISTING) as (keyof ListingValues)[]) {
      const value = kept.values?.[key];
      if (isOfKind(value, EMPTY_LISTING[key])) Object.assign(values, { [key]: value });
    }
    if (JSON.stringify(values) === JSON.stringify(EMPTY_LISTING)) return null;
    const step = Math.min(Math.max(Math.trunc(Number(kept.step)) || 1, 1), LAST_STEP);
    return { values, step };
  } catch {
    return null;
  }
}

/** An older Landfall, or somebody's own hand, may have left something else there. */
function isOfKind(value: unknown, example: unknown): boolean {
  if (value === undefined) return false;
  if (example === null) return value === null || typeof value === "string";
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}

/** A full or forbidden store costs the draft, not the form. */
export function keepListingDraft(draft: ListingDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing can be kept here.
  }
}

export function forgetListingDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept here.
  }
}
