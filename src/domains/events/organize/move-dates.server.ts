import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { minutesBetween } from "#src/shared/wall-time.ts";
import { seriesOf } from "../event/find-event.server.ts";
import { placeText } from "../event/rules.ts";
import type { EventRow } from "../event/to-event.server.ts";
import { hasSameRhythm } from "../series/continue-rule.ts";
import type { Series } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { nearestInstant } from "../series/wall-time.ts";
import type { EventColumns } from "./event-columns.server.ts";
import { isAnyAhead, planDates, requireAny } from "./plan-dates.server.ts";
import { reshapeDates } from "./reshape-dates.server.ts";

interface Moving {
  before: EventRow;
  columns: EventColumns;
  confirmCancelled: string | null;
}

/** Brings the dates of an event that was changed into line with it. */
export async function moveDates(
  tx: Tx,
  services: Services,
  { before, columns, confirmCancelled }: Moving,
): Promise<void> {
  const now = new Date();
  const old = seriesOf(before);
  const from = await readHorizon(tx, before, now);
  const known = expandSeries(old, { from, until: new Date(now.getTime() + KNOWN_MS) });
  const { slots, datesUntil } = planDates(columns, now, from);
  // One that is over already only has its words mended.
  if (isAnyAhead(known, now) || old.startsLocal !== columns.startsLocal) requireAny(slots, now);
  await tx.update(events).set({ datesUntil }).where(eq(events.id, before.id));
  await reshapeDates(tx, services, {
    eventId: before.id,
    slots,
    slotsBefore: new Set(known.map(({ slot }) => slot)),
    zoneBefore: old.rule === null ? null : old.timeZone,
    shift: shiftOf(old, columns),
    capacity: columns.capacity,
    capacityBefore: before.capacity,
    isElsewhere: hasMoved(before, columns),
    isCalledOff: before.status !== "active",
    confirmCancelled,
    timeZone: old.timeZone,
    place: placeText(before),
  });
}

/** Longer than rows are kept ahead. */
const KNOWN_MS = 3 * 366 * 86_400_000;

/** By how much the whole series moves: only when it comes as often as before, on the same days. */
const shiftOf = (old: Series, next: Series): number =>
  old.rule === null || hasSameRhythm(old.rule, next.rule)
    ? minutesBetween(old.startsLocal, next.startsLocal)
    : 0;

/** The slots of all dates to come lie after it; one that was moved on by hand may have an early one. */
async function readHorizon(tx: Tx, { id, timeZone }: EventRow, now: Date): Promise<Date> {
  const dates = await tx
    .select({ slot: eventDates.slot, startsAt: eventDates.startsAt })
    .from(eventDates)
    .where(eq(eventDates.eventId, id));
  const instants = dates
    .filter(({ startsAt }) => startsAt > now)
    .map(({ slot }) => nearestInstant(slot, timeZone).getTime());
  return new Date(Math.min(now.getTime(), ...instants) - DAY_MS);
}

const DAY_MS = 86_400_000;

const hasMoved = (before: EventRow, { location, city, state }: EventColumns): boolean =>
  before.location !== location || before.city !== city || before.state !== state;
