import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { savedEvents } from "#src/db/schema/saved.server.ts";
import type { Event } from "#src/domains/events/event/contract.ts";
import { isOnSite } from "#src/domains/events/event/event-conditions.server.ts";
import { readEvents } from "#src/domains/events/event/queries.server.ts";
import type { SavedEventRecord, SavedIds } from "./contract.ts";

const newestFirst = [desc(savedEvents.createdAt), desc(savedEvents.eventId)];

/** Of events that are on the site: one that was taken down comes back when it is put back. */
export async function listSavedEventIds(db: Db | Tx, userId: string): Promise<SavedIds> {
  const rows = await db
    .select({ id: savedEvents.eventId })
    .from(savedEvents)
    .innerJoin(events, eq(events.id, savedEvents.eventId))
    .where(and(eq(savedEvents.userId, userId), isOnSite))
    .orderBy(...newestFirst);
  return rows.map(({ id }) => id);
}

/** Those on the site among these, in this order, each with its next date. */
export async function listShownEvents(db: Db, ids: SavedIds): Promise<Event[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, ids), isOnSite));
  const known = new Set(rows.map(({ id }) => id));
  const shown = [...new Set(ids)].filter((id) => known.has(id));
  return readEvents(
    db,
    shown.map((id) => ({ id, dateId: null })),
    new Date(),
  );
}

/** Everything that is kept, also of events that are not on the site just now. */
export async function listSavedEventRecords(db: Db, userId: string): Promise<SavedEventRecord[]> {
  const rows = await db
    .select({
      eventId: savedEvents.eventId,
      title: events.title,
      savedAt: savedEvents.createdAt,
    })
    .from(savedEvents)
    .innerJoin(events, eq(events.id, savedEvents.eventId))
    .where(eq(savedEvents.userId, userId))
    .orderBy(...newestFirst);
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}
