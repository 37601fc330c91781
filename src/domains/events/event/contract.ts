import { z } from "zod";
import { EVENT_STATUSES, WEATHER_CALLS } from "./limits-contract.ts";

/** When it is: the moment, and what clocks at the place show then. */
const When = {
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime().nullable(),
  /** "2027-06-12T09:30" */
  startLocal: z.string(),
  endLocal: z.string().nullable(),
  /** "EDT" */
  zone: z.string(),
  /** "EST", where clocks are changed before its end; else null. */
  endZone: z.string().nullable(),
};

/** One date of an event. */
export const EventDate = z.object({
  id: z.int(),
  ...When,
  /** Before it was moved. */
  previousStartDate: z.iso.datetime().nullable(),
  previousStartLocal: z.string().nullable(),
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
  ...When,
  timeZone: z.string(),
  location: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  /** In degrees. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  /** The middle of its town, because nobody set its pin. */
  positionIsApproximate: z.boolean(),
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
  /** What the organizer says of the weather; with "no_go" the date is cancelled. */
  weatherCall: z.enum(WEATHER_CALLS).nullable(),
  /** The date that the times and numbers are of. */
  dateId: z.int(),
  attendeeCount: z.int(),
  waitingCount: z.int(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Event = z.infer<typeof Event>;

/** A date of a series that has words or a place of its own. */
const ApartDate = EventDate.extend({ eventId: z.int(), title: z.string() });
export type ApartDate = z.infer<typeof ApartDate>;

/** With all that its page says. */
export const EventDetail = Event.extend({
  /** The shown date in full. */
  date: EventDate,
  /** Dates that are not over, the soonest first; at most so many as a page names. */
  comingDates: z.array(EventDate),
  /** How many there are of them. */
  comingCount: z.int(),
  /** People on all dates together. */
  interestCount: z.int(),
  /** How it recurs, in words; null for a single date. */
  recurrence: z.string().nullable(),
  /** The event that it was split from, whose earlier dates stay there; null where there is none to see. */
  continues: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** The event that later dates went into when they were changed; null where there is none to see. */
  continuedBy: z.object({ id: z.int(), title: z.string(), startLocal: z.string() }).nullable(),
  /** Dates of it that are not over and became events of their own, the soonest first. */
  apart: z.array(ApartDate),
  /** The series that it was a date of; null where there is none to see. */
  partOf: z.object({ id: z.int(), title: z.string() }).nullable(),
});
export type EventDetail = z.infer<typeof EventDetail>;
