import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { RefreshSearchIndex } from "../listing/listing-jobs.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { forgetConfirmations } from "./forget-confirmations.server.ts";
import { columnsOf, type ListingFields } from "./listing-columns.server.ts";

export interface FieldChanges {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Writes fields of a listing that the caller has locked, with everything that depends on them, and
 * answers what has really changed; null when nothing has.
 */
export async function writeListing(
  tx: Tx,
  services: Services,
  row: ListingRow,
  fields: Partial<ListingFields>,
): Promise<FieldChanges | null> {
  const changes = changesOf(row, fields);
  if (!changes) return null;
  const position = "position" in changes.after ? fields.position : undefined;
  await writeColumns(tx, row, { ...fieldsOf(row), ...fields, position });
  await forgetConfirmations(tx, services, { businessId: row.id, ...changes });
  if (row.status === "live") await services.jobs.send(tx, RefreshSearchIndex, {});
  return changes;
}

async function writeColumns(tx: Tx, row: ListingRow, fields: ListingFields): Promise<void> {
  const columns = await columnsOf(fields, row);
  await tx
    .update(businesses)
    .set({ ...columns, version: sql`${businesses.version} + 1`, updatedAt: sql`now()` })
    .where(eq(businesses.id, row.id));
  const { images = [], videos = [] } = columns;
  await showMedia(tx, `business:${row.id}`, [...images, ...videos]);
}

/** Field by field; an entry that says the same is no change. */
export function changesOf(row: ListingRow, fields: Partial<ListingFields>): FieldChanges | null {
  const current: Record<string, unknown> = { ...fieldsOf(row), position: positionOf(row) };
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (isAlike(current[field], value)) continue;
    if (field === "position" && isAlike(shownPosition(row), value)) continue;
    before[field] = current[field];
    after[field] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}

function fieldsOf(row: ListingRow): ListingFields {
  const { name, description, category, address, city, state, zipCode, phone, email } = row;
  const { website, hoursText, priceRange, amenities, images, videos } = row;
  return {
    name,
    description,
    category,
    address,
    city,
    state,
    zipCode,
    phone,
    email,
    website,
    hoursText,
    priceRange,
    amenities,
    images,
    videos,
    facts: row.facts as BoaterFacts,
  };
}

interface Position {
  latitude: number;
  longitude: number;
}

/** Null while nobody has given one. */
export const positionOf = (row: ListingRow): Position | null =>
  row.positionIsApproximate ? null : shownPosition(row);

/** Also one that was only found from the address: sent back as it was read, it is no new one. */
function shownPosition({ latitude, longitude }: ListingRow): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Six decimals of a degree are on the wire: a hand's breadth. */
const round = (_key: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value;

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;

export const isAlike = (some: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(some), round) === JSON.stringify(sorted(other), round);
