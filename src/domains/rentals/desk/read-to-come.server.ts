import { and, asc, eq, exists, gt, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { ITEMS_MAX } from "../item/limits-contract.ts";
import { holdsTime } from "../item/queries.server.ts";
import type { ToCome } from "./contract.ts";

const isToCome = and(gt(rentalBookings.endsAt, sql`now()`), holdsTime);

/** Of each item that somebody has booked or asked for, and that is not over. */
export async function countToCome(db: Db, businessId: number): Promise<ToCome[]> {
  const isWaiting = sql`${rentalBookings.status} = 'pending'`;
  return db
    .select({
      itemId: rentalBookings.rentalItemId,
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      confirmed: sql`count(*) filter (where not ${isWaiting})`.mapWith(Number),
    })
    .from(rentalBookings)
    .where(and(eq(rentalBookings.businessId, businessId), isToCome))
    .groupBy(rentalBookings.rentalItemId);
}

/** No longer rented, while somebody still comes for them. */
export const listRemoved = (db: Db, businessId: number) =>
  db
    .select({ id: rentalItems.id, name: rentalItems.name })
    .from(rentalItems)
    .where(
      and(
        eq(rentalItems.businessId, businessId),
        eq(rentalItems.isArchived, true),
        exists(
          db
            .select({ one: sql`1` })
            .from(rentalBookings)
            .where(and(eq(rentalBookings.rentalItemId, rentalItems.id), isToCome)),
        ),
      ),
    )
    .orderBy(asc(rentalItems.id))
    .limit(ITEMS_MAX);
