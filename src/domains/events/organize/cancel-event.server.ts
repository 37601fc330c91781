import { and, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import type { DateRow } from "../event/to-event.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import { requireOwnEvent } from "./require-organizer.server.ts";

interface Turning {
  id: number;
  note: string | null;
}

/** No date to come takes place; its page stays and says so. Each date remembers how it stood by itself. */
export const cancelEvent = (services: Services, viewer: Viewer, asked: Turning) =>
  turnEvent(services, viewer, { ...asked, status: "cancelled" });

/** It takes place after all, with every date that was not called off by itself. */
export const resumeEvent = (services: Services, viewer: Viewer, asked: Turning) =>
  turnEvent(services, viewer, { ...asked, status: "active" });

async function turnEvent(
  services: Services,
  viewer: Viewer,
  { id, note, status }: Turning & { status: "active" | "cancelled" },
): Promise<EventDetail> {
  await services.db.transaction(async (tx) => {
    await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
    const event = await requireOwnEvent(tx, viewer, id);
    if (event.status === status) return;
    const dates = await lockComing(tx, id);
    if (status === "active") requireAny(dates);
    await tx.update(events).set({ status }).where(eq(events.id, id));
    for (const { id: dateId, sequence, ...date } of dates) {
      await tx
        .update(eventDates)
        .set({ statusNote: note, sequence: sequence + 1 })
        .where(eq(eventDates.id, dateId));
      const kind = status === "cancelled" ? "cancelled" : KINDS[date.status];
      await followDate(tx, services, { dateId, kind, note });
    }
    await refreshShownDate(tx, id);
  });
  return requireEvent(services.db, { id });
}

/** How people are told of a date that is again as it was. */
const KINDS = { active: "back", postponed: "postponed", cancelled: "cancelled" } as const;

const lockComing = (tx: Tx, eventId: number): Promise<DateRow[]> =>
  tx
    .select()
    .from(eventDates)
    .where(
      and(
        eq(eventDates.eventId, eventId),
        gt(eventDates.overAt, new Date()),
        ne(eventDates.status, "cancelled"),
      ),
    )
    .orderBy(eventDates.id)
    .for("update");

function requireAny(dates: readonly DateRow[]): void {
  if (dates.length > 0) return;
  throw new AppError("conflict", "It has no date to come that could take place.");
}
