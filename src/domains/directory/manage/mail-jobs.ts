import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const ofListing = z.object({ businessId: z.int() });

export const DeliverListingReceived = defineJob({
  name: "deliver-listing-received",
  payload: ofListing,
});

export const DeliverListingApproved = defineJob({
  name: "deliver-listing-approved",
  payload: ofListing,
});

/** Carries everything: the listing is gone when it is worked on. */
export const DeliverListingRejected = defineJob({
  name: "deliver-listing-rejected",
  payload: z.object({
    to: z.string(),
    firstName: z.string().nullable(),
    name: z.string().nullable(),
    reason: z.string().nullable(),
  }),
});
