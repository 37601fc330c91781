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
