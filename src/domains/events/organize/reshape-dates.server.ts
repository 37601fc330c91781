import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { DateRow } from "../event/to-event.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import { keepDate, type Reshaping } from "./keep-date.server.ts";
import { matchDates } from "./match-dates.ts";
import { requireConfirmed } from "./require-confirmed.server.ts";

/**
 * Brings the coming dates into line with the rule. A date that the rule no longer has is cancelled
 * when somebody relies on it, otherwise it goes.
 */
export async function reshapeDates(tx: Tx, services: Services, wish: Reshaping): Promise<void> {
  const now = new Date();
  const isOf = eq(eventDates.eventId, wish.eventId);
  const coming = await tx
    .select()
    .from(eventDates)
    .where(and(isOf, gt(eventDates.startsAt, now)))
    .orderBy(eventDates.startsAt)
    .for("update");
  const begun = await tx
    .select({ slot: eventDates.slot })
    .from(eventDates)
    .where(and(isOf, lte(eventDates.startsAt, now)));
  const { kept, dropped } = matchDates(coming, wish.slots, {
    shift: wish.shift,
    before: wish.slotsBefore,
    claimed: new Set(begun.map(({ slot }) => slot)),
  });
  await dropDates(tx, services, dropped, wish);
  await leaveSlots(
    tx,
    kept.filter(({ date, planned }) => date.slot !== planned.slot).map(({ date }) => date),
  );
  for (const { date, planned } of kept) await keepDate(tx, services, { date, planned, wish });
  await addDates(tx, wish, new Set(kept.map(({ planned }) => planned.slot)));
}

const isRelied = ({ taken, waitingParties }: DateRow): boolean => taken + waitingParties > 0;

async function dropDates(
  tx: Tx,
  services: Services,
  dates: readonly DateRow[],
  wish: Reshaping,
): Promise<void> {
  const cancelled = dates.filter((date) => isRelied(date) && date.status !== "cancelled");
  if (!wish.isCalledOff) requireConfirmed(cancelled, wish);
  const free = dates.filter((date) => !isRelied(date)).map(({ id }) => id);
  if (free.length > 0) await tx.delete(eventDates).where(inArray(eventDates.id, free));
  for (const date of cancelled) {
    await tx
      .update(eventDates)
      .set({ status: "cancelled", sequence: date.sequence + 1 })
      .where(eq(eventDates.id, date.id));
    if (!wish.isCalledOff) await followDate(tx, services, { dateId: date.id, kind: "cancelled" });
  }
}

/** Slots are unique: those that change theirs leave it first, so that nobody waits for another. */
async function leaveSlots(tx: Tx, dates: readonly DateRow[]): Promise<void> {
  if (dates.length === 0) return;
  await tx
    .update(eventDates)
    .set({ slot: sql`${eventDates.slot} || ' moves'` })
    .where(
      inArray(
        eventDates.id,
        dates.map(({ id }) => id),
      ),
    );
}

async function addDates(tx: Tx, wish: Reshaping, kept: ReadonlySet<string>): Promise<void> {
  const now = new Date();
  const missing = wish.slots.filter(({ slot, startsAt }) => !kept.has(slot) && startsAt > now);
  if (missing.length === 0) return;
  await tx
    .insert(eventDates)
    .values(missing.map((slot) => ({ ...slot, eventId: wish.eventId, capacity: wish.capacity })))
    .onConflictDoNothing();
}
