import type { Tx } from "#src/db/client.server.ts";
import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverReviewDecision } from "./mail-jobs.ts";
import type { ReviewOutcome } from "./mails/review-decision-mail.tsx";
import { readListingName } from "./queries.server.ts";
import type { ReviewRow } from "./to-review.server.ts";

/**
 * Only someone who wrote to us gets an answer: nobody waits for news of what staff or the demo
 * added, and who has left has no address.
 */
export const hasReader = (row: ReviewRow): boolean =>
  !row.isByStaff && !row.isDemo && row.userEmail !== "";

/** Sends the decision by mail, in its transaction. */
export async function tellWriter(
  tx: Tx,
  { jobs }: Services,
  row: ReviewRow,
  outcome: ReviewOutcome,
  reason: string | null = null,
): Promise<void> {
  if (!hasReader(row)) return;
  const mayRepeat = await isProved(tx, { userId: row.userId, email: row.userEmail });
  await jobs.send(tx, DeliverReviewDecision, {
    email: row.userEmail,
    userName: mayRepeat ? row.userName : null,
    businessId: row.businessId,
    businessName: await readListingName(tx, row.businessId),
    title: mayRepeat ? row.title : null,
    outcome,
    reason,
  });
}
