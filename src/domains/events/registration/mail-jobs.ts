import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** What became of a date, with what the readers were told of it before, where that is no longer so. */
export const DateNews = z.object({
  kind: z.enum(["moved", "cancelled", "postponed", "back", "gathered", "go", "no_go"]),
  /** How it stood before it was moved, where it did not take place. */
  was: z.enum(["postponed", "called_off"]).nullable().default(null),
  previousTitle: z.string().nullable().default(null),
  previousWhen: z.string().nullable().default(null),
  previousPlace: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
});
export type DateNews = z.infer<typeof DateNews>;
/** All of it but what was before. */
export type Happened = Pick<z.input<typeof DateNews>, "kind" | "note" | "was">;

/**
 * Why somebody reads of a registration: it is new, it was asked for again, changed, came up from
 * the line, or need not be confirmed any more.
 */
export const DeliverRegistration = defineJob({
  name: "deliver-event-registration",
  payload: z.object({
    registrationId: z.int(),
    occasion: z.enum(["new", "again", "changed", "moved_up", "sure"]),
    /** How many were asked for again. */
    askedFor: z.int().nullable().default(null),
    /** What happened to the date at the same time: the mail says it as well. */
    news: DateNews.nullable().default(null),
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
