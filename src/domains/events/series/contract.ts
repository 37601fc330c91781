import { z } from "zod";
import { isCalendarDay, isWallTime } from "#src/shared/wall-time.ts";
import {
  COUNT_MAX,
  FREQUENCIES,
  INTERVAL_MAX,
  MONTHLY_ANCHORS,
  SKIPPED_MAX,
  WEEKDAYS,
} from "./limits-contract.ts";

/** What a clock at the place shows, without a zone: "2027-03-14T09:00". */
const WallTime = z
  .string("Please give a day and a time.")
  .refine(isWallTime, "Please give a day and a time.");

const CalendarDay = z.string().refine(isCalendarDay, "Please give a day.");

/** How an event comes again. Its first date says the time of day, and the day it is counted from. */
export const SeriesRule = z
  .object({
    frequency: z.enum(FREQUENCIES),
    interval: z.int().min(1).max(INTERVAL_MAX, `At most ${INTERVAL_MAX}.`).default(1),
    /** Of a weekly series; the day of the first date is always one of them. */
    weekdays: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length).default([]),
    /** Of a monthly series. */
    monthlyBy: z.enum(MONTHLY_ANCHORS).default("day"),
    /** The last day on which it may start, at the place. */
    until: CalendarDay.nullish().transform((day) => day ?? null),
    count: z
      .int()
      .min(1)
      .max(COUNT_MAX, `At most ${COUNT_MAX} dates.`)
      .nullish()
      .transform((count) => count ?? null),
    /** Dates that are left out, as the rule would have had them. */
    skipped: z.array(WallTime).max(SKIPPED_MAX).default([]),
  })
  .refine(({ until, count }) => until === null || count === null, {
    path: ["count"],
    message: "A series ends on a day or after a number of dates, not both.",
  });
export type SeriesRule = z.infer<typeof SeriesRule>;

/** A rule with what it is counted from. Without a rule there is one date. */
export interface Series {
  rule: SeriesRule | null;
  /** Of the first date. */
  startsLocal: string;
  endsLocal: string | null;
  /** "America/New_York" */
  timeZone: string;
}

/** One date of a series. */
export interface Slot {
  /** The local time that the rule gives it. It stays when the date is moved, and names it for ever. */
  slot: string;
  startsAt: Date;
  endsAt: Date | null;
}
