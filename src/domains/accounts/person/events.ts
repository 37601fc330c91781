import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/** Later domains join what was written earlier under this address, which is now proved. */
export const AccountCreated = defineEvent({
  name: "account-created",
  payload: z.object({ userId: z.string(), email: z.string() }),
});
