import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { requireManaged } from "#src/domains/directory/manage/lock-listing.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { RENTALS } from "./queries.server.ts";

const ONLY_OWNER = "Only its owner may see and change the rentals of this listing.";

/** A rentals business, or one that was, for its owner and for administrators. */
export async function requireRentals(db: Db, id: number, viewer: Viewer): Promise<ListingRow> {
  const business = await requireManaged(db, id, viewer, ONLY_OWNER);
  if (isOfCategory(business) || (await db.$count(rentalItems, eq(rentalItems.businessId, id))) > 0)
    return business;
  throw notRentals();
}

/** The same for what is new: only where customers can ask for it. */
export async function requireCategory(db: Db, id: number, viewer: Viewer): Promise<void> {
  if (!isOfCategory(await requireManaged(db, id, viewer, ONLY_OWNER))) throw notRentals();
}

export const isOfCategory = ({ category }: Pick<ListingRow, "category">): boolean =>
  category === RENTALS;

const notRentals = () =>
  new AppError("invalid", "Only businesses of the category Rentals have rental items.", {
    code: "not_rentals",
  });
