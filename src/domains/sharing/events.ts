import { z } from "zod";
import { defineEvent } from "#src/platform/jobs/define-job.ts";
import { ShareFacts } from "./contract.ts";

/** A signed-in person has shared something. Points are counted from this. */
export const ContentShared = defineEvent({
  name: "content-shared",
  payload: ShareFacts.extend({ userId: z.string(), at: z.iso.datetime() }),
});

/** A shared experience has come onto the page of its business or event. */
export const ExperiencePublished = defineEvent({
  name: "experience-published",
  payload: z.object({
    experienceId: z.int(),
    businessId: z.int().nullable(),
    eventId: z.int().nullable(),
    userId: z.string().nullable(),
  }),
});
