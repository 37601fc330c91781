import type { listingEdits } from "#src/db/schema/directory.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { factOf } from "../listing/field-rules.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { positionOf } from "../manage/write-listing.server.ts";

export type EditRow = typeof listingEdits.$inferSelect;

/** What is to change and what it would replace: a listing that says something else by now counts. */
export function versionOfEdit(edit: EditRow, listing: ListingRow): string {
  const { status, field, before, after, note, proposerName } = edit;
  const current = currentOf(listing, field);
  return versionOf({ status, field, before, after, note, proposerName, current });
}

/** What the listing says now. */
export function currentOf(row: ListingRow, field: string): unknown {
  const fact = factOf(field);
  if (fact) return (row.facts as BoaterFacts)[fact.key] ?? null;
  const { address, city, state, zipCode } = row;
  const special: Record<string, unknown> = {
    closed: row.status !== "live",
    other: null,
    hours: row.hoursText,
    place: { address, city, state, zipCode },
    position: positionOf(row),
  };
  return Object.hasOwn(special, field) ? special[field] : row[field as keyof ListingRow];
}
