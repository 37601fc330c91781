import type { Db } from "#src/db/client.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { readPicker } from "#src/domains/rentals/booking/read-picker.server.ts";
import { findOtherWays } from "#src/domains/rentals/item/ask-elsewhere.server.ts";
import { listItems, RENTALS } from "#src/domains/rentals/item/queries.server.ts";

/** What a rentals business rents and what of it the address asks for; null for every other listing. */
export async function findListingRentals(
  db: Db,
  { id, category, isActive }: Business,
  search: URLSearchParams,
) {
  if (category !== RENTALS) return null;
  const items = await listItems(db, id);
  const elsewhere = await findOtherWays(db, id);
  const picker = isActive && !elsewhere ? await readPicker(db, items, search) : null;
  return { items, picker, elsewhere };
}
