import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const TransferListings = defineJob({
  name: "transfer-listings",
  payload: z.object({}),
  cron: "37 * * * *",
});

export const DropUnconfirmedClaims = defineJob({
  name: "drop-unconfirmed-claims",
  payload: z.object({}),
  cron: "52 * * * *",
});
