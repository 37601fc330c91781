import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Carries everything that the mail says: a declined experience is gone when it is written. */
export const DeliverExperienceDecision = defineJob({
  name: "deliver-experience-decision",
  payload: z.object({
    email: z.string(),
    authorName: z.string(),
    businessId: z.int().nullable(),
    eventId: z.int().nullable(),
    aboutName: z.string(),
    isPublished: z.boolean(),
    /** It was on the page and was taken down. */
    wasPublished: z.boolean().default(false),
    reason: z.string().nullable(),
  }),
});
