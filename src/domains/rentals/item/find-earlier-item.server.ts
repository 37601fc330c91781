import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { NewRentalItem } from "./contract.ts";
import { ITEM_KEY_USED } from "./limits-contract.ts";
import { type ItemRow, itemColumns } from "./to-item.server.ts";

type AskedItem = NewRentalItem & { businessId: number };

/** Of two at once with the same key, the second finds what the first added. */
export async function lockKey(tx: Tx, { requestKey }: AskedItem): Promise<void> {
  if (requestKey === undefined) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`rental-item-key:${requestKey}`}, 0))`,
  );
}

/**
 * What the same form has added already, when its answer was lost on the way. Whatever else it says now is not
 * dropped silently: whoever sent it is told what is stored.
 */
export async function findEarlierItem(db: Db | Tx, asked: AskedItem): Promise<ItemRow | null> {
  const { requestKey, businessId } = asked;
  if (requestKey === undefined) return null;
  const [found] = await db
    .select()
    .from(rentalItems)
    .where(and(eq(rentalItems.requestKey, requestKey), eq(rentalItems.businessId, businessId)));
  if (!found) return null;
  if (!isSame(found, asked))
    throw new AppError(
      "conflict",
      `"${found.name}" was added before and has not been changed. To change it, edit it in the list; press again to add this one, too.`,
      { code: ITEM_KEY_USED },
    );
  return found;
}

/** Pictures may have been given as data: their number is compared. */
function isSame(row: ItemRow, { images, businessId: _business, ...asked }: AskedItem): boolean {
  const columns = itemColumns(asked);
  const stored = Object.fromEntries(
    Object.keys(columns).map((name) => [name, row[name as keyof ItemRow]]),
  );
  return row.images.length === images.length && isDeepStrictEqual(stored, columns);
}
