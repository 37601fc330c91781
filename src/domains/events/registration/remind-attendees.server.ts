import { and, eq, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { isOnSite } from "../event/event-conditions.server.ts";
import { dayBefore } from "../series/wall-time.ts";
import { DeliverReminder } from "./mail-jobs.ts";

const HOUR = 3_600_000;
/** A day has 25 hours when clocks are put back. */
const LONGEST_DAY = 25 * HOUR;
const TWO_DAYS = 48 * HOUR;

interface DueDate {
  id: number;
  startsAt: Date;
  timeZone: string;
}

/**
 * Everybody whose date begins in a day. Whoever was reminded is marked in the transaction that sends
 * the mail on: however late or often this runs, nobody is reminded twice, nor after the start.
 */
export async function remindAttendees({ db, jobs }: Services, now: Date): Promise<void> {
  for (const date of await findDueDates(db, now))
    await db.transaction(async (tx) => {
      for (const { id: registrationId } of await markReminded(tx, date, now))
        await jobs.send(tx, DeliverReminder, { registrationId });
    });
}

async function findDueDates(db: Db, now: Date): Promise<DueDate[]> {
  const { id, startsAt, status } = eventDates;
  const coming = await db
    .select({ id, startsAt, timeZone: events.timeZone })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(
      and(
        gt(startsAt, now),
        lte(startsAt, new Date(now.getTime() + LONGEST_DAY)),
        eq(status, "active"),
        eq(events.status, "active"),
        isOnSite,
      ),
    )
    .orderBy(startsAt);
  return coming.filter((date) => reminderTime(date) <= now);
}

const reminderTime = ({ startsAt, timeZone }: DueDate): Date => dayBefore(startsAt, timeZone);

const markReminded = (tx: Tx, date: DueDate, now: Date) =>
  tx
    .update(eventRegistrations)
    .set({ remindedAt: now })
    .where(and(eq(eventRegistrations.dateId, date.id), isToBeReminded(date)))
    .returning({ id: eventRegistrations.id });

/**
 * Not who registered within the last day, nor who has just moved up and is asked to confirm: they
 * have read of it. A date that was moved far away is reminded of once more.
 */
function isToBeReminded(date: DueDate): SQL | undefined {
  const { status, confirmBy, createdAt, remindedAt, isDemo, userEmail } = eventRegistrations;
  const longAgo = new Date(date.startsAt.getTime() - TWO_DAYS);
  return and(
    eq(status, "registered"),
    isNull(confirmBy),
    lt(createdAt, reminderTime(date)),
    or(isNull(remindedAt), lt(remindedAt, longAgo)),
    eq(isDemo, false),
    sql`${userEmail} like '%@%'`,
  );
}
