import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Business } from "./contract.ts";
import { listingColumns } from "./load-listings.server.ts";
import { toManagedBusiness } from "./to-business.server.ts";

const OWN_MAX = 200;

/** What belongs to the person, and what they have sent in and still waits. */
export async function listOwnBusinesses(db: Db, viewer: Viewer): Promise<Business[]> {
  const rows = await db
    .select({ business: listingColumns, owner: users })
    .from(businesses)
    .leftJoin(users, eq(users.id, businesses.ownerId))
    .where(
      or(
        eq(businesses.ownerId, viewer.id),
        and(eq(businesses.submittedById, viewer.id), eq(businesses.status, "pending")),
      ),
    )
    .orderBy(desc(businesses.createdAt), desc(businesses.id))
    .limit(OWN_MAX);
  const waiting = await readWaiting(
    db,
    rows.map(({ business }) => business.id),
  );
  const now = new Date();
  return rows.map(({ business, owner }) => ({
    ...toManagedBusiness(business, { owner }, now),
    waitingFields: waiting.filter(({ id }) => id === business.id).map(({ field }) => field),
  }));
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
