import { z } from "zod";
import { limitOr, Paging } from "#src/shared/paging.ts";
import {
  EVENT_CATEGORIES,
  EVENT_STATES,
  EVENT_STATUSES,
  SEASONS,
  UPCOMING_SHOWN,
  WEATHER_CALLS,
} from "./limits-contract.ts";

/** One date of an event, with the instants of its wall time. */
export const EventDate = z.object({
  id: z.int(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime().nullable(),
  /** Before it was moved. */
  previousStartDate: z.iso.datetime().nullable(),
  status: z.enum(EVENT_STATUSES),
  statusNote: z.string().nullable(),
  weatherCall: z.enum(WEATHER_CALLS).nullable(),
  /** Null is without a limit. */
  capacity: z.int().nullable(),
  /** People, not parties; never who they are. */
  attendeeCount: z.int(),
  /** Parties in line. */
  waitingCount: z.int(),
});
export type EventDate = z.infer<typeof EventDate>;

/** An event as lists show it: with its next date, or its last when all are over. */
export const Event = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  season: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime().nullable(),
  timeZone: z.string(),
  location: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  price: z.string().nullable(),
  capacity: z.int().nullable(),
  organizer: z.string(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  imageUrl: z.string().nullable(),
  ticketUrl: z.string().nullable(),
  website: z.string().nullable(),
  registrationRequired: z.boolean(),
  ageRestriction: z.string().nullable(),
  weatherDependent: z.boolean(),
  contactEmail: z.string(),
  contactPhone: z.string().nullable(),
  isRecurring: z.boolean(),
  status: z.enum(EVENT_STATUSES),
  /** The date that the times and numbers are of. */
  dateId: z.int(),
  attendeeCount: z.int(),
  waitingCount: z.int(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Event = z.infer<typeof Event>;

/** With all that its page says. */
export const EventDetail = Event.extend({
  /** The shown date in full. */
  date: EventDate,
  /** Dates that are not over, the soonest first; at most so many as a page names. */
  comingDates: z.array(EventDate),
  /** How it recurs, in words; null for a single date. */
  recurrence: z.string().nullable(),
});
export type EventDetail = z.infer<typeof EventDetail>;

const flag = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .optional();

/** A day such as 2027-06-12, or an instant. */
const Day = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  "Please give a day, such as 2027-06-12.",
);

export const EventFilter = z.object({
  q: z.string().trim().max(200).optional(),
  category: z.enum(EVENT_CATEGORIES).optional(),
  season: z.enum(SEASONS).optional(),
  state: z.enum(EVENT_STATES).optional(),
  city: z.string().trim().max(100).optional(),
  featured: flag,
  /** The first day and the last one; an event with a date on one of these days matches. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** "38.97,-76.48". */
  near: z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?$/, "Please give latitude,longitude.")
    .optional(),
  /** In miles around `near`. */
  radius: z.coerce.number().min(1).max(200).default(25),
});
export type EventFilter = z.output<typeof EventFilter>;

export const EventListRequest = EventFilter.extend(Paging.shape);
export type EventListRequest = z.output<typeof EventListRequest>;

export const UpcomingRequest = z.object({ limit: limitOr(UPCOMING_SHOWN) });
