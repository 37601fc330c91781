import { and, eq, gt, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { DateRow } from "../event/to-event.server.ts";
import { changeCapacity } from "../registration/change-capacity.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import type { Slot } from "../series/contract.ts";
import { addMinutes } from "../series/wall-time.ts";

interface Reshaping {
  eventId: number;
  slots: readonly Slot[];
  capacity: number | null;
  /** The default that dates had; one that was given its own keeps it. */
  capacityBefore: number | null;
  /** By how much the clock of every date moves, in minutes. */
  shift: number;
  /** In words, when it is somewhere else now. */
  previousPlace: string | null;
}

/**
 * Brings the coming dates into line with the rule. A date is known by its slot, never by its number in
 * the row: who registered for the 12th stays with the 12th. A date that the rule no longer has is
 * cancelled when somebody relies on it, otherwise it goes.
 */
export async function reshapeDates(tx: Tx, services: Services, wish: Reshaping): Promise<void> {
  const coming = await tx
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.eventId, wish.eventId), gt(eventDates.startsAt, new Date())))
    .orderBy(eventDates.startsAt)
    .for("update");
  const wanted = new Map(wish.slots.map((slot) => [slot.slot, slot]));
  const kept = new Map<string, DateRow>();
  const dropped: DateRow[] = [];
  for (const date of coming) {
    const slot = addMinutes(date.slot, wish.shift);
    if (wanted.has(slot)) kept.set(slot, date);
    else dropped.push(date);
  }
  await dropDates(tx, services, dropped);
  // Slots are unique: those that move forward are written from the last one on.
  const ordered = [...kept].sort(
    ([one], [other]) => (one < other ? 1 : -1) * (wish.shift > 0 ? 1 : -1),
  );
  for (const [slot, date] of ordered) {
    const planned = wanted.get(slot);
    if (planned) await keepDate(tx, services, { date, planned, wish });
  }
  await addDates(tx, wish, kept);
}

async function dropDates(tx: Tx, services: Services, dates: readonly DateRow[]): Promise<void> {
  const isRelied = ({ taken, waitingParties }: DateRow) => taken + waitingParties > 0;
  const free = dates.filter((date) => !isRelied(date)).map(({ id }) => id);
  if (free.length > 0) await tx.delete(eventDates).where(inArray(eventDates.id, free));
  for (const date of dates.filter(isRelied)) {
    if (date.status === "cancelled") continue;
    await tx
      .update(eventDates)
      .set({ status: "cancelled", sequence: date.sequence + 1 })
      .where(eq(eventDates.id, date.id));
    await followDate(tx, services, { dateId: date.id, kind: "cancelled" });
  }
}

interface Keeping {
  date: DateRow;
  planned: Slot;
  wish: Reshaping;
}

async function keepDate(tx: Tx, services: Services, { date, planned, wish }: Keeping) {
  // One that was moved by hand stays where it was put.
  const isByHand = date.previousStartsAt !== null && wish.shift === 0;
  const isMoved = !isByHand && !isSame(date, planned);
  const { slot, startsAt, endsAt } = planned;
  if (isMoved) {
    const previousStartsAt = date.startsAt;
    const sequence = date.sequence + 1;
    await tx
      .update(eventDates)
      .set({ slot, startsAt, endsAt, previousStartsAt, sequence })
      .where(eq(eventDates.id, date.id));
  } else if (wish.previousPlace !== null) {
    await tx
      .update(eventDates)
      .set({ sequence: date.sequence + 1 })
      .where(eq(eventDates.id, date.id));
  }
  if (date.capacity === wish.capacityBefore && wish.capacity !== wish.capacityBefore)
    await changeCapacity(tx, services, { dateId: date.id, capacity: wish.capacity });
  if (date.status !== "active") return;
  const isTimeMoved = isMoved && date.startsAt.getTime() !== startsAt.getTime();
  if (!isTimeMoved && wish.previousPlace === null) return;
  await followDate(tx, services, {
    dateId: date.id,
    kind: "moved",
    previousStartsAt: isTimeMoved ? date.startsAt.toISOString() : null,
    previousPlace: wish.previousPlace,
  });
}

const isSame = (date: DateRow, { startsAt, endsAt, slot }: Slot): boolean =>
  date.slot === slot &&
  date.startsAt.getTime() === startsAt.getTime() &&
  date.endsAt?.getTime() === endsAt?.getTime();

async function addDates(tx: Tx, wish: Reshaping, kept: ReadonlyMap<string, DateRow>) {
  const now = new Date();
  const missing = wish.slots.filter(({ slot, startsAt }) => !kept.has(slot) && startsAt > now);
  if (missing.length === 0) return;
  await tx
    .insert(eventDates)
    .values(missing.map((slot) => ({ ...slot, eventId: wish.eventId, capacity: wish.capacity })))
    .onConflictDoNothing();
}
