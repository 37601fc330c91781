import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { savedPlaces } from "#src/db/schema/saved.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SavedIds } from "./contract.ts";
import { SAVED_MAX } from "./limits-contract.ts";
import { listSavedIds } from "./queries.server.ts";

/** Saving twice is saving once. */
export async function savePlace(
  { db }: Services,
  { id: userId }: Viewer,
  { businessId }: { businessId: number },
): Promise<void> {
  await requireListing(db, businessId, null);
  await db.transaction(async (tx) => {
    const free = await countFree(tx, userId);
    if (free === 0 && !(await isSaved(tx, userId, businessId))) {
      throw new AppError("conflict", `You can save up to ${SAVED_MAX} places.`);
    }
    await insertLive(tx, userId, [businessId]);
    // It was deleted or switched off since it was looked for.
    if (!(await isSaved(tx, userId, businessId))) {
      throw new AppError("not_found", "Business not found");
    }
  });
}

/**
 * Takes over what a device kept, as far as there is room. Numbers of listings that are gone are
 * passed over: the device could not know.
 */
export async function mergePlaces(
  { db }: Services,
  { id: userId }: Viewer,
  { businessIds }: { businessIds: SavedIds },
): Promise<SavedIds> {
  return db.transaction(async (tx) => {
    const saved = new Set(await listSavedIds(tx, userId));
    const added = businessIds.filter((id) => !saved.has(id)).slice(0, await countFree(tx, userId));
    await insertLive(tx, userId, added);
    return listSavedIds(tx, userId);
  });
}

/** Locks the account's row: calls of one person are counted one after the other. */
async function countFree(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const taken = await tx.$count(savedPlaces, eq(savedPlaces.userId, userId));
  return Math.max(0, SAVED_MAX - taken);
}

async function isSaved(tx: Tx, userId: string, businessId: number): Promise<boolean> {
  const found = await tx.$count(
    savedPlaces,
    and(eq(savedPlaces.userId, userId), eq(savedPlaces.businessId, businessId)),
  );
  return found > 0;
}

/** The lock keeps a listing from being deleted between being read and being referred to. */
async function insertLive(tx: Tx, userId: string, ids: SavedIds): Promise<void> {
  await tx.execute(sql`
    insert into saved_places (user_id, business_id, created_at)
    select ${userId}, b.id, statement_timestamp() - given.place * interval '1 millisecond'
    from unnest(${sql.param(ids)}::int[]) with ordinality as given(id, place)
    join businesses b on b.id = given.id
    where b.status = 'live'
    for key share of b
    on conflict do nothing`);
}
