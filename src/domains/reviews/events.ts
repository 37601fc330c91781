import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/** A review is on the page for the first time. What it says is no part of this. */
export const ReviewApproved = defineEvent({
  name: "review-approved",
  payload: z.object({
    reviewId: z.int(),
    businessId: z.int(),
    /** Null when it was written without an account. */
    userId: z.string().nullable(),
  }),
});
