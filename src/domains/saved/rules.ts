import { SAVED_MAX, SavedIds } from "./contract.ts";

/** The newest first; what is saved already keeps its place. */
export function withPlace(ids: SavedIds, id: number): SavedIds {
  return ids.includes(id) ? ids : [id, ...ids].slice(0, SAVED_MAX);
}

export const withoutPlace = (ids: SavedIds, id: number): SavedIds =>
  ids.filter((saved) => saved !== id);

/** What a device kept may have been altered by anyone: whatever is no list of numbers is empty. */
export function readKeptPlaces(text: string | null): SavedIds {
  try {
    const kept = SavedIds.safeParse(JSON.parse(text ?? "[]"));
    return kept.success ? [...new Set(kept.data)] : [];
  } catch {
    return [];
  }
}
