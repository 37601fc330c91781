import type { SavedIds } from "./contract.ts";
import { readKeptIds } from "./rules.ts";

/** Always the same, so that nothing is drawn again for it. */
export const NO_IDS: SavedIds = [];

/** What someone without an account keeps in this browser under a name. */
export interface DeviceIds {
  /** The same list until it changes. */
  read: () => SavedIds;
  /** Throws where the browser keeps nothing, as in some private windows. */
  keep: (ids: SavedIds) => void;
  /** Also hears of changes in other windows. */
  subscribe: (listener: () => void) => () => void;
}

function createDeviceIds(key: string): DeviceIds {
  const listeners = new Set<() => void>();
  let readText: string | null = null;
  let readIds = NO_IDS;
  return {
    read() {
      const text = keptText(key);
      if (text !== readText) {
        readText = text;
        readIds = text === null ? NO_IDS : readKeptIds(text);
      }
      return readIds;
    },
    keep(ids) {
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}

export const devicePlaces = createDeviceIds("landfall-saved-places");
export const deviceEvents = createDeviceIds("landfall-saved-events");

/** The server knows of no device. */
export const noDeviceIds = (): null => null;

function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
