import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";

/** A shared experience of somebody with an account has come onto a page, or gone from it. */
export const ExperienceChanged = defineEvent({
  name: "experience-changed",
  payload: z.object({ experienceId: z.int(), userId: z.string() }),
});
