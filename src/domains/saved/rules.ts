import type { SavedIds } from "./contract.ts";
import { ROW_ID_MAX, SAVED_MAX } from "./limits-contract.ts";

/** The newest first; what is saved already keeps its place. */
export function withId(ids: SavedIds, id: number): SavedIds {
  return ids.includes(id) ? ids : [id, ...ids].slice(0, SAVED_MAX);
}

export const withoutId = (ids: SavedIds, id: number): SavedIds =>
  ids.filter((saved) => saved !== id);

/** What a device kept may have been altered by anyone: whatever is no list of numbers is empty. */
export function readKeptIds(text: string | null): SavedIds {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    const isList = Array.isArray(kept) && kept.length <= SAVED_MAX && kept.every(isRowNumber);
    return isList ? [...new Set(kept)] : [];
  } catch {
    return [];
  }
}

const isRowNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= ROW_ID_MAX;
