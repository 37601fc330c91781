import { z } from "zod";
import { limitOr, Paging } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import {
  EVENT_CATEGORIES,
  EVENT_STATES,
  RADIUS_DEFAULT,
  RADIUS_MAX,
  SEASONS,
  UPCOMING_SHOWN,
} from "./limits-contract.ts";

const flag = z
  .enum(["true", "false"], "Please give true or false.")
  .transform((text) => text === "true");

/** "2027-06-12", also out of a moment such as 2027-06-12T00:00:00Z. */
const Day = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true, local: true })],
    "Please give a day, such as 2027-06-12.",
  )
  .transform((text) => text.slice(0, 10));

/** "38.97,-76.48" */
const Near = z
  .string()
  .regex(/^-?\d{1,3}(?:\.\d{1,9})?,-?\d{1,3}(?:\.\d{1,9})?$/, "Please give latitude,longitude.")
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(",").map(Number);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, {
    message: "There is no such place on the globe.",
  });

export const EventFilter = z.object({
  /** Words of title, description, category, location, city, state, organizer or tags. */
  q: z.string().trim().max(200).optional(),
  category: z.enum(EVENT_CATEGORIES).optional(),
  season: z.enum(SEASONS).optional(),
  state: z.enum(EVENT_STATES).optional(),
  city: z.string().trim().max(100).optional(),
  featured: flag.optional(),
  /** The first and the last day, at the place; an event with a date on one of them matches. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  near: Near.optional(),
  /** In miles around `near`. */
  radius: z.coerce
    .number("Please give a number.")
    .min(1, "At least 1.")
    .max(RADIUS_MAX, `At most ${RADIUS_MAX}.`)
    .default(RADIUS_DEFAULT),
});
export type EventFilter = z.output<typeof EventFilter>;

export const EventListRequest = EventFilter.extend(Paging.shape);
export type EventListRequest = z.output<typeof EventListRequest>;

export const UpcomingRequest = Paging.extend({ limit: limitOr(UPCOMING_SHOWN) });

/** One date of a series; without it the next. */
export const EventRequest = z.object({
  dateId: rowNumber("There is no such date.").optional(),
});
