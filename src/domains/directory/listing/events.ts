import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

const businessId = z.int();

/** Somebody sent a listing in; it waits for a decision. */
export const ListingSubmitted = defineEvent({
  name: "business-submitted",
  payload: z.object({ businessId, submittedById: z.string().nullable() }),
});

/** It is live from now on, and belongs to whoever sent it in while signed in. */
export const ListingApproved = defineEvent({
  name: "business-approved",
  payload: z.object({ businessId, ownerId: z.string().nullable() }),
});

/** It has another owner from now on. */
export const ListingTransferred = defineEvent({
  name: "business-transferred",
  payload: z.object({ businessId, ownerId: z.string() }),
});

/** It is gone: rejected while it waited, or deleted later. */
export const ListingRemoved = defineEvent({
  name: "business-removed",
  payload: z.object({ businessId, name: z.string(), wasPending: z.boolean() }),
});

/** What somebody with an account said about listings stands otherwise: accepted, confirmed or outdated. */
export const ContributionChanged = defineEvent({
  name: "contribution-changed",
  payload: z.object({ userId: z.string() }),
});
