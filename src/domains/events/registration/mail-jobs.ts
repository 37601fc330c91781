import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Why somebody reads of a registration: it is new, it was asked for again, changed, or came up from the line. */
export const DeliverRegistration = defineJob({
  name: "deliver-event-registration",
  payload: z.object({
    registrationId: z.int(),
    occasion: z.enum(["new", "again", "changed", "moved_up"]),
    /** How many were asked for again. */
    askedFor: z.int().nullable().default(null),
  }),
});

export const DeliverRegistrationEnd = defineJob({
  name: "deliver-event-registration-end",
  payload: z.object({
    registrationId: z.int(),
    reason: z.enum(["cancelled", "removed", "lapsed", "too_large"]),
    /** It was not only waiting: it stands in a calendar. */
    hadPlace: z.boolean(),
  }),
});

/** On the day before. */
export const DeliverReminder = defineJob({
  name: "deliver-event-reminder",
  payload: z.object({ registrationId: z.int() }),
});

/** What became of a date, with what it was before: the row knows only what it is now. */
export const DateNews = z.object({
  kind: z.enum(["moved", "cancelled", "postponed", "back", "gathered", "go", "no_go"]),
  previousStartsAt: z.iso.datetime().nullable().default(null),
  previousEndsAt: z.iso.datetime().nullable().default(null),
  previousPlace: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
});
export type DateNews = z.infer<typeof DateNews>;
export type DateNewsInput = z.input<typeof DateNews>;

/** When a date would have been. */
export const previousTime = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) => ({
  previousStartsAt: startsAt.toISOString(),
  previousEndsAt: endsAt?.toISOString() ?? null,
});

export const DeliverDateNews = defineJob({
  name: "deliver-event-date-news",
  payload: DateNews.extend({ registrationId: z.int() }),
});

/** How the date stands when the reader may be written to again, whatever happened until then. */
export const DeliverGatheredNews = defineJob({
  name: "deliver-gathered-event-news",
  payload: z.object({ registrationId: z.int() }),
  waitsOnceFor: ({ registrationId }) => String(registrationId),
});
