import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { NewRentalItem } from "./contract.ts";
import { ITEM_KEY_OF_REMOVED, ITEM_KEY_USED } from "./limits-contract.ts";
import type { ItemRow } from "./to-item.server.ts";

type AskedItem = NewRentalItem & { businessId: number };

/** Of what a form says; whatever becomes of the item, the same form is known again by it. */
export const digestOf = ({ requestKey: _key, businessId: _of, ...said }: AskedItem): string =>
  createHash("sha256").update(JSON.stringify(said)).digest("base64url");

/**
 * What the same form has added already, as it is now, when its answer was lost on the way. Whatever else it says
 * now is not dropped silently: whoever sent it is told what is stored, or that it was removed.
 */
export async function findEarlierItem(db: Db | Tx, asked: AskedItem): Promise<ItemRow | null> {
  const { requestKey, businessId } = asked;
  if (requestKey === undefined) return null;
  const [found] = await db
    .select()
    .from(rentalItems)
    .where(and(eq(rentalItems.requestKey, requestKey), eq(rentalItems.businessId, businessId)));
  if (!found) return null;
  if (found.isArchived)
    throw new AppError(
      "conflict",
      `"${found.name}" was added before and has been removed meanwhile. Press again to add it anew.`,
      { code: ITEM_KEY_OF_REMOVED },
    );
  if (found.requestDigest !== digestOf(asked))
    throw new AppError(
      "conflict",
      `"${found.name}" was added before and has not been changed. To change it, edit it in the list; press again to add this one, too.`,
      { code: ITEM_KEY_USED },
    );
  return found;
}
