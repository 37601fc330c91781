import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeSheet } from "#src/design/primitives/native-sheet.tsx";

/** As React Router names the page whose address the browser shows, also before that page is drawn. */
const keyOfAddress = (): string =>
  (window.history.state as { key?: string } | null)?.key ?? "default";

/**
 * The page that was opened first keeps a sheet that was opened before it was alive, and a page that is drawn late
 * keeps one that was opened under its address. Answers what notes an opening.
 */
export function useCloseOnNavigation(id: string): () => void {
  const { key } = useLocation();
  const shown = useRef(key);
  const openedOn = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current !== key && openedOn.current !== key) closeSheet(id);
    shown.current = key;
  }, [key, id]);
  return () => {
    openedOn.current = keyOfAddress();
  };
}
