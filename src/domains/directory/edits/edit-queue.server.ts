import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { listingEdits } from "#src/db/schema/directory.server.ts";
import { ALREADY_DECIDED } from "#src/domains/moderation/already-decided.server.ts";
import type { Queue } from "#src/domains/moderation/decide.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { lockListing } from "../manage/lock-listing.server.ts";
import { type EditRow, versionOfEdit } from "./edit-version.server.ts";

interface LockedEdit {
  row: ListingRow;
  edit: EditRow;
}

/** The listing first, then the change: whoever writes a listing takes the two in this order. */
async function lockEdit(tx: Tx, id: number): Promise<LockedEdit> {
  const [seen] = await tx
    .select({ businessId: listingEdits.businessId })
    .from(listingEdits)
    .where(eq(listingEdits.id, id));
  if (!seen) throw noSuchChange();
  const row = await lockListing(tx, seen.businessId);
  const [edit] = await tx.select().from(listingEdits).where(eq(listingEdits.id, id)).for("update");
  if (!edit) throw noSuchChange();
  return { row, edit };
}

const noSuchChange = () => new AppError("not_found", "There is no such change.");

export const editQueue: Queue<LockedEdit> = {
  lock: lockEdit,
  isWaiting: ({ edit }) => edit.status === "pending",
  versionOf: ({ edit, row }) => versionOfEdit(edit, row),
  tooLate: () => new AppError("conflict", ALREADY_DECIDED, { code: "already_decided" }),
};
