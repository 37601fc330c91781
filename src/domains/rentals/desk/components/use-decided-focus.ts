import { useEffect, useRef } from "react";

interface DecidedFocus {
  /** As it was read last. */
  list: unknown;
  /** Of the heading above the table. */
  headingId: string;
}

/**
 * The buttons of a booking go away once it is decided. The focus that was on them goes on at the row that stands
 * in its place then, or at the heading where none is left.
 */
export function useDecidedFocus({ list, headingId }: DecidedFocus) {
  const table = useRef<HTMLDivElement>(null);
  const decided = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks whenever the list was read anew
  useEffect(() => {
    const place = decided.current;
    decided.current = null;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (place === null || !isLost) return;
    const rows = table.current?.querySelectorAll<HTMLElement>("tbody tr");
    const last = (rows?.length ?? 0) - 1;
    const next = rows?.[Math.min(place, last)] ?? document.getElementById(headingId);
    next?.focus();
  }, [list, headingId]);
  const noteDecided = (place: number) => {
    decided.current = place;
  };
  return { table, noteDecided };
}
