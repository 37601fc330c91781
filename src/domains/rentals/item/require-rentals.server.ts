import type { Db } from "#src/db/client.server.ts";
import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { requireManaged } from "#src/domains/directory/manage/lock-listing.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { RENTALS } from "./queries.server.ts";

/** A rentals business, for its owner and for administrators. */
export async function requireRentals(db: Db, id: number, viewer: Viewer): Promise<ListingRow> {
  const business = await requireManaged(db, id, viewer);
  if (business.category === RENTALS) return business;
  throw new AppError("invalid", "Only businesses of the category Rentals have rental items.", {
    code: "not_rentals",
  });
}
