import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { type LockedDate, writePlaces } from "./lock-date.server.ts";
import { type DateNews, DeliverRegistration, DeliverRegistrationEnd } from "./mail-jobs.ts";
import { confirmBy, nextInLine, peopleIn } from "./rules.ts";

/**
 * Whatever frees places ends with this: who did not say yes in time lapses, and the line moves up from
 * its head. After the start, or when the date does not take place, nobody moves. Writes the places.
 */
export async function settleDate(
  tx: Tx,
  services: Services,
  date: LockedDate,
  now = new Date(),
): Promise<LockedDate> {
  return (await settleWithNews(tx, services, date, { now, news: null })).date;
}

interface Settling {
  now: Date;
  news: DateNews | null;
}

interface Settled {
  date: LockedDate;
  /** Parties that have a place now, and are mailed it with the news. */
  movedUp: number[];
}

/** The same after something happened to the date. */
export async function settleWithNews(
  tx: Tx,
  services: Services,
  date: LockedDate,
  settling: Settling,
): Promise<Settled> {
  const settled = date.isOpen
    ? await moveUp(tx, services, await lapseParties(tx, services, date, settling.now), settling)
    : { date, movedUp: [] };
  await writePlaces(tx, settled.date);
  return settled;
}

/** Before anybody else is let in, those lapse who had to say yes by now; mostly there are none. */
export async function settleLapsed(
  tx: Tx,
  services: Services,
  date: LockedDate,
): Promise<LockedDate> {
  const now = new Date();
  const left = await lapseParties(tx, services, date, now);
  return left === date ? date : settleDate(tx, services, left, now);
}

async function lapseParties(
  tx: Tx,
  { jobs }: Services,
  date: LockedDate,
  now: Date,
): Promise<LockedDate> {
  const { id, status, confirmBy, dateId, attendeeCount } = eventRegistrations;
  const lapsed = await tx
    .update(eventRegistrations)
    .set({ status: "lapsed", confirmBy: null, updatedAt: now })
    .where(and(eq(dateId, date.id), eq(status, "registered"), lte(confirmBy, now)))
    .returning({ id, attendeeCount });
  if (lapsed.length === 0) return date;
  for (const party of lapsed)
    await jobs.send(tx, DeliverRegistrationEnd, {
      registrationId: party.id,
      reason: "lapsed",
      hadPlace: true,
    });
  return { ...date, taken: date.taken - peopleIn(lapsed) };
}

async function moveUp(
  tx: Tx,
  { jobs }: Services,
  date: LockedDate,
  { now, news }: Settling,
): Promise<Settled> {
  const chosen = nextInLine(date, await readLine(tx, date));
  if (chosen.length === 0) return { date, movedUp: [] };
  const ids = chosen.map(({ id }) => id);
  await tx
    .update(eventRegistrations)
    .set({ status: "registered", confirmBy: confirmBy(date, now), updatedAt: now })
    .where(inArray(eventRegistrations.id, ids));
  for (const registrationId of ids)
    await jobs.send(tx, DeliverRegistration, { registrationId, occasion: "moved_up", news });
  const taken = date.taken + peopleIn(chosen);
  const waitingParties = date.waitingParties - chosen.length;
  return { date: { ...date, taken, waitingParties }, movedUp: ids };
}

/** No more of them than there are places. */
async function readLine(tx: Tx, { id, capacity, taken, waitingParties }: LockedDate) {
  const free = capacity === null ? waitingParties : capacity - taken;
  if (waitingParties === 0 || free <= 0) return [];
  return tx
    .select({ id: eventRegistrations.id, attendeeCount: eventRegistrations.attendeeCount })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, id), eq(eventRegistrations.status, "waiting")))
    .orderBy(asc(eventRegistrations.placeInLine))
    .limit(Math.min(free, waitingParties));
}
