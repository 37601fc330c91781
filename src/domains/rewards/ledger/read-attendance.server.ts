import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import {
  eventArrivals,
  eventDates,
  eventRegistrations,
  events,
} from "#src/db/schema/events.server.ts";
import type { Thing } from "../worth/thing.ts";
import { stateCode } from "./state-code.ts";

interface Person {
  userId: string;
  email: string;
}

/** Dates at whose door a person was counted in by somebody else, and not out again. */
export async function readAttendance(tx: Tx, { userId, email }: Person): Promise<Thing[]> {
  const isTheirs = or(
    eq(eventRegistrations.userId, userId),
    and(
      isNull(eventRegistrations.userId),
      eq(sql`lower(${eventRegistrations.userEmail})`, email.toLowerCase()),
    ),
  );
  const rows = await tx
    .select({
      dateId: eventDates.id,
      eventId: events.id,
      title: events.title,
      state: events.state,
      at: sql<Date>`min(${eventArrivals.scannedAt}) filter (where ${eventArrivals.count} > 0)`.mapWith(
        eventArrivals.scannedAt,
      ),
      isOwn: sql<boolean>`coalesce(${events.organizerId} = ${userId}, false)
        or coalesce(bool_or(${eventArrivals.scannedById} = ${userId}), false)`,
    })
    .from(eventRegistrations)
    .innerJoin(eventArrivals, eq(eventArrivals.registrationId, eventRegistrations.id))
    .innerJoin(eventDates, eq(eventDates.id, eventRegistrations.dateId))
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(
      and(isTheirs, eq(eventRegistrations.status, "registered"), isNull(events.takenDownReason)),
    )
    .groupBy(eventDates.id, events.id)
    .having(sql`sum(${eventArrivals.count}) > 0`);
  return rows.map(({ dateId, state, ...row }) => ({
    ...row,
    kind: "event",
    source: String(dateId),
    path: `/events/${row.eventId}`,
    state: stateCode(state),
    businessId: null,
  }));
}
