import { and, eq, gt, ne } from "drizzle-orm";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import { requireOwnEvent } from "./require-organizer.server.ts";

/** All dates that are still to come; its page stays and says so. */
export async function cancelEvent(
  services: Services,
  viewer: Viewer,
  { id, note }: { id: number; note: string | null },
): Promise<EventDetail> {
  await services.db.transaction(async (tx) => {
    await requireOwnEvent(tx, viewer, id);
    await tx.update(events).set({ status: "cancelled" }).where(eq(events.id, id));
    const coming = await tx
      .select()
      .from(eventDates)
      .where(
        and(
          eq(eventDates.eventId, id),
          gt(eventDates.overAt, new Date()),
          ne(eventDates.status, "cancelled"),
        ),
      )
      .orderBy(eventDates.id)
      .for("update");
    for (const { id: dateId, sequence } of coming) {
      await tx
        .update(eventDates)
        .set({ status: "cancelled", statusNote: note, sequence: sequence + 1 })
        .where(eq(eventDates.id, dateId));
      await followDate(tx, services, { dateId, kind: "cancelled", note });
    }
    await refreshShownDate(tx, id);
  });
  return requireEvent(services.db, { id });
}
