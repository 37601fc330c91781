import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/**
 * A review of somebody with an account stands otherwise from now on: published, changed, taken off
 * the page, deleted or joined to the account. What it says is no part of this.
 */
export const ReviewChanged = defineEvent({
  name: "review-changed",
  payload: z.object({ reviewId: z.int(), businessId: z.int(), userId: z.string() }),
});
