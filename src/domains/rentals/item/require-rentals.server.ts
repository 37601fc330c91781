import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import {
  type ListingRow,
  listingColumns,
} from "#src/domains/directory/listing/load-listings.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { CATEGORY_NAME } from "./limits-contract.ts";
import { isManagerOf, RENTALS } from "./queries.server.ts";

/** A rentals business, or one that was, for its owner and for administrators. */
export async function requireRentals(db: Db, id: number, viewer: Viewer): Promise<ListingRow> {
  const business = await requireOwn(db, id, viewer);
  if (isOfCategory(business) || (await db.$count(rentalItems, eq(rentalItems.businessId, id))) > 0)
    return business;
  throw notRentals();
}

/** The same for what is new: only where customers can ask for it. */
export async function requireCategory(db: Db, id: number, viewer: Viewer): Promise<void> {
  if (!isOfCategory(await requireOwn(db, id, viewer))) throw notRentals();
}

export const isOfCategory = ({ category }: Pick<ListingRow, "category">): boolean =>
  category === RENTALS;

async function requireOwn(db: Db, id: number, viewer: Viewer): Promise<ListingRow> {
  const [row] = await db.select(listingColumns).from(businesses).where(eq(businesses.id, id));
  if (!row) throw new AppError("not_found", "Business not found");
  requireManagerOf(row, viewer);
  return row;
}

/** Of what is there, whatever its status: others are told that it is not theirs. */
export function requireManagerOf(business: ListingRow, viewer: Viewer): void {
  if (isManagerOf(business, viewer)) return;
  throw new AppError("forbidden", "Only its owner may see and change the rentals of this listing.");
}

const notRentals = () =>
  new AppError("invalid", `Only businesses of the category ${CATEGORY_NAME} have rental items.`, {
    code: "not_rentals",
  });
