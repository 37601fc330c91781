import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import { createTurns } from "#src/platform/turns.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ItemRow } from "./to-item.server.ts";

/** Until the transaction ends nobody else books, closes or changes it. */
export async function lockItem(tx: Tx, id: number): Promise<ItemRow> {
  const [item] = await tx
    .select()
    .from(rentalItems)
    .where(eq(rentalItems.id, id))
    .for("no key update");
  if (!item) throw new AppError("not_found", "Rental item not found");
  return item;
}

const ITEMS_AT_ONCE = 8;

const turns = createTurns({
  atOnce: ITEMS_AT_ONCE,
  weightMax: ITEMS_AT_ONCE,
  waitingMax: 5000,
  busy: "Very many people are booking just now. Please try again in a moment.",
});

/** One after another for each item, before a connection is taken: those who wait for a lock would hold them all. */
export const inItemTurn = <T>(itemId: number, work: () => Promise<T>): Promise<T> =>
  turns.take(String(itemId), 1, work);
