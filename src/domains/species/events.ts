import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/** Somebody is no longer trusted with a group, or with all. */
export const ExpertiseTaken = defineEvent({
  name: "expertise-taken",
  payload: z.object({ userId: z.string() }),
});
