import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** Asks whoever reads the contact address of a project whether it is theirs. */
export const DeliverContactQuestion = defineJob({
  name: "deliver-research-contact-question",
  payload: z.object({ projectId: z.int() }),
});

/** What the lead reads of a request. */
export const DeliverCollaborationRequest = defineJob({
  name: "deliver-collaboration-request",
  payload: z.object({ requestId: z.int() }),
});

/** Tells the lead that somebody is counted on no more. */
export const DeliverCollaborationWithdrawal = defineJob({
  name: "deliver-collaboration-withdrawal",
  payload: z.object({ requestId: z.int() }),
});

/** What whoever asked reads. Carries everything: the project may be gone when it is written. */
export const DeliverCollaborationAnswer = defineJob({
  name: "deliver-collaboration-answer",
  payload: z.object({
    to: z.string(),
    userId: z.string().nullable(),
    senderKey: z.string().nullable(),
    name: z.string(),
    projectTitle: z.string(),
    outcome: z.enum(["accepted", "declined", "gone"]),
    note: z.string().nullable(),
    /** Null when there is nothing to read behind it any more. */
    path: z.string().nullable(),
  }),
});

/** To the account of its creator, or to its confirmed address; it is gone when this is written. */
export const DeliverProjectTakenDown = defineJob({
  name: "deliver-research-taken-down",
  payload: z.object({ to: z.string(), title: z.string(), reason: z.string() }),
});
