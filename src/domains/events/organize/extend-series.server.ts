import { and, eq, lt, ne } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { seriesOf } from "../event/find-event.server.ts";
import { requireEventRow } from "../event/queries.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import { HORIZON_DAYS } from "../series/limits-contract.ts";
import { planDates } from "./plan-dates.server.ts";

const DAY = 86_400_000;
/** Each is looked at once a month or so. */
const LEAD_DAYS = HORIZON_DAYS - 30;

/** Series without an end, or with a far one, get their next dates. */
export async function extendSeries(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        lt(events.datesUntil, new Date(now.getTime() + LEAD_DAYS * DAY)),
        ne(events.status, "cancelled"),
      ),
    );
  for (const { id } of due) await extendOne(db, id, now);
}

async function extendOne(db: Db, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
    const event = await requireEventRow(tx, id);
    const { slots, datesUntil } = planDates(seriesOf(event), now, event.datesUntil ?? now);
    if (slots.length > 0) {
      const rows = slots.map((slot) => ({ ...slot, eventId: id, capacity: event.capacity }));
      await tx.insert(eventDates).values(rows).onConflictDoNothing();
    }
    await tx.update(events).set({ datesUntil }).where(eq(events.id, id));
    await refreshShownDate(tx, id, now);
  });
}
