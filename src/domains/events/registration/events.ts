import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/** Somebody has registered for a date, or waits for it. Not who. */
export const AttendeeRegistered = defineEvent({
  name: "attendee-registered",
  payload: z.object({
    registrationId: z.int(),
    eventId: z.int(),
    dateId: z.int(),
    attendeeCount: z.int(),
    status: z.enum(["registered", "waiting"]),
    at: z.iso.datetime(),
  }),
});

/** Somebody was counted in at the door, or out again, or has no place any more. Not who. */
export const AttendanceChanged = defineEvent({
  name: "attendance-changed",
  payload: z.object({ registrationId: z.int() }),
});

/** A date is at another time or place, does not take place, or takes place after all. */
export const DateChanged = defineEvent({
  name: "date-changed",
  payload: z.object({ dateId: z.int() }),
});

/** Administrators took an event off the site, or put it back. */
export const EventStandingChanged = defineEvent({
  name: "event-standing-changed",
  payload: z.object({ eventId: z.int() }),
});
