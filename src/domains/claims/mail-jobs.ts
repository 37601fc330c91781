import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

const payload = z.object({ claimId: z.int() });

/** A receipt; to an address that nobody has confirmed, the link that does. */
export const DeliverClaimReceived = defineJob({ name: "mail-claim-received", payload });
/** Approved or rejected; somebody without an account gets a single-use link with it. */
export const DeliverClaimDecided = defineJob({ name: "mail-claim-decided", payload });
/** To the present owner: somebody else was found to own the listing. */
export const DeliverTransferNotice = defineJob({ name: "mail-transfer-notice", payload });
/** To the site's own contact: an owner objected, and nothing goes on before somebody has looked. */
export const DeliverObjectionNotice = defineJob({ name: "mail-objection-notice", payload });
/** To whoever owned the listing when it was decided: what became of the claim on it. */
export const DeliverOwnerOutcome = defineJob({
  name: "mail-owner-outcome",
  payload: payload.extend({ ownerId: z.string() }),
});
