import type { Db } from "#src/db/client.server.ts";
import { dayOfIsoDate, isoDateOf } from "#src/domains/hours/calendar.ts";
import { endsFrom, type Stock, startsOn, unitsFree } from "../availability/free-time.ts";
import {
  addMinutes,
  dayAt,
  spanOfDays,
  type TimeSpan,
  wallText,
  zoneAt,
} from "../availability/local-time.ts";
import { isInSeasons, type OfferRules } from "../availability/offer.ts";
import { type ItemFacts, readStock, requireRentable, rulesOf } from "../item/queries.server.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { Availability, AvailabilityQuery, PossibleEnd } from "./contract.ts";
import { priceFor } from "./quote-booking.server.ts";

/** What is free on some days of the place: moments and numbers, nobody's name. */
export async function findAvailability(
  db: Db,
  { id, from, days, quantity }: AvailabilityQuery & { id: number },
): Promise<Availability> {
  const facts = await requireRentable(db, id);
  const now = new Date();
  const rules = rulesOf(facts);
  const first = from === undefined ? dayAt(now, rules.timeZone) : dayOfIsoDate(from);
  const stock = await readStockFor(db, facts, spanOfDays(first, first + days - 1, rules.timeZone));
  const offer = { rules, stock, startStep: facts.item.startStep };
  return {
    rentalItemId: id,
    timeZone: rules.timeZone,
    quantity: facts.item.quantity,
    days: Array.from({ length: days }, (_, index) => {
      const day = first + index;
      const starts = startsOn(day, offer, { units: quantity, now });
      return {
        date: isoDateOf(day),
        reason: starts.length > 0 ? null : reasonFor(day, rules, now),
        starts: starts.map((at) => ({ startDate: at.toISOString(), ...shownAt(at, rules) })),
        busy: busyOn(spanOfDays(day, day, rules.timeZone), stock),
      };
    }),
  };
}

/** When a booking that begins then can end, with what it costs. */
export async function findEnds(
  db: Db,
  { id, start, quantity }: { id: number; start: Date; quantity: number },
): Promise<PossibleEnd[]> {
  const facts = await requireRentable(db, id);
  const rules = rulesOf(facts);
  const stock = await readStockFor(db, facts, { startsAt: start, endsAt: start });
  const offer = { rules, stock, startStep: facts.item.startStep };
  return [...endsFrom(start, offer, { units: quantity, now: new Date() })].map((end) => ({
    endDate: end.toISOString(),
    ...shownAt(end, rules),
    totalPrice: dollarText(
      priceFor(facts, { startDate: start, endDate: end, quantity }).totalCents,
    ),
  }));
}

/** As far as a booking that begins in the time can last. */
const readStockFor = (db: Db, { item }: ItemFacts, { startsAt, endsAt }: TimeSpan) =>
  readStock(db, item, {
    startsAt,
    endsAt: addMinutes(endsAt, item.maxBookingDuration * 60 + item.bufferMinutes),
  });

const shownAt = (moment: Date, { timeZone }: OfferRules) => ({
  local: wallText(moment, timeZone),
  zone: zoneAt(timeZone, moment),
});

function reasonFor(day: number, rules: OfferRules, now: Date): string {
  if (spanOfDays(day, day, rules.timeZone).endsAt <= now) return "This day has passed.";
  if (!isInSeasons(rules.availableSeasons, day))
    return "It is not rented at this time of the year.";
  return "Nothing is free on this day.";
}

/** Stretches of a day in which fewer units are free than there are. */
function busyOn(day: TimeSpan, stock: Stock) {
  const edges = stock.taken.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).map(Number);
  const [from, to] = [Number(day.startsAt), Number(day.endsAt)];
  const moments = [...new Set([from, ...edges.filter((at) => at > from && at < to), to])];
  const sorted = moments.toSorted((one, other) => one - other);
  return sorted.slice(0, -1).flatMap((at, index) => {
    const time = { startsAt: new Date(at), endsAt: new Date(sorted[index + 1] ?? to) };
    const free = unitsFree(stock, time);
    return free === stock.quantity
      ? []
      : [{ startDate: time.startsAt.toISOString(), endDate: time.endsAt.toISOString(), free }];
  });
}
