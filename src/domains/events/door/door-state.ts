import type { Roster } from "./contract.ts";
import type { KeptScan } from "./device-store.ts";

/** How the device stands with the server. */
export type Link = "opening" | "fresh" | "offline" | "signed_out" | "refused";

export interface DoorState {
  roster: Roster | null;
  /** Not sent yet, or told to be a stranger's. */
  scans: readonly KeptScan[];
  link: Link;
}

/** What the page at the door shows; whoever watches it hears of every change. */
export interface WatchedState {
  read(): DoorState;
  change(next: Partial<DoorState>): void;
  subscribe(listener: () => void): () => void;
}

export function createDoorState(): WatchedState {
  let state: DoorState = { roster: null, scans: [], link: "opening" };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change(next) {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
