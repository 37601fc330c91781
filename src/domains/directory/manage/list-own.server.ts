import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Business } from "../listing/contract.ts";
import { listingColumns } from "../listing/load-listings.server.ts";
import { toManagedListing } from "../listing/to-business.server.ts";
import type { OwnSummary } from "./contract.ts";

/** What belongs to the person, and what they have sent in and still waits. */
const ofPerson = ({ id }: Viewer): SQL | undefined =>
  or(
    eq(businesses.ownerId, id),
    and(eq(businesses.submittedById, id), eq(businesses.status, "pending")),
  );

export async function listOwnListings(
  db: Db,
  viewer: Viewer,
  { limit, offset }: Paging,
): Promise<ListPage<Business>> {
  const rows = await db
    .select({ business: listingColumns, owner: users })
    .from(businesses)
    .leftJoin(users, and(eq(users.id, businesses.ownerId), eq(users.id, viewer.id)))
    .where(ofPerson(viewer))
    .orderBy(desc(businesses.createdAt), desc(businesses.id))
    .limit(limit)
    .offset(offset);
  const waiting = await readWaiting(
    db,
    rows.map(({ business }) => business.id),
  );
  const now = new Date();
  return {
    items: rows.map(({ business, owner }) => ({
      ...toManagedListing(business, { owner }, now),
      ownerId: owner?.id ?? null,
      waitingFields: waiting.filter(({ id }) => id === business.id).map(({ field }) => field),
    })),
    total: await db.$count(businesses, ofPerson(viewer)),
  };
}

/** Of all of them, however many a page shows. Each review counts the same, wherever it was written. */
export async function summarizeOwn(db: Db, viewer: Viewer): Promise<OwnSummary> {
  const stars = sql`sum(${businesses.averageRating} * ${businesses.reviewCount})`;
  const reviews = sql`sum(${businesses.reviewCount})`;
  const hasRented = sql`exists (select from ${rentalItems} where ${rentalItems.businessId} = ${businesses.id})`;
  const isRentals = or(eq(businesses.category, "rentals"), hasRented);
  const isOwnRentals = and(eq(businesses.ownerId, viewer.id), isRentals);
  const [row] = await db
    .select({
      businesses: sql<number>`count(*)::int`,
      reviews: sql<number>`coalesce(${reviews}, 0)::int`,
      rentals: sql<number>`count(*) filter (where ${isOwnRentals})::int`,
      averageRating: sql<string | null>`round(${stars}::numeric / nullif(${reviews}, 0), 1)::text`,
    })
    .from(businesses)
    .where(ofPerson(viewer));
  return row ?? { businesses: 0, reviews: 0, averageRating: null, rentals: 0 };
}

async function readWaiting(db: Db, ids: number[]): Promise<{ id: number; field: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: listingEdits.businessId, field: listingEdits.field })
    .from(listingEdits)
    .where(
      and(
        inArray(listingEdits.businessId, ids),
        eq(listingEdits.source, "owner"),
        eq(listingEdits.status, "pending"),
      ),
    )
    .orderBy(listingEdits.id);
}
