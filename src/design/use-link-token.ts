import { useSyncExternalStore } from "react";

/**
 * The token of a mailed link stands behind the #, which browsers send to no server and put into no
 * log. Null while the page is drawn on the server.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.hash.slice(1),
    () => null,
  );
}
