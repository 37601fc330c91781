import { useEffect, useState } from "react";
import { wallTimeAt } from "../../series/wall-time.ts";

/** Where most of the coast has its clocks; until the scripts have come nobody knows the visitor's. */
const COAST_ZONE = "America/New_York";

const dayIn = (moment: number, timeZone: string): string =>
  wallTimeAt(new Date(moment), timeZone).slice(0, 10);

/** "2027-06-12", by the visitor's clock. */
export function useToday(drawnAt: number): string {
  const [today, setToday] = useState(() => dayIn(drawnAt, COAST_ZONE));
  useEffect(() => {
    setToday(dayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  }, []);
  return today;
}
