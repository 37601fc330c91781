import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const KEY = "landfall-list";

/** For a page that lists places: Back on a listing leads to it, as it was last seen in this tab. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, pathname + search);
    } catch {
      // A browser that keeps nothing has its own Back.
    }
  }, [pathname, search]);
}

function readList(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "/";
  } catch {
    return "/";
  }
}

const never = () => () => undefined;

/** The list that was left for a listing, also after a reload; home for who came from nowhere. */
export const useListBefore = (): string => useSyncExternalStore(never, readList, () => "/");
