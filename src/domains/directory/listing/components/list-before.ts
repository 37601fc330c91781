import { useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const KEY = "landfall-list";

interface LeftList {
  /** Path and conditions. */
  address: string;
  /** How far it was scrolled when it was left. */
  top: number;
  /** Whether the way back to it was taken, and it has not been shown since. */
  isAwaited: boolean;
}

/** A browser that keeps nothing has its own Back. */
function readList(): LeftList | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function keepList(list: LeftList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    return;
  }
}

/** For a page that lists places: Back on a listing leads to it, as it was last seen in this tab. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    const address = pathname + search;
    const left = readList();
    if (left?.isAwaited && left.address === address) window.scrollTo(0, left.top);
    keepList({ address, top: 0, isAwaited: false });
    return () => keepList({ address, top: window.scrollY, isAwaited: false });
  }, [pathname, search]);
}

/** Told when the way back is taken, so that the list comes as far down as it was. */
export function awaitList(): void {
  const left = readList();
  if (left) keepList({ ...left, isAwaited: true });
}

const never = () => () => undefined;

/** The list that was left for a listing, also after a reload; home for who came from nowhere. */
export const useListBefore = (): string =>
  useSyncExternalStore(
    never,
    () => readList()?.address ?? "/",
    () => "/",
  );
