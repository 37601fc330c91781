import type { Tx } from "#src/db/client.server.ts";
import type { Subject } from "#src/domains/moderation/contract.ts";
import { readListingName } from "./queries.server.ts";
import { changeableOf } from "./rules.ts";
import type { ReviewRow } from "./to-review.server.ts";

/** "Worth the detour (Halfway Rock Crab Deck)": readable when both are gone. */
export async function auditSubject(tx: Tx, row: ReviewRow): Promise<Subject> {
  const business = await readListingName(tx, row.businessId);
  return { type: "review", id: row.id, name: `${row.title} (${business})` };
}

/** What it said and who signed it; no address. */
export const auditText = (row: ReviewRow) => ({
  ...changeableOf(row),
  userName: row.userName,
  isApproved: row.isApproved,
});
