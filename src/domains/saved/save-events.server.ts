import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { savedEvents } from "#src/db/schema/saved.server.ts";
import { EVENT_NOT_FOUND, requirePublicRow } from "#src/domains/events/event/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SavedIds } from "./contract.ts";
import { listSavedEventIds } from "./event-queries.server.ts";
import { SAVED_MAX } from "./limits-contract.ts";

/** Saving twice is saving once. */
export async function saveEvent(
  { db }: Services,
  { id: userId }: Viewer,
  { eventId }: { eventId: number },
): Promise<void> {
  await requirePublicRow(db, eventId);
  await db.transaction(async (tx) => {
    const free = await countFree(tx, userId);
    if (free === 0 && !(await isSaved(tx, userId, eventId))) {
      throw new AppError("conflict", `You can save up to ${SAVED_MAX} events.`);
    }
    await insertShown(tx, userId, [eventId]);
    // It was deleted or taken down since it was looked for.
    if (!(await isSaved(tx, userId, eventId))) throw new AppError("not_found", EVENT_NOT_FOUND);
  });
}

/** Takes over what a device kept, as far as there is room; events that are gone are passed over. */
export async function mergeEvents(
  { db }: Services,
  { id: userId }: Viewer,
  { eventIds }: { eventIds: SavedIds },
): Promise<SavedIds> {
  return db.transaction(async (tx) => {
    const free = await countFree(tx, userId);
    const saved = new Set(await listSavedEventIds(tx, userId));
    const added = eventIds.filter((id) => !saved.has(id)).slice(0, free);
    await insertShown(tx, userId, added);
    return listSavedEventIds(tx, userId);
  });
}

/** Removing twice is removing once. A number of no event is "not found", as everywhere. */
export async function removeEvent(
  { db }: Services,
  { id: userId }: Viewer,
  { eventId }: { eventId: number },
): Promise<void> {
  const removed = await db
    .delete(savedEvents)
    .where(and(eq(savedEvents.userId, userId), eq(savedEvents.eventId, eventId)));
  if (removed.rowCount === 0) await requirePublicRow(db, eventId);
}

/** Locks the account's row: calls of one person are counted one after the other. */
async function countFree(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const taken = await tx.$count(savedEvents, eq(savedEvents.userId, userId));
  return Math.max(0, SAVED_MAX - taken);
}

async function isSaved(tx: Tx, userId: string, eventId: number): Promise<boolean> {
  const same = and(eq(savedEvents.userId, userId), eq(savedEvents.eventId, eventId));
  return (await tx.$count(savedEvents, same)) > 0;
}

/** The lock keeps an event from being deleted between being read and being referred to. */
async function insertShown(tx: Tx, userId: string, ids: SavedIds): Promise<void> {
  await tx.execute(sql`
    insert into saved_events (user_id, event_id, created_at)
    select ${userId}, e.id, statement_timestamp() - given.place * interval '1 millisecond'
    from unnest(${sql.param(ids)}::int[]) with ordinality as given(id, place)
    join events e on e.id = given.id
    where e.taken_down_reason is null
    for key share of e
    on conflict do nothing`);
}
