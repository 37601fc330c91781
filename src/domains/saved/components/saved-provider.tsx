import { createContext, type ReactNode, use, useMemo } from "react";
import { places } from "../client.ts";
import type { SavedIds } from "../contract.ts";
import type { SavedChange } from "../saved-ids.ts";

interface Saved {
  ids: SavedIds;
  /** Kept in this browser only. */
  isOnDevice: boolean;
  change: (change: SavedChange) => Promise<void>;
}

const SavedContext = createContext<Saved | null>(null);

/** Looks up the saved places once for all hearts of a page. */
export function SavedProvider({ children }: { children: ReactNode }) {
  places.useMergeDevice();
  const { ids, isOnDevice } = places.useSaved();
  const { mutateAsync: change } = places.useChange();
  const saved = useMemo(() => ({ ids, isOnDevice, change }), [ids, isOnDevice, change]);
  return <SavedContext value={saved}>{children}</SavedContext>;
}

export function useSaved(): Saved {
  const saved = use(SavedContext);
  if (!saved) throw new Error("A SavedProvider is missing around this page");
  return saved;
}
