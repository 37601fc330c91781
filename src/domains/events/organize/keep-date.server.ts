import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { DateRow } from "../event/to-event.server.ts";
import { changeCapacity } from "../registration/change-capacity.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import type { Happened } from "../registration/mail-jobs.ts";
import { keepTold } from "../registration/told-words.server.ts";
import type { Slot } from "../series/contract.ts";
import { nearestInstant } from "../series/wall-time.ts";

/** What is to become of the dates of an event. */
export interface Reshaping {
  eventId: number;
  slots: readonly Slot[];
  /** Those that the rule had until now. */
  slotsBefore: ReadonlySet<string>;
  /** Null for a single date, which has no rule that it could have been moved away from. */
  zoneBefore: string | null;
  capacity: number | null;
  /** The default that dates had; one that was given its own keeps it. */
  capacityBefore: number | null;
  /** By how much the clock of every date moves, in minutes. */
  shift: number;
  isElsewhere: boolean;
  /** The whole event is cancelled: everybody knows, and nobody is told of what changes meanwhile. */
  isCalledOff: boolean;
  /** What was said yes to of the dates that it cancels. */
  confirmCancelled: string | null;
  /** Of the event as it was; the place in words. */
  timeZone: string;
  place: string;
}

interface Keeping {
  date: DateRow;
  planned: Slot;
  wish: Reshaping;
}

/** One date that the rule still has: moved with it, back in it, or only somewhere else. Told at most once. */
export async function keepDate(tx: Tx, services: Services, keeping: Keeping): Promise<void> {
  const { date, wish } = keeping;
  const isBack = date.status === "cancelled" && !wish.slotsBefore.has(date.slot);
  const time = newTime(keeping);
  const isChanged = time !== null || isBack || wish.isElsewhere;
  await tx
    .update(eventDates)
    .set({
      slot: keeping.planned.slot,
      ...time,
      ...(isBack && { status: "active", statusNote: null, weatherCall: null }),
      ...(isChanged && { ...keepTold(date, wish), sequence: date.sequence + 1 }),
    })
    .where(eq(eventDates.id, date.id));
  if (date.capacity === wish.capacityBefore && wish.capacity !== wish.capacityBefore)
    await changeCapacity(tx, services, { dateId: date.id, capacity: wish.capacity });
  const kind = newsOf({ date, isBack, isChanged });
  if (kind && !wish.isCalledOff) await followDate(tx, services, { dateId: date.id, kind });
}

/** Null where it stays when it is: one that was moved by hand stays where it was put. */
function newTime({ date, planned: { startsAt, endsAt }, wish: { zoneBefore } }: Keeping) {
  const isByHand =
    zoneBefore !== null &&
    nearestInstant(date.slot, zoneBefore).getTime() !== date.startsAt.getTime();
  const isSameStart = date.startsAt.getTime() === startsAt.getTime();
  if (isByHand || (isSameStart && date.endsAt?.getTime() === endsAt?.getTime())) return null;
  return { startsAt, endsAt, ...(isSameStart ? {} : { previousStartsAt: date.startsAt }) };
}

interface Kept {
  date: DateRow;
  isBack: boolean;
  isChanged: boolean;
}

/** Of one that does not take place nobody is told what changes meanwhile. */
function newsOf({ date, isBack, isChanged }: Kept): Happened["kind"] | null {
  if (isBack) return "back";
  return isChanged && date.status === "active" ? "moved" : null;
}
