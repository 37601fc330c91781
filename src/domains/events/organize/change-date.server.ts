import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, events } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { minutesBetween } from "#src/shared/wall-time.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import { isCalledOff, placeText } from "../event/rules.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { changeCapacity } from "../registration/change-capacity.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import type { Happened } from "../registration/mail-jobs.ts";
import { keepTold } from "../registration/told-words.server.ts";
import type { Series } from "../series/contract.ts";
import { expandSeries } from "../series/expand-series.server.ts";
import { addMinutes, wallTimeAt } from "../series/wall-time.ts";
import type { DateDeed } from "./contract.ts";
import { seriesFrom } from "./event-columns.server.ts";
import { requireFirstAhead } from "./plan-dates.server.ts";

interface OneDate {
  event: EventRow;
  date: DateRow;
}

type Move = Extract<DateDeed, { deed: "move" }>;

/**
 * Another time for one date; it takes place then, also when it was postponed or the weather called it
 * off, which those who registered are told. A single date says when its event is.
 */
export async function moveDate(
  tx: Tx,
  services: Services,
  { event, date, note, startDate, endDate }: OneDate & Omit<Move, "deed">,
): Promise<void> {
  requireUncancelled(date);
  const span = { startDate, endDate: endDate ?? null, isRecurring: false, rule: null };
  const given = seriesFrom(span, event.timeZone);
  const series = endDate === undefined ? { ...given, endsLocal: sameLength(given, date) } : given;
  const { slot, startsAt, endsAt } = requireFirstAhead(slotOf(series), new Date());
  const isSingle = event.rule === null;
  await tx
    .update(eventDates)
    .set({
      ...{ startsAt, endsAt, previousStartsAt: date.startsAt, statusNote: note },
      ...keepTold(date, { place: placeText(event), timeZone: event.timeZone }),
      ...{
        status: "active",
        weatherCall: null,
        sequence: date.sequence + 1,
        ...(isSingle && { slot }),
      },
    })
    .where(eq(eventDates.id, date.id));
  const { startsLocal, endsLocal } = series;
  await raiseVersion(tx, event, isSingle ? { startsLocal, endsLocal } : {});
  await refreshShownDate(tx, event.id);
  await followDate(tx, services, {
    dateId: date.id,
    kind: "moved",
    note,
    was: standingBefore(date),
  });
}

/** As of a whole event that is cancelled: that it takes place after all is a decision of its own. */
function requireUncancelled(date: DateRow): void {
  if (date.status !== "cancelled" || isCalledOff(date)) return;
  throw new AppError("conflict", "This date is cancelled. Please resume it first, then move it.");
}

function standingBefore(date: DateRow): Happened["was"] {
  if (isCalledOff(date)) return "called_off";
  return date.status === "postponed" ? "postponed" : null;
}

/** As long as the date was, by what clocks show. */
function sameLength({ startsLocal, timeZone }: Series, { startsAt, endsAt }: DateRow) {
  if (endsAt === null) return null;
  const minutes = minutesBetween(wallTimeAt(startsAt, timeZone), wallTimeAt(endsAt, timeZone));
  return addMinutes(startsLocal, minutes);
}

const slotOf = (series: Series) => expandSeries(series, { until: new Date() });

/** The places of one date; a single date says how many its event has. */
export async function setPlaces(
  tx: Tx,
  services: Services,
  { event, date, capacity }: OneDate & { capacity: number | null },
): Promise<void> {
  await changeCapacity(tx, services, { dateId: date.id, capacity });
  await raiseVersion(tx, event, event.rule === null ? { capacity } : {});
}

type Says = Partial<Pick<EventRow, "startsLocal" | "endsLocal" | "capacity">>;

/** A form that was filled in before would undo it: its version is refused. */
const raiseVersion = (tx: Tx, { id }: EventRow, says: Says) =>
  tx
    .update(events)
    .set({ ...says, version: sql`${events.version} + 1`, updatedAt: sql`now()` })
    .where(eq(events.id, id));

interface NewSpan {
  startsLocal: string;
  endsLocal: string | null;
  capacity: number | null;
}

/** When one date of a series is and how many come to it, as its form was filled in. */
export async function setDate(
  tx: Tx,
  services: Services,
  { event, date, written }: OneDate & { written: NewSpan },
): Promise<void> {
  const { startsLocal, endsLocal, capacity } = written;
  if (date.capacity !== capacity) await setPlaces(tx, services, { event, date, capacity });
  const [wanted] = slotOf({ rule: null, startsLocal, endsLocal, timeZone: event.timeZone });
  const isSame =
    wanted?.startsAt.getTime() === date.startsAt.getTime() &&
    wanted.endsAt?.getTime() === date.endsAt?.getTime();
  if (isSame) return;
  await moveDate(tx, services, {
    event,
    date,
    startDate: startsLocal,
    endDate: endsLocal,
    note: null,
  });
}
