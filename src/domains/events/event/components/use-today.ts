import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;
/** Most of the coast; until the scripts have come nobody knows the visitor's clock. */
const COAST_MINUTES_BEHIND = 300;

const dayOf = (moment: number, minutesBehind: number): string =>
  new Date(moment - minutesBehind * MINUTE_MS).toISOString().slice(0, 10);

/** "2027-06-12", by the visitor's clock. */
export function useToday(drawnAt: number): string {
  const [today, setToday] = useState(() => dayOf(drawnAt, COAST_MINUTES_BEHIND));
  useEffect(() => setToday(dayOf(Date.now(), new Date().getTimezoneOffset())), []);
  return today;
}
