import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type ListingRow, listingColumns } from "../listing/load-listings.server.ts";

/** Held until the end of the transaction: of two who decide at once, one waits and is told. */
export async function lockListing(tx: Tx, id: number): Promise<ListingRow> {
  const [row] = await tx
    .select(listingColumns)
    .from(businesses)
    .where(eq(businesses.id, id))
    .for("update");
  if (!row) throw new AppError("not_found", "Business not found");
  return row;
}

/** For its owner and for administrators; to others a listing that is not live does not exist. */
export function requireManager(
  row: ListingRow,
  viewer: Viewer,
  refusal = "Only its owner may change this listing.",
): void {
  if (viewer.isAdmin || row.ownerId === viewer.id) return;
  const isSeen = row.status === "live" || row.submittedById === viewer.id;
  if (!isSeen) throw new AppError("not_found", "Business not found");
  throw new AppError("forbidden", refusal);
}

export async function requireManaged(
  db: Db,
  id: number,
  viewer: Viewer,
  refusal?: string,
): Promise<ListingRow> {
  const [row] = await db.select(listingColumns).from(businesses).where(eq(businesses.id, id));
  if (!row) throw new AppError("not_found", "Business not found");
  requireManager(row, viewer, refusal);
  return row;
}
