import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

export const DeliverAttendeeMessage = defineJob({
  name: "deliver-attendee-message",
  payload: z.object({ messageId: z.int(), registrationId: z.int() }),
});
