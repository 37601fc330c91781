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

/** Doors open and lists are kept a while before and after. */
const isInTime = sql`${eventArrivals.scannedAt} between ${eventDates.startsAt} - interval '12 hours'
  and ${eventDates.overAt} + interval '24 hours'`;

/** People who were let in before the beginning of what was then called off have seen nothing. */
const tookPlace = sql`${events.status} = 'active' or ${eventArrivals.scannedAt} >= ${eventDates.startsAt}`;

const firstIn = sql`min(${eventArrivals.scannedAt}) filter (
  where ${eventArrivals.count} > 0 and ${isInTime} and (${tookPlace}))`;

/** Dates that took place, at whose door a person was counted in by somebody else, and not out again. */
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
      givenBy: events.organizerId,
      at: firstIn.mapWith(eventArrivals.scannedAt),
      isOwn: sql<boolean>`coalesce(${events.organizerId} = ${userId}, false)
        or coalesce(bool_or(${eventArrivals.scannedById} = ${userId}), false)`,
    })
    .from(eventRegistrations)
    .innerJoin(eventArrivals, eq(eventArrivals.registrationId, eventRegistrations.id))
    .innerJoin(eventDates, eq(eventDates.id, eventRegistrations.dateId))
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(
      and(
        ...[isTheirs, eq(eventRegistrations.status, "registered")],
        ...[eq(eventDates.status, "active"), isNull(events.takenDownReason)],
      ),
    )
    .groupBy(eventDates.id, events.id)
    .having(sql`sum(${eventArrivals.count}) > 0 and ${firstIn} is not null`);
  return rows.map(({ dateId, state, ...row }) => ({
    ...row,
    kind: "event",
    source: String(dateId),
    path: `/events/${row.eventId}`,
    state: stateCode(state),
    businessId: null,
  }));
}
