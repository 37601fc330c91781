import type { SavedIds } from "./contract.ts";
import { readKeptPlaces } from "./rules.ts";

const KEY = "landfall-saved-places";

/** Always the same, so that nothing is drawn again for it. */
export const NO_PLACES: SavedIds = [];

const listeners = new Set<() => void>();
let readText: string | null = null;
let readIds = NO_PLACES;

/** The places that someone without an account keeps in this browser. The same list until it changes. */
export function devicePlaces(): SavedIds {
  const text = keptText();
  if (text !== readText) {
    readText = text;
    readIds = text === null ? NO_PLACES : readKeptPlaces(text);
  }
  return readIds;
}

/** The server knows of no device. */
export const noDevicePlaces = (): null => null;

/** Throws where the browser keeps nothing, as in some private windows. */
export function keepDevicePlaces(ids: SavedIds): void {
  if (ids.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

/** Also hears of changes in other windows. */
export function subscribeToDevicePlaces(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
