import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { announceReview } from "./announce-review.server.ts";
import type { ReviewRow } from "./to-review.server.ts";

/**
 * What was written earlier under an address belongs to the account that has proved it. One account
 * has one review per place, so of several the published one is joined, else the newest. What staff
 * added under the address was not written by its reader.
 */
export async function joinReviews(
  services: Pick<Services, "db" | "jobs">,
  account: { userId: string; email: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    for (const joined of await joinWritten(tx, account)) await announceReview(tx, services, joined);
  });
}

type Joined = Pick<ReviewRow, "id" | "businessId" | "userId">;

async function joinWritten(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<Joined[]> {
  const { rows } = await tx.execute<{ id: number; business_id: number }>(sql`
    update ${reviews} set user_id = ${userId}
    where id in (
      select distinct on (business_id) id from ${reviews}
      where lower(user_email) = lower(${email}) and user_id is null and not is_by_staff
      order by business_id, is_approved desc, created_at desc, id desc
    )
    and not exists (
      select 1 from ${reviews} own
      where own.user_id = ${userId} and own.business_id = ${reviews}.business_id
    )
    returning id, business_id`);
  return rows.map((row) => ({ id: row.id, businessId: row.business_id, userId }));
}
