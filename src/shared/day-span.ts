/** Whole days from the first to the last one, as texts: "2026-07-01". */
export interface DaySpan {
  start: string;
  end: string;
}
