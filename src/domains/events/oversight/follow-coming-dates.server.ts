import { and, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { EventRow } from "../event/to-event.server.ts";
import { followDate } from "../registration/follow-date.server.ts";

/** Everybody who registered for a date that was not cancelled by itself is told, and calendars with them. */
export async function followComingDates(
  tx: Tx,
  services: Services,
  { event, kind }: { event: EventRow; kind: "cancelled" | "back" },
): Promise<void> {
  if (event.status !== "active") return;
  const coming = await tx
    .select({ id: eventDates.id, sequence: eventDates.sequence, status: eventDates.status })
    .from(eventDates)
    .where(
      and(
        eq(eventDates.eventId, event.id),
        ne(eventDates.status, "cancelled"),
        gt(eventDates.overAt, new Date()),
      ),
    )
    .orderBy(eventDates.id)
    .for("update");
  for (const { id: dateId, sequence, status } of coming) {
    await tx
      .update(eventDates)
      .set({ sequence: sequence + 1 })
      .where(eq(eventDates.id, dateId));
    const isLater = kind === "back" && status === "postponed";
    await followDate(tx, services, { dateId, kind: isLater ? "postponed" : kind });
  }
}
