import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import { lockOwnEvent, requireOnSite } from "./require-organizer.server.ts";
import { requireSeenEvent } from "./version-of-event.server.ts";

interface Turning {
  id: number;
  /** Null where nothing was shown. */
  version: number | null;
  note: string | null;
}

/** No date to come takes place; its page stays and says so. Each date remembers how it stood by itself. */
export const cancelEvent = (services: Services, viewer: Viewer, asked: Turning) =>
  turnEvent(services, viewer, { ...asked, status: "cancelled" });

/** It takes place after all, with every date that was not called off by itself; a single date in any case. */
export const resumeEvent = (services: Services, viewer: Viewer, asked: Turning) =>
  turnEvent(services, viewer, { ...asked, status: "active" });

async function turnEvent(
  services: Services,
  viewer: Viewer,
  { id, version, note, status }: Turning & { status: "active" | "cancelled" },
): Promise<EventDetail> {
  await services.db.transaction(async (tx) => {
    const event = await lockOwnEvent(tx, viewer, id);
    requireOnSite(event);
    if (event.status === status) return;
    requireSeenEvent(event, version);
    const dates = await lockComing(tx, id);
    if (status === "active") requireAny(dates);
    await tx
      .update(events)
      .set({ status, version: event.version + 1, updatedAt: sql`now()` })
      .where(eq(events.id, id));
    for (const date of dates) {
      const isRevived = status === "active" && isSingle(event) && isCancelled(date);
      if (isCancelled(date) && !isRevived) continue;
      await tx
        .update(eventDates)
        .set({ statusNote: note, sequence: date.sequence + 1, ...(isRevived && REVIVED) })
        .where(eq(eventDates.id, date.id));
      const kind = status === "cancelled" ? "cancelled" : kindOf(date);
      await followDate(tx, services, { dateId: date.id, kind, note });
    }
    await refreshShownDate(tx, id);
  });
  return requireEvent(services.db, { id });
}

const isSingle = ({ rule }: EventRow): boolean => rule === null;
const isCancelled = ({ status }: DateRow): boolean => status === "cancelled";
const REVIVED = { status: "active", weatherCall: null } as const;

/** How people are told of a date that is again as it was. */
const kindOf = ({ status }: DateRow) => (status === "postponed" ? "postponed" : "back");

const lockComing = (tx: Tx, eventId: number): Promise<DateRow[]> =>
  tx
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, eventId), gt(eventDates.overAt, new Date())))
    .orderBy(eventDates.id)
    .for("update");

function requireAny(dates: readonly DateRow[]): void {
  if (dates.length > 0) return;
  throw new AppError("conflict", "All of its dates are over. Please give it a new one first.");
}
