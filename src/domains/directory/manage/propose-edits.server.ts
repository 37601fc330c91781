import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { listingEdits } from "#src/db/schema/directory.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import type { ListingFields } from "./listing-columns.server.ts";
import { changesOf } from "./write-listing.server.ts";

/** What makes a listing the place that it is: changes of a live one wait for a decision. */
const MODERATED_FIELDS = [
  "name",
  "category",
  "address",
  "city",
  "state",
  "zipCode",
  "position",
] as const;

/**
 * Puts an owner's moderated changes into the queue, field by field, and answers the others, which
 * need no decision. A newer wish for a field takes the place of the older one; wishing for what is
 * there already takes it back.
 */
export async function proposeEdits(
  tx: Tx,
  { viewer, senderKey }: Sender<Viewer>,
  row: ListingRow,
  fields: Partial<ListingFields>,
): Promise<Partial<ListingFields>> {
  const entries = Object.entries(fields);
  const isModerated = ([field]: [string, unknown]) =>
    MODERATED_FIELDS.some((moderated) => moderated === field);
  const moderated = entries.filter(isModerated);
  const others = Object.fromEntries(entries.filter((entry) => !isModerated(entry)));
  if (moderated.length === 0) return others;
  await supersede(
    tx,
    row.id,
    moderated.map(([field]) => field),
  );
  const changes = changesOf(row, Object.fromEntries(moderated));
  if (!changes) return others;
  const proposerName = await nameOf(tx, viewer);
  await tx.insert(listingEdits).values(
    Object.entries(changes.after).map(([field, after]) => ({
      businessId: row.id,
      source: "owner" as const,
      field,
      before: changes.before[field] ?? null,
      after: after ?? null,
      proposerId: viewer.id,
      proposerName,
      senderKey,
    })),
  );
  return others;
}

async function supersede(tx: Tx, businessId: number, fields: string[]): Promise<void> {
  await tx
    .update(listingEdits)
    .set({ status: "superseded", decidedAt: sql`now()` })
    .where(
      and(
        eq(listingEdits.businessId, businessId),
        eq(listingEdits.source, "owner"),
        eq(listingEdits.status, "pending"),
        inArray(listingEdits.field, fields),
      ),
    );
}

async function nameOf(tx: Tx, viewer: Viewer): Promise<string> {
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, viewer.id));
  return [person?.firstName, person?.lastName].filter(Boolean).join(" ") || viewer.email;
}
