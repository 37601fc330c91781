import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { findPublicPart } from "../event/find-event-of-date.server.ts";
import { requirePublicRow } from "../event/queries.server.ts";
import { isCalledOff } from "../event/rules.ts";
import type { NewRegistration, RegistrationReceipt } from "./contract.ts";
import { AttendeeRegistered } from "./events.ts";
import { inTurn, type LockedDate, lockDate, writePlaces } from "./lock-date.server.ts";
import { DeliverRegistration } from "./mail-jobs.ts";
import { type PartyRow, readPlaceInLine } from "./queries.server.ts";
import { receiptFor, receiptOfOwn } from "./receipt.server.ts";
import { mailAgain, requireLiveParty, takeOver } from "./register-again.server.ts";
import { requireAllowance } from "./registration-allowance.server.ts";
import { placeFor } from "./rules.ts";
import { settleLapsed } from "./settle-date.server.ts";

interface Asked extends NewRegistration {
  eventId: number;
  /** By those who run the event: until its end, when the line no longer moves. */
  isByHand?: boolean;
}

/**
 * Takes places, or the end of the line. It belongs to an account only when the address is that of the
 * account. To everybody else an address that is registered already is answered as if it were new, so
 * that nobody learns who comes; its reader is mailed the registration again.
 */
export async function registerAttendee(
  services: Services,
  sender: Sender,
  asked: Asked,
): Promise<RegistrationReceipt> {
  const { db } = services;
  const dateId = await findDate(db, asked);
  const owner = ownerOf(sender, asked);
  const { isByHand = false, userEmail: email } = asked;
  if (!owner) await requireAllowance(db, { senderKey: sender.senderKey, email, isByHand });
  return inTurn(dateId, () =>
    db.transaction(async (tx) => {
      const locked = await lockDate(tx, dateId);
      requireOpen(locked, asked);
      requireFits(locked, asked);
      const date = locked.isOpen ? await settleLapsed(tx, services, locked) : locked;
      const waitingParties = locked.isOpen ? date.waitingParties : 0;
      const status = placeFor({ ...date, waitingParties }, asked.attendeeCount);
      const { senderKey } = sender;
      const fresh = await insertParty(tx, { ...asked, date, status, owner, senderKey });
      if (fresh) await enterParty(tx, services, { date, party: fresh });
      else await registerAgain(tx, services, { date, asked, owner });
      if (!owner) return receiptFor({ asked, date, status });
      const party = await requireLiveParty(tx, { dateId, email });
      const placeInLine = await readPlaceInLine(tx, party);
      return receiptOfOwn(services, date, { party, placeInLine, isNew: Boolean(fresh) });
    }),
  );
}

/** Whoever is signed in with the address that was typed. */
const ownerOf = ({ viewer }: Sender, { userEmail }: Asked): Viewer | null =>
  viewer?.email.toLowerCase() === userEmail.toLowerCase() ? viewer : null;

async function registerAgain(
  tx: Tx,
  services: Services,
  { date, asked, owner }: { date: LockedDate; asked: Asked; owner: Viewer | null },
): Promise<void> {
  const party = await requireLiveParty(tx, { dateId: date.id, email: asked.userEmail });
  // Those who run the event see who comes.
  if (asked.isByHand) throw alreadyThere(party);
  if (owner) await takeOver(tx, services, { date, party, asked, userId: owner.id });
  else await mailAgain(tx, services, { party, asked });
}

function alreadyThere({ userName, attendeeCount }: PartyRow): AppError {
  const message = `This address is on the list already: ${userName}, party of ${attendeeCount}.`;
  const fields = { userEmail: message };
  return new AppError("conflict", message, { code: "registered", fields });
}

/** The one that was asked for, or the next that is open to all; else the next, which says why it is closed. */
async function findDate(db: Db, asked: Asked): Promise<number> {
  const { dateId } = asked;
  const eventId = await findPresentEvent(db, asked);
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

/** Whoever has a page open from before may ask for a date that is an event of its own meanwhile. */
async function findPresentEvent(db: Db, { eventId: id, dateId, isByHand }: Asked): Promise<number> {
  const isElsewhere = dateId !== undefined && !isByHand;
  return (isElsewhere ? await findPublicPart(db, { id, dateId }) : null) ?? id;
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

/** One that never fits would hold up everybody behind it. */
function requireFits({ capacity }: LockedDate, { attendeeCount }: Asked): void {
  if (capacity === null || attendeeCount <= capacity) return;
  const places = capacity === 1 ? "one place" : `${capacity} places`;
  const message = `This date has ${places} in all. Please choose at most ${capacity}.`;
  const fields = { attendeeCount: message };
  throw new AppError("invalid", message, { code: "party_too_large", fields });
}

interface Entry extends Asked {
  date: LockedDate;
  status: "registered" | "waiting";
  owner: Viewer | null;
  senderKey: string;
}

async function insertParty(
  tx: Tx,
  { date, status, owner, senderKey, ...asked }: Entry,
): Promise<PartyRow | undefined> {
  const [row] = await tx
    .insert(eventRegistrations)
    .values({
      dateId: date.id,
      userId: owner?.id ?? null,
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
