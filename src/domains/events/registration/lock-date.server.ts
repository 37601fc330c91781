import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import { createTurns } from "#src/platform/turns.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { EVENT_NOT_FOUND } from "../event/queries.server.ts";
import { statusOf } from "../event/to-event.server.ts";
import type { Places } from "./rules.ts";

/** A date whose row is locked: nobody else takes or frees its places until the transaction ends. */
export interface LockedDate extends Places {
  id: number;
  eventId: number;
  startsAt: Date;
  endsAt: Date | null;
  toldWhen: string | null;
  toldPlace: string | null;
  toldTitle: string | null;
  overAt: Date;
  lastPlaceInLine: number;
  /** It takes place, as far as anyone knows, and has not begun. */
  isOpen: boolean;
  /** Its event was not taken down. */
  isShown: boolean;
  status: "active" | "cancelled" | "postponed";
  weatherCall: "go" | "no_go" | null;
}

/**
 * For whoever already knows the date; the lock is waited for. Its event is read after that: whoever
 * cancels it or takes it down holds the same lock, and one statement would see it as it was before.
 */
export async function lockDate(tx: Tx, id: number): Promise<LockedDate> {
  const [date] = await tx.select().from(eventDates).where(eq(eventDates.id, id)).for("update");
  if (!date) throw new AppError("not_found", EVENT_NOT_FOUND);
  const [event] = await tx
    .select({ status: events.status, takenDownReason: events.takenDownReason })
    .from(events)
    .where(eq(events.id, date.eventId));
  if (!event) throw new AppError("not_found", EVENT_NOT_FOUND);
  const status = statusOf(event, date);
  const isOpen = status === "active" && date.startsAt > new Date();
  return { ...date, status, isOpen, isShown: event.takenDownReason === null };
}

/** Of a date that is locked. */
export async function writePlaces(tx: Tx, date: LockedDate): Promise<void> {
  const { taken, waitingParties, lastPlaceInLine } = date;
  await tx
    .update(eventDates)
    .set({ taken, waitingParties, lastPlaceInLine })
    .where(eq(eventDates.id, date.id));
}

const DATES_AT_ONCE = 8;

const turns = createTurns({
  atOnce: DATES_AT_ONCE,
  weightMax: DATES_AT_ONCE,
  waitingMax: 5000,
  busy: "Very many people are registering just now. Please try again in a moment.",
});

/** One after another for each date, before a connection is taken: those who wait for a lock would hold them all. */
export const inTurn = <T>(dateId: number, work: () => Promise<T>): Promise<T> =>
  turns.take(String(dateId), 1, work);
