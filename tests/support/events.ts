import { and, eq, sql } from "drizzle-orm";
import { buildEvent } from "#src/db/build/event.server.ts";
import type { Db } from "#src/db/client.server.ts";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import { type Answer, openBrowser } from "./browser-like.ts";
import type { SentMail } from "./memory-mailer.ts";
import type { TestLandfall } from "./test-landfall.ts";

let people = 0;

/** A date with so many places, the event that it is of, and those who come to it. */
export async function openDate(landfall: TestLandfall, capacity: number | null, facts = {}) {
  const { event, date } = await buildEvent(landfall.db, { capacity }, [{ capacity, ...facts }]);
  return { eventId: event.id, dateId: date.id, path: `/api/events/${event.id}/register` };
}

export interface Registered {
  email: string;
  answer: Answer;
}

/** Somebody new each time, from an address of their own unless told otherwise. */
export async function register(
  landfall: TestLandfall,
  path: string,
  {
    attendeeCount = 1,
    email = "",
    dateId = undefined as number | undefined,
    address = undefined as string | undefined,
  } = {},
): Promise<Registered> {
  people += 1;
  const userEmail = email || `guest-${people}@example.com`;
  const body = { userName: `Guest ${people}`, userEmail, attendeeCount, dateId };
  const answer = await openBrowser(landfall).post(path, body, address ? { address } : {});
  return { email: userEmail, answer };
}

/** What is in the link of every mail. */
export function tokenIn({ html }: Pick<SentMail, "html">): string {
  const token = /event-registration\?token=([\w.-]+)/.exec(html)?.[1];
  if (!token) throw new Error("The mail has no link to the registration");
  return token;
}

export async function readParty(db: Db, dateId: number, email: string) {
  const [row] = await db
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, dateId), eq(eventRegistrations.userEmail, email)))
    .orderBy(sql`id desc`)
    .limit(1);
  if (!row) throw new Error(`${email} is not registered`);
  return row;
}

export async function readDate(db: Db, dateId: number) {
  const [row] = await db.select().from(eventDates).where(eq(eventDates.id, dateId));
  if (!row) throw new Error("There is no such date");
  return row;
}

/** The counters of the date are what its parties add up to. */
export async function countParties(db: Db, dateId: number) {
  const { rows } = await db.execute<{ taken: number; waiting: number }>(sql`
    select coalesce(sum(attendee_count) filter (where status = 'registered'), 0)::int as taken,
      (count(*) filter (where status = 'waiting'))::int as waiting
    from event_registrations where date_id = ${dateId}`);
  return rows[0];
}
