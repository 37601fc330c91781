import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Business, HoursRow } from "./contract.ts";
import { HOME_FEATURED } from "./limits-contract.ts";
import {
  type ListingRow,
  listingColumns,
  loadListing,
  loadListings,
} from "./load-listings.server.ts";
import { hoursWeekOf } from "./open-state.server.ts";
import { findInRotation, type Places } from "./rotation.server.ts";
import { toBusiness, toManagedListing, withDistance } from "./to-business.server.ts";

/**
 * A listing that is not live exists only for its owner, for administrators and, while it waits, for
 * whoever sent it in.
 */
export async function findListing(
  db: Db,
  id: number,
  viewer: Viewer | null,
): Promise<Business | null> {
  const row = await loadListing(db, id);
  return row ? showListing(db, row, viewer) : null;
}

/** The same with the rows of the coming week, which are null when the hours are only text. */
export async function findListingAndWeek(
  db: Db,
  id: number,
  viewer: Viewer | null,
): Promise<{ business: Business; week: HoursRow[] | null } | null> {
  const row = await loadListing(db, id);
  const business = row ? await showListing(db, row, viewer) : null;
  return row && business ? { business, week: hoursWeekOf(row, new Date()) } : null;
}

async function showListing(
  db: Db,
  business: ListingRow,
  viewer: Viewer | null,
): Promise<Business | null> {
  const now = new Date();
  if (viewer && (viewer.isAdmin || business.ownerId === viewer.id)) {
    const [owner, waitingFields] = await Promise.all([
      findOwner(db, business.ownerId),
      listWaitingFields(db, business.id),
    ]);
    return {
      ...toManagedListing(business, { owner }, now),
      waitingFields,
      ...(viewer.isAdmin && { isDemo: business.isDemo }),
    };
  }
  const isOwnSubmission = viewer !== null && business.submittedById === viewer.id;
  const isSeen = business.status === "live" || (business.status === "pending" && isOwnSubmission);
  return isSeen ? toBusiness(business, now) : null;
}

async function findOwner(db: Db, ownerId: string | null) {
  if (ownerId === null) return null;
  const [owner] = await db.select().from(users).where(eq(users.id, ownerId));
  return owner ?? null;
}

async function listWaitingFields(db: Db, businessId: number): Promise<string[]> {
  const rows = await db
    .select({ field: listingEdits.field })
    .from(listingEdits)
    .where(
      and(
        eq(listingEdits.businessId, businessId),
        eq(listingEdits.source, "owner"),
        eq(listingEdits.status, "pending"),
      ),
    );
  return rows.map(({ field }) => field);
}

export async function requireListing(db: Db, id: number, viewer: Viewer | null): Promise<Business> {
  const business = await findListing(db, id, viewer);
  if (!business) throw new AppError("not_found", "Business not found");
  return business;
}

const HOME_PLACES: readonly Places[] = [3, 2, 1].map((level) => ({ level, most: HOME_FEATURED }));

/** The home page's cards: whoever paid for the most, in fair rotation. */
export async function listHomeFeatured(db: Db, at: Date = new Date()): Promise<Business[]> {
  const ids = await findInRotation(db, at, HOME_PLACES);
  const rows = await loadListings(db, ids.slice(0, HOME_FEATURED));
  return rows.map((row) => toBusiness(row, at));
}

const SIMILAR_MAX = 3;

/** The nearest places of the same kind, with the miles to each. */
export async function listSimilarNearby(db: Db, business: Business): Promise<Business[]> {
  if (!business.latitude || !business.longitude) return [];
  const from = { latitude: Number(business.latitude), longitude: Number(business.longitude) };
  const here = sql`mercator(${Number(business.latitude)}::float8, ${Number(business.longitude)}::float8)`;
  const rows = await db
    .select(listingColumns)
    .from(businesses)
    .where(
      and(
        eq(businesses.status, "live"),
        eq(businesses.category, business.category),
        ne(businesses.id, business.id),
        isNotNull(businesses.latitude),
      ),
    )
    .orderBy(sql`mercator(${businesses.latitude}, ${businesses.longitude}) <-> ${here}`)
    .limit(SIMILAR_MAX);
  const now = new Date();
  return rows.map((row) => withDistance(toBusiness(row, now), from));
}

const PROMOTED: readonly Places[] = [
  { level: 3, most: 2 },
  { level: 2, most: 4 },
];

/**
 * The top section of a category: level 3, then level 2, each in the same fair rotation as the home
 * page. However many bought level 3, level 2 keeps its places.
 */
export async function listPromoted(
  db: Db,
  category: string,
  at: Date = new Date(),
): Promise<Business[]> {
  const ids = await findInRotation(db, at, PROMOTED, category);
  return (await loadListings(db, ids)).map((row) => toBusiness(row, at));
}
