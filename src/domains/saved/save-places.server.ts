import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { DevicePlaces, SavedIds } from "./contract.ts";
import { lockFirstList } from "./first-list.server.ts";
import { SAVED_MAX } from "./limits-contract.ts";
import { countFree, isOnList, putOnList } from "./put-on-list.server.ts";
import { listSavedIds } from "./queries.server.ts";

/** Saving twice is saving once. */
export async function savePlace(
  { db }: Services,
  { id: userId }: Viewer,
  { businessId }: { businessId: number },
): Promise<void> {
  await requireListing(db, businessId, null);
  await db.transaction(async (tx) => {
    const listId = await lockFirstList(tx, userId);
    const free = await countFree(tx, listId);
    if (free === 0 && !(await isOnList(tx, listId, businessId))) {
      throw new AppError("conflict", `You can save up to ${SAVED_MAX} places.`);
    }
    await putOnList(tx, listId, [businessId], "above");
    // It was deleted or switched off since it was looked for.
    if (!(await isOnList(tx, listId, businessId))) {
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
  { businessIds, notes }: DevicePlaces,
): Promise<SavedIds> {
  return db.transaction(async (tx) => {
    const listId = await lockFirstList(tx, userId);
    const saved = new Set(await listSavedIds(tx, userId));
    const free = await countFree(tx, listId);
    const added = businessIds.filter((id) => !saved.has(id)).slice(0, free);
    await putOnList(tx, listId, added, "above");
    await writeNotes(tx, listId, notes);
    return listSavedIds(tx, userId);
  });
}

/** Words that the account holds already stay. */
export async function writeNotes(
  tx: Tx,
  listId: number,
  notes: DevicePlaces["notes"],
): Promise<void> {
  if (notes.length === 0) return;
  const ids = notes.map(({ businessId }) => businessId);
  const words = notes.map(({ note }) => note);
  await tx.execute(sql`
    update saved_places p set note = given.note
    from unnest(${sql.param(ids)}::int[], ${sql.param(words)}::text[]) as given(id, note)
    where p.list_id = ${listId} and p.business_id = given.id and p.note = ''`);
}
