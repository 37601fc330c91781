import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const REVIEW_OUTCOMES = [
  "published",
  "declined",
  "change-published",
  "change-declined",
  "taken-down",
] as const;

/** Carries everything that the mail says: a declined review is gone when the mail is written. */
export const DeliverReviewDecision = defineJob({
  name: "deliver-review-decision",
  payload: z.object({
    email: z.string(),
    /** With the title null where the address is not proved and nobody has approved them. */
    userName: z.string().nullable(),
    businessId: z.int(),
    businessName: z.string(),
    title: z.string().nullable(),
    outcome: z.enum(REVIEW_OUTCOMES),
    reason: z.string().nullable(),
  }),
});

export const DeliverReviewAnswer = defineJob({
  name: "deliver-review-answer",
  payload: z.object({ reviewId: z.int() }),
});
