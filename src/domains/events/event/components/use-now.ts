import { useEffect, useState } from "react";

/** Browsers count no longer than this. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * The time: first as the page was drawn, then as it is, and anew at each turn. A page that was kept
 * for a while so turns to "under way" without being asked for again.
 */
export function useNow(drawnAt: number, nextTurn: (now: number) => number | null): number {
  const [now, setNow] = useState(drawnAt);
  const turn = nextTurn(now);
  useEffect(() => setNow(Date.now()), []);
  useEffect(() => {
    if (turn === null) return;
    const wait = Math.min(Math.max(0, turn - Date.now()), TIMER_MAX_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [turn]);
  return now;
}
