import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Says so to both sides; the time itself is free without it. */
export const ExpireRequests = defineJob({
  name: "expire-rental-requests",
  payload: z.object({}),
  cron: "* * * * *",
});

export const RemindOwners = defineJob({
  name: "remind-rental-owners",
  payload: z.object({}),
  cron: "*/10 * * * *",
});

export const RemindCustomers = defineJob({
  name: "remind-rental-customers",
  payload: z.object({}),
  cron: "5-55/10 * * * *",
});

export const ForgetBookings = defineJob({
  name: "forget-old-rental-bookings",
  payload: z.object({}),
  cron: "47 3 * * *",
});
