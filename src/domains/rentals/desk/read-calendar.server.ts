import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { rentalBlackouts, rentalBookings } from "#src/db/schema/rentals.server.ts";
import { dayOfIsoDate, isoDateOf, localDateAt } from "#src/domains/hours/calendar.ts";
import type { Hours } from "#src/domains/hours/contract.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { weekOf, weeksOf } from "#src/shared/calendar-days.ts";
import { unitsFree } from "../availability/free-time.ts";
import { HORIZON_DAYS } from "../availability/limits-contract.ts";
import { daysTouched, spanOfDays, type TimeSpan, wallText } from "../availability/local-time.ts";
import { isHandedOutOn, isInSeasons } from "../availability/offer.ts";
import { selectBookings } from "../booking/queries.server.ts";
import { holdsTime, readStock, requireItemFacts, rulesOf, zoneOf } from "../item/queries.server.ts";
import type { CalendarDay, DeskCalendar, HourSpan } from "./calendar-contract.ts";
import { CALENDAR_VIEWS, type CalendarView, MONTH_BOOKINGS_SHOWN } from "./limits-contract.ts";
import { toDeskBooking } from "./queries.server.ts";
import { listRemoved } from "./read-to-come.server.ts";

interface Rented {
  businessId: number;
  /** What is rented now. */
  items: readonly { id: number }[];
}

/** What the address asks for; null when there is nothing to rent. */
export async function readCalendar(
  db: Db,
  { businessId, items }: Rented,
  search: URLSearchParams,
): Promise<DeskCalendar | null> {
  const removed = await listRemoved(db, businessId);
  const choices = [...items, ...removed];
  const wanted = search.get("item");
  const found = choices.find(({ id }) => String(id) === wanted);
  const chosen = found ?? choices[0];
  if (!chosen) return null;
  const facts = await requireItemFacts(db, chosen.id);
  const { business, item: row } = facts;
  const { isArchived: isRemoved, ...item } = row;
  const timeZone = zoneOf(business);
  const today = localDateAt(new Date(), timeZone);
  const view = CALENDAR_VIEWS.find((each) => each === search.get("view")) ?? "month";
  const day = readDay(search.get("day"), today);
  const dates = datesOf(view, day);
  const shown = dates.map(dayOfIsoDate);
  const time = spanOfDays(shown.at(0) ?? 0, shown.at(-1) ?? 0, timeZone);
  const rules = rulesOf(facts);
  const stock = await readStock(db, row, time);
  const closed = await listClosed(db, item.id, time);
  const booked = await listHolding(db, item.id, time);
  return {
    item: { id: item.id, name: item.name, quantity: item.quantity, isRemoved },
    ...{ isInstead: wanted !== null && !found, removed },
    ...{ view, day, today, openHours: openHoursOf(rules.hours) },
    days: shown.map((each): CalendarDay => {
      const date = isoDateOf(each);
      const there = booked.filter(({ days }) => days.first <= each && each <= days.last);
      return {
        ...{ date, bookingCount: there.length },
        free: isRemoved ? null : unitsFree(stock, spanOfDays(each, each, timeZone)),
        isInSeason: isInSeasons(rules.availableSeasons, each),
        isHandedOut: isHandedOutOn(rules, each),
        closed: closed
          .filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)
          .map(({ id, units, note }) => ({ id, quantity: units, note })),
        bookings: there
          .slice(0, view === "month" ? MONTH_BOOKINGS_SHOWN : undefined)
          .map(({ booking }) => booking),
        pauses: booked
          .filter(({ days }) => days.last < each && each <= days.paused)
          .map(({ booking }) => booking),
      };
    }),
  };
}

/** Of every week and season; what goes on after midnight needs the whole day. */
function openHoursOf(hours: Hours | null): HourSpan | null {
  const weeks = hours ? [hours.weekly, ...hours.seasons.map(({ weekly }) => weekly)].flat() : [];
  if (weeks.length === 0) return null;
  const spans = weeks.map(({ start, end }) => {
    const from = start % DAY_MINUTES;
    const to = from + end - start;
    return to > DAY_MINUTES ? { from: 0, to: DAY_MINUTES } : { from, to };
  });
  return {
    from: Math.min(...spans.map(({ from }) => from)) / 60,
    to: Math.max(...spans.map(({ to }) => to)) / 60,
  };
}

const datesOf = (view: CalendarView, day: string): string[] =>
  view === "week"
    ? weekOf(day)
    : weeksOf(day.slice(0, 7))
        .flat()
        .filter((date) => date !== null);

/** As far back and ahead as anything can be booked. */
function readDay(text: string | null, today: string): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return today;
  const away = Math.abs(dayOfIsoDate(text) - dayOfIsoDate(today));
  return away <= HORIZON_DAYS ? isoDateOf(dayOfIsoDate(text)) : today;
}

const listClosed = (db: Db, itemId: number, { startsAt, endsAt }: TimeSpan) =>
  db
    .select()
    .from(rentalBlackouts)
    .where(
      and(
        eq(rentalBlackouts.rentalItemId, itemId),
        lt(rentalBlackouts.startsAt, endsAt),
        gt(rentalBlackouts.endsAt, startsAt),
      ),
    )
    .orderBy(asc(rentalBlackouts.startsAt), asc(rentalBlackouts.id));

/** Pending and confirmed, with the days that they and the pauses after them touch. */
async function listHolding(db: Db, itemId: number, { startsAt, endsAt }: TimeSpan) {
  const rows = await selectBookings(db)
    .where(
      and(
        eq(rentalBookings.rentalItemId, itemId),
        lt(rentalBookings.startsAt, endsAt),
        gt(rentalBookings.blockedUntil, startsAt),
        holdsTime,
      ),
    )
    .orderBy(asc(rentalBookings.startsAt), asc(rentalBookings.id));
  return rows.map((facts) => {
    const { id, customerName, status, quantity, ...rest } = toDeskBooking(facts);
    const { startLocal, startZone, endLocal, endZone } = rest;
    const { blockedUntil, bufferMinutes, timeZone } = facts.booking;
    const pauseLocal = bufferMinutes > 0 ? wallText(blockedUntil, timeZone) : null;
    const paused = daysTouched({ ...facts.booking, endsAt: blockedUntil }, timeZone).last;
    return {
      booking: {
        ...{ id, customerName, status, quantity, startLocal, startZone, endLocal, endZone },
        pauseLocal,
      },
      days: { ...daysTouched(facts.booking, timeZone), paused },
    };
  });
}
