import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";
import { AccountType } from "./contract.ts";

/**
 * Sent for every address, known or not: what the request does, and how long it takes, is the same.
 * The job decides, in the background, whether there is anything to mail.
 */
export const DeliverSignInCode = defineJob({
  name: "deliver-sign-in-code",
  payload: z.object({
    email: z.string(),
    ticketHash: z.string(),
    signUp: z.object({ firstName: z.string(), accountType: AccountType }).nullable(),
  }),
});

export const DeliverPasswordReset = defineJob({
  name: "deliver-password-reset",
  payload: z.object({ email: z.string() }),
});

export const DeliverPasswordChanged = defineJob({
  name: "deliver-password-changed",
  payload: z.object({ userId: z.string() }),
});

export const ForgetExpired = defineJob({
  name: "forget-expired-sign-ins",
  payload: z.object({}),
  cron: "17 * * * *",
});
