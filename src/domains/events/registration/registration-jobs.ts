import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";
import { DateNews } from "./mail-jobs.ts";

/** Who did not say yes in time makes room also while nobody registers. */
export const LapseUnconfirmed = defineJob({
  name: "lapse-unconfirmed-registrations",
  payload: z.object({}),
  cron: "* * * * *",
});

/** Catches up after a standstill, as long as the event has not begun. */
export const RemindAttendees = defineJob({
  name: "remind-attendees",
  payload: z.object({}),
  cron: "*/10 * * * *",
});

/** One mail for each party, made apart from the change itself. */
export const TellRegistrants = defineJob({
  name: "tell-event-registrants",
  payload: DateNews.extend({
    dateId: z.int(),
    /** Parties that read of it in a mail of their own. */
    toldApart: z.array(z.int()).default([]),
  }),
});

export const ForgetRegistrations = defineJob({
  name: "forget-old-registrations",
  payload: z.object({}),
  cron: "41 3 * * *",
});
