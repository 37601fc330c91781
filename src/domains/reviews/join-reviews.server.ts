import { sql } from "drizzle-orm";
import { reviews } from "#src/db/schema/reviews.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/**
 * What was written earlier under an address belongs to the account that has proved it. One account
 * has one review per place, so of several the published one is joined, else the newest. What staff
 * added under the address was not written by its reader.
 */
export async function joinReviews(
  { db }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db.execute(sql`
    update ${reviews} set user_id = ${userId}
    where id in (
      select distinct on (business_id) id from ${reviews}
      where lower(user_email) = lower(${email}) and user_id is null and not is_by_staff
      order by business_id, is_approved desc, created_at desc, id desc
    )
    and not exists (
      select 1 from ${reviews} own
      where own.user_id = ${userId} and own.business_id = ${reviews}.business_id
    )`);
}
