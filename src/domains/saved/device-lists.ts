import { useSyncExternalStore } from "react";
import type { SavedIds } from "./contract.ts";
import { devicePlaces, NO_IDS, noDeviceIds } from "./device-ids.ts";
import { type DeviceLists, NO_LISTS, readKeptLists } from "./device-list-rules.ts";
import { LISTS_MAX } from "./limits-contract.ts";

const KEY = "landfall-saved-lists";
const listeners = new Set<() => void>();
let readText: string | null = null;
let readLists: DeviceLists = NO_LISTS;

/** What somebody without an account keeps in this browser: lists, and notes about saved places. */
export const deviceLists = {
  /** The same until it changes. */
  read(): DeviceLists {
    const text = keptText();
    if (text !== readText) {
      readText = text;
      readLists = readKeptLists(text);
    }
    return readLists;
  },
  /** Throws where the browser keeps nothing, as in some private windows. */
  keep(lists: DeviceLists): void {
    const isEmpty = lists.lists.length === 0 && Object.keys(lists.notes).length === 0;
    if (isEmpty) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(lists));
    for (const listener of listeners) listener();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Null until the page runs in a browser. */
export const useDeviceLists = (): DeviceLists | null =>
  useSyncExternalStore(subscribe, deviceLists.read, () => null);

export const useDevicePlaces = (): SavedIds =>
  useSyncExternalStore(devicePlaces.subscribe, devicePlaces.read, noDeviceIds) ?? NO_IDS;

/** Answers with the key of the new list; null where there are as many as there may be. */
export function addDeviceList(name: string): string | null {
  const kept = deviceLists.read();
  if (kept.lists.length >= LISTS_MAX) return null;
  const key = crypto.randomUUID();
  deviceLists.keep({ ...kept, lists: [{ key, name, places: [] }, ...kept.lists] });
  return key;
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
