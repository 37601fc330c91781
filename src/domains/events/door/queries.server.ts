import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containing } from "#src/db/like-pattern.server.ts";
import { eventDates, eventMessages, eventRegistrations } from "#src/db/schema/events.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { findPartOfEvent } from "../event/find-event-of-date.server.ts";
import type { DateRow } from "../event/to-event.server.ts";
import type { PartyRow } from "../registration/queries.server.ts";
import type { Attendee, AttendeeCounts, AttendeesQuery, EventMessage } from "./contract.ts";
import { arrivedOf, isConflict } from "./rules.ts";

/**
 * All scans of a party added up as they were made; who is taken back twice does not count as fewer than
 * none. The column is named in full: a single table would leave its name out.
 */
export const scannedSum = sql<number>`(
  select coalesce(sum(step.count) - least(0, min(step.so_far)), 0)::int from (
    select arrival.count, sum(arrival.count) over (order by arrival.scanned_at, arrival.id) as so_far
    from event_arrivals arrival where arrival.registration_id = event_registrations.id) step)`;

/** The one that was asked for, wherever it is now; without a wish the next that is not over, or the last. */
export async function requireDate(
  db: Db | Tx,
  { eventId, dateId }: { eventId: number; dateId: number | undefined },
): Promise<DateRow> {
  const isAhead = sql`${eventDates.overAt} > now()`;
  const [row] = await db
    .select()
    .from(eventDates)
    .where(
      and(
        eq(eventDates.eventId, eventId),
        dateId === undefined ? undefined : eq(eventDates.id, dateId),
      ),
    )
    .orderBy(
      desc(isAhead),
      asc(sql`case when ${isAhead} then ${eventDates.startsAt} end`),
      desc(eventDates.startsAt),
    )
    .limit(1);
  const found = row ?? (dateId && (await readMovedOut(db, { id: eventId, dateId })));
  if (!found) throw new AppError("not_found", "This event has no such date.");
  return found;
}

/** A date that went into an event of its own: whoever asks by the event that had it meets it there. */
async function readMovedOut(db: Db | Tx, asked: { id: number; dateId: number }) {
  const part = await findPartOfEvent(db, asked);
  if (part === null) return null;
  const [row] = await db.select().from(eventDates).where(eq(eventDates.id, asked.dateId));
  return row;
}

/** Who waits for a date, with the place in line as it is now: those ahead who left do not count. */
const lineOf = (db: Db, dateId: number) =>
  db
    .select({
      id: eventRegistrations.id,
      place: sql<number>`(row_number() over (order by ${eventRegistrations.placeInLine}))::int`.as(
        "place",
      ),
    })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, dateId), eq(eventRegistrations.status, "waiting")))
    .as("line");

const selectParties = (db: Db, dateId: number) => {
  const line = lineOf(db, dateId);
  return db
    .select({ party: eventRegistrations, scanned: scannedSum, place: line.place })
    .from(eventRegistrations)
    .leftJoin(line, eq(line.id, eventRegistrations.id));
};

const DATES_SHOWN = 200;

/** To choose from: those to come, and the last that are over. */
export const listDates = (db: Db, eventId: number): Promise<DateRow[]> =>
  db
    .select()
    .from(eventDates)
    .where(eq(eventDates.eventId, eventId))
    .orderBy(
      desc(sql`${eventDates.overAt} > now()`),
      asc(sql`abs(extract(epoch from ${eventDates.startsAt} - now()))`),
    )
    .limit(DATES_SHOWN);

/** Those who are registered by name, then the line in its order. */
export async function listAttendees(
  db: Db,
  { dateId, q, status, limit, offset }: AttendeesQuery & { dateId: number },
): Promise<ListPage<Attendee>> {
  const where = and(eq(eventRegistrations.dateId, dateId), wanted(status), matching(q));
  const rows = await selectParties(db, dateId)
    .where(where)
    .orderBy(
      asc(eventRegistrations.status),
      asc(
        sql`case when ${eventRegistrations.status} = 'waiting' then ${eventRegistrations.placeInLine} end`,
      ),
      asc(sql`public.unaccent(lower(normalize(${eventRegistrations.userName}, NFC)))`),
      asc(sql`lower(${eventRegistrations.userName})`),
      asc(eventRegistrations.id),
    )
    .limit(limit)
    .offset(offset);
  const total = await db.$count(eventRegistrations, where);
  return { items: rows.map(toAttendee), total };
}

const wanted = (status: AttendeesQuery["status"]): SQL =>
  status
    ? eq(eventRegistrations.status, status)
    : inArray(eventRegistrations.status, ["registered", "waiting"]);

/** A part of the name or of the address, in whatever case and with or without accents. */
function matching(q: string): SQL | undefined {
  if (q === "") return undefined;
  const plain = (text: SQL): SQL => sql`public.unaccent(lower(normalize(${text}, NFC)))`;
  const wanted = plain(sql`${containing(q)}::text`);
  const { userName, userEmail } = eventRegistrations;
  return or(
    sql`${plain(sql`${userName}`)} like ${wanted}`,
    sql`${plain(sql`${userEmail}`)} like ${wanted}`,
  );
}

interface FoundParty {
  party: PartyRow;
  scanned: number;
  place: number | null;
}

function toAttendee({ party, scanned, place }: FoundParty): Attendee {
  const { id, dateId, userName, userEmail, attendeeCount, notes, status, createdAt } = party;
  const seen = { size: attendeeCount, status, scanned };
  return {
    ...{ id, dateId, userName, userEmail, attendeeCount, notes, status },
    placeInLine: place,
    confirmBy: status === "registered" ? (party.confirmBy?.toISOString() ?? null) : null,
    arrived: arrivedOf(seen),
    isConflict: isConflict(seen),
    registrationDate: createdAt.toISOString(),
  };
}

export async function countAttendees(db: Db, date: DateRow): Promise<AttendeeCounts> {
  const { rows } = await db.execute<{ arrived: number }>(sql`
    select coalesce(sum(least(greatest(scanned, 0), attendee_count)), 0)::int as arrived from (
      select ${eventRegistrations.attendeeCount}, ${scannedSum} as scanned
      from ${eventRegistrations}
      where ${eventRegistrations.dateId} = ${date.id} and ${eventRegistrations.status} = 'registered'
    ) party`);
  return {
    registered: date.taken,
    waiting: date.waitingParties,
    arrived: rows[0]?.arrived ?? 0,
  };
}

const AT_ONCE = 1000;

/** Everyone who registered for a date, also those who cancelled, a thousand at a time. */
export async function* readParties(db: Db, dateId: number): AsyncGenerator<Attendee[]> {
  let after = 0;
  for (;;) {
    const rows = await selectParties(db, dateId)
      .where(and(eq(eventRegistrations.dateId, dateId), gt(eventRegistrations.id, after)))
      .orderBy(asc(eventRegistrations.id))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows.map(toAttendee);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.party.id ?? after;
  }
}

const MESSAGES_SHOWN = 50;

/** The latest first. */
export async function listMessages(db: Db, dateId: number): Promise<EventMessage[]> {
  const rows = await db
    .select()
    .from(eventMessages)
    .where(eq(eventMessages.dateId, dateId))
    .orderBy(desc(eventMessages.createdAt), desc(eventMessages.id))
    .limit(MESSAGES_SHOWN);
  return rows.map(({ id, audience, subject, body, recipients, createdAt }) => ({
    ...{ id, audience, subject, body, recipients },
    sentAt: createdAt.toISOString(),
  }));
}
