import { z } from "zod";
import { EventFilter } from "./filter-contract.ts";
import { EVENT_STATUSES, WEATHER_CALLS } from "./limits-contract.ts";

export const MonthRequest = EventFilter.omit({ startDate: true, endDate: true }).extend({
  /** "2027-06" */
  month: z
    .string()
    .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, "Please give a month, such as 2027-06."),
});
export type MonthRequest = z.output<typeof MonthRequest>;

/** A day on which something is, with how much and the first few. */
export const EventDay = z.object({
  day: z.iso.date(),
  count: z.int(),
  events: z.array(
    z.object({
      id: z.int(),
      dateId: z.int(),
      title: z.string(),
      status: z.enum(EVENT_STATUSES),
      weatherCall: z.enum(WEATHER_CALLS).nullable(),
    }),
  ),
});
export type EventDay = z.infer<typeof EventDay>;
