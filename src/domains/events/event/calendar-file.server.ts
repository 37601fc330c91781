import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { type CalendarEntry, calendarType, dateUid, seriesUid } from "../calendar/entry.ts";
import { writeDate, writeSeries } from "../calendar/write-calendar.server.ts";
import { seriesOf } from "./find-event.server.ts";
import { findPublicPart } from "./find-event-of-date.server.ts";
import { requirePublicRow } from "./queries.server.ts";
import { placeText } from "./rules.ts";
import { type DateRow, type EventRow, statusOf } from "./to-event.server.ts";
import { isApproximate } from "./town-middle.server.ts";

type Asked = Pick<Services, "db" | "site">;

/** One date as calendars are told of it; replies reach nobody's private address. */
export async function entryOf({ site }: Pick<Services, "site">, event: EventRow, date: DateRow) {
  const { host } = new URL(site.baseUrl);
  const { latitude, longitude } = event;
  const isExact = latitude !== null && longitude !== null && !(await isApproximate(event));
  const entry: CalendarEntry = {
    uid: dateUid(date.id, host),
    sequence: date.sequence,
    title: event.title,
    description: event.description,
    place: placeText(event),
    position: isExact ? { latitude, longitude } : null,
    link: `${site.baseUrl}/events/${event.id}`,
    timeZone: event.timeZone,
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    status: statusOf(event, date),
    organizer: { name: event.organizer, address: site.mailAddress },
  };
  return entry;
}

/** The file of one date, also when it has gone into an event of its own. */
export async function dateCalendar(
  { db, site }: Asked,
  { id, dateId }: { id: number; dateId: number },
): Promise<Response> {
  const event = await requirePublicRow(db, (await findPublicPart(db, { id, dateId })) ?? id);
  const date = (await readDates(db, event.id)).find((each) => each.id === dateId);
  if (!date) throw new AppError("not_found", "There is no such date.");
  const now = new Date();
  return asFile(writeDate(await entryOf({ site }, event, date), { method: "PUBLISH", now }));
}

/** The file of an event: its date, or its series with all that differs from the rule. */
export async function eventCalendar({ db, site }: Asked, { id }: { id: number }) {
  const event = await requirePublicRow(db, id);
  const dates = await readDates(db, id);
  const [first] = dates;
  if (!first) throw new AppError("not_found", "This event has no date.");
  const now = new Date();
  const entry = await entryOf({ site }, event, first);
  if (event.rule === null) return asFile(writeDate(entry, { method: "PUBLISH", now }));
  const sequence = Math.max(...dates.map((date) => date.sequence));
  const uid = seriesUid(event.id, new URL(site.baseUrl).host);
  const master = { ...entry, uid, sequence, status: event.status };
  return asFile(writeSeries(master, { series: seriesOf(event), changed: changedOf(dates), now }));
}

const changedOf = (dates: readonly DateRow[]) =>
  dates.filter(({ previousStartsAt, status }) => previousStartsAt !== null || status !== "active");

const readDates = (db: Db, eventId: number): Promise<DateRow[]> =>
  db.select().from(eventDates).where(eq(eventDates.eventId, eventId)).orderBy(eventDates.startsAt);

const asFile = (text: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": calendarType("PUBLISH"),
      "Content-Disposition": 'attachment; filename="event.ics"',
    },
  });
