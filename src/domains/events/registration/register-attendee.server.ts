import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { requirePublicRow } from "../event/queries.server.ts";
import { isCalledOff } from "../event/rules.ts";
import type { NewRegistration, RegistrationReceipt } from "./contract.ts";
import { AttendeeRegistered } from "./events.ts";
import { ON_WAITING_LIST, REGISTERED } from "./limits-contract.ts";
import { inTurn, type LockedDate, lockDate, writePlaces } from "./lock-date.server.ts";
import { DeliverRegistration } from "./mail-jobs.ts";
import { registrationLink } from "./registration-token.server.ts";
import { placeFor } from "./rules.ts";
import { settleLapsed } from "./settle-date.server.ts";

/** However many strangers type an address, it is registered only so often. */
const PER_EMAIL = { name: "event-registration-email", calls: 20, seconds: 3600 };

interface Asked extends NewRegistration {
  eventId: number;
  /** By those who run the event: until its end, when the line no longer moves. */
  isByHand?: boolean;
}

/**
 * Takes places, or the end of the line. An address that is registered already is answered as if it
 * were new, so that nobody learns who comes; its reader is mailed the registration again.
 */
export async function registerAttendee(
  services: Services,
  sender: Sender,
  asked: Asked,
): Promise<RegistrationReceipt> {
  const { db } = services;
  await enforceRateLimit(db, PER_EMAIL, asked.userEmail.toLowerCase());
  const dateId = await findDate(db, asked);
  return inTurn(dateId, () =>
    db.transaction(async (tx) => {
      const locked = await lockDate(tx, dateId);
      requireOpen(locked, asked);
      const date = locked.isOpen ? await settleLapsed(tx, services, locked) : locked;
      const waitingParties = locked.isOpen ? date.waitingParties : 0;
      const status = placeFor({ ...date, waitingParties }, asked.attendeeCount);
      const party = await insertParty(tx, sender, { ...asked, date, status });
      const stored = party ?? (await findParty(tx, { dateId, email: asked.userEmail }));
      if (party) await enterParty(tx, services, { date, party });
      else await mailAgain(tx, services, stored);
      return receiptOf(services, sender, { asked, date, status, id: stored.id });
    }),
  );
}

/** The one that was asked for, or the next that is open to all; else the next, which says why it is closed. */
async function findDate(db: Db, { eventId, dateId }: Asked): Promise<number> {
  await requirePublicRow(db, eventId);
  const isOpen = and(eq(eventDates.status, "active"), gt(eventDates.startsAt, sql`now()`));
  const isWanted =
    dateId === undefined ? gt(eventDates.overAt, sql`now()`) : eq(eventDates.id, dateId);
  const [row] = await db
    .select({ id: eventDates.id })
    .from(eventDates)
    .where(and(eq(eventDates.eventId, eventId), isWanted))
    .orderBy(sql`${isOpen} desc`, asc(eventDates.startsAt))
    .limit(1);
  if (row) return row.id;
  throw dateId === undefined
    ? new AppError("conflict", "Registration for this event is closed.", { code: "closed" })
    : new AppError("not_found", "This event has no such date.");
}

const CALLED_OFF = "This event was called off for the weather. Registration is closed.";
const CLOSED: Readonly<Record<LockedDate["status"], string>> = {
  active: "This event has begun. Registration is closed.",
  cancelled: "This event was cancelled. Registration is closed.",
  postponed: "This event was postponed. Registration opens again with its new date.",
};

function requireOpen(date: LockedDate, { isByHand = false }: Asked): void {
  const { isOpen, status, overAt } = date;
  const isUnderWay = status === "active" && overAt > new Date();
  if (isOpen || (isByHand && isUnderWay)) return;
  const message = isCalledOff(date) ? CALLED_OFF : CLOSED[status];
  throw new AppError("conflict", message, { code: "closed" });
}

type PartyRow = typeof eventRegistrations.$inferSelect;

async function insertParty(
  tx: Tx,
  { viewer, senderKey }: Sender,
  { date, status, ...asked }: Asked & { date: LockedDate; status: "registered" | "waiting" },
): Promise<PartyRow | undefined> {
  const [row] = await tx
    .insert(eventRegistrations)
    .values({
      dateId: date.id,
      userId: viewer?.id ?? null,
      userName: asked.userName,
      userEmail: asked.userEmail,
      attendeeCount: asked.attendeeCount,
      notes: asked.notes,
      status,
      placeInLine: status === "waiting" ? date.lastPlaceInLine + 1 : null,
      senderKey,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

async function findParty(
  tx: Tx,
  { dateId, email }: { dateId: number; email: string },
): Promise<PartyRow> {
  const [row] = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.dateId, dateId),
        eq(sql`lower(${eventRegistrations.userEmail})`, email.toLowerCase()),
        sql`${eventRegistrations.status} in ('registered', 'waiting')`,
      ),
    );
  if (!row) throw new Error("The registration is neither new nor there");
  return row;
}

async function enterParty(
  tx: Tx,
  { jobs }: Services,
  { date, party }: { date: LockedDate; party: PartyRow },
): Promise<void> {
  const { id: registrationId, attendeeCount } = party;
  const status = party.status === "waiting" ? "waiting" : "registered";
  await writePlaces(
    tx,
    status === "waiting"
      ? {
          ...date,
          waitingParties: date.waitingParties + 1,
          lastPlaceInLine: date.lastPlaceInLine + 1,
        }
      : { ...date, taken: date.taken + attendeeCount },
  );
  await jobs.send(tx, DeliverRegistration, { registrationId, occasion: "new" });
  await jobs.publish(tx, AttendeeRegistered, {
    ...{ registrationId, attendeeCount, status },
    eventId: date.eventId,
    dateId: date.id,
    at: party.createdAt.toISOString(),
  });
}

const mailAgain = (tx: Tx, { jobs }: Services, { id }: PartyRow): Promise<void> =>
  jobs.send(tx, DeliverRegistration, { registrationId: id, occasion: "again" });

function receiptOf(
  services: Services,
  { viewer }: Sender,
  {
    asked,
    date,
    status,
    id,
  }: { asked: Asked; date: LockedDate; status: "registered" | "waiting"; id: number },
): RegistrationReceipt {
  const isProved = viewer?.email.toLowerCase() === asked.userEmail.toLowerCase();
  return {
    message: status === "waiting" ? ON_WAITING_LIST : REGISTERED,
    eventId: date.eventId,
    dateId: date.id,
    userName: asked.userName,
    userEmail: asked.userEmail,
    attendeeCount: asked.attendeeCount,
    notes: asked.notes,
    status,
    placeInLine: status === "waiting" ? date.waitingParties + 1 : null,
    registrationDate: new Date().toISOString(),
    link: isProved ? registrationLink(services, id) : null,
  };
}
