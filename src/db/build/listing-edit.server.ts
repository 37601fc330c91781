import type { Db, Tx } from "#src/db/client.server.ts";
import { listingEdits } from "#src/db/schema/directory.server.ts";
import { buildListing } from "./listing.server.ts";

type NewEdit = Partial<Omit<typeof listingEdits.$inferInsert, "id">>;

/** A reader's word about the phone number that waits, of a business of its own unless one is given. */
export async function buildListingEdit(
  db: Db | Tx,
  facts: NewEdit = {},
): Promise<typeof listingEdits.$inferSelect> {
  const businessId = facts.businessId ?? (await buildListing(db)).id;
  const [edit] = await db
    .insert(listingEdits)
    .values({
      source: "reader",
      field: "phone",
      before: "(410) 555-0100",
      after: "(410) 555-0199",
      proposerName: "A visitor",
      ...facts,
      businessId,
    })
    .returning();
  if (!edit) throw new Error("The change was not stored");
  return edit;
}
