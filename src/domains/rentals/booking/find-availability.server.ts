import type { Db } from "#src/db/client.server.ts";
import { dayOfIsoDate, isoDateOf } from "#src/domains/hours/calendar.ts";
import { AppError } from "#src/shared/errors.ts";
import {
  endsFrom,
  isOvernight,
  type Offer,
  shortestOnDays,
  startsOn,
  type Wanted,
} from "../availability/free-time.ts";
import {
  addMinutes,
  dayAt,
  spanOfDays,
  type TimeSpan,
  wallText,
} from "../availability/local-time.ts";
import { isInSeasons, noticeWords, type OfferRules, stepObjection } from "../availability/offer.ts";
import { pricesFrom } from "../availability/price.ts";
import { type Busy, busyTimes } from "../availability/stock.ts";
import { type ItemFacts, readStock, requireRentable, rulesOf } from "../item/queries.server.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { Availability, AvailabilityQuery, PossibleEnd } from "./contract.ts";
import { zoneNames } from "./zone-names.server.ts";

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
  const asked = Array.from({ length: days }, (_, index) => first + index);
  const shortestOf = shortestOnDays(asked, offer, { units: quantity, now });
  const busy = busyTimes(stock);
  const show = shownBy(rules);
  return {
    rentalItemId: id,
    timeZone: rules.timeZone,
    quantity: facts.item.quantity,
    days: asked.map((day, index) => {
      const shortest = shortestOf[index] ?? [];
      return {
        date: isoDateOf(day),
        reason: shortest.length > 0 ? null : reasonFor(day, offer, { units: quantity, now }),
        starts: shortest.map((time) => ({
          startDate: time.startsAt.toISOString(),
          ...show(time.startsAt),
          isOvernight: isOvernight(time, offer),
        })),
        busy: busyOn(spanOfDays(day, day, rules.timeZone), busy),
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
  requireOnStep(facts, start);
  const stock = await readStockFor(db, facts, { startsAt: start, endsAt: start });
  const offer = { rules, stock, startStep: facts.item.startStep };
  const show = shownBy(rules);
  const { timeZone } = rules;
  const priceUntil = pricesFrom(facts.item, { startsAt: start, timeZone, units: quantity });
  return [...endsFrom(start, offer, { units: quantity, now: new Date() })].map((end) => ({
    endDate: end.toISOString(),
    ...show(end),
    totalPrice: dollarText(priceUntil(end).totalCents),
  }));
}

function requireOnStep(facts: ItemFacts, start: Date): void {
  const odd = stepObjection(rulesOf(facts), start, facts.item.startStep);
  if (odd) throw new AppError("invalid", odd.message, { fields: { start: odd.message } });
}

/** As far as a booking that begins in the time can last. */
const readStockFor = (db: Db, { item }: ItemFacts, { startsAt, endsAt }: TimeSpan) =>
  readStock(db, item, {
    startsAt,
    endsAt: addMinutes(endsAt, item.maxBookingDuration * 60 + item.bufferMinutes),
  });

function shownBy({ timeZone }: OfferRules) {
  const zoneOf = zoneNames(timeZone);
  return (moment: Date) => ({ local: wallText(moment, timeZone), zone: zoneOf(moment) });
}

function reasonFor(day: number, offer: Offer, wanted: Wanted): string {
  const { rules } = offer;
  if (spanOfDays(day, day, rules.timeZone).endsAt <= wanted.now) return "This day has passed.";
  if (!isInSeasons(rules.availableSeasons, day))
    return "It is not rented at this time of the year.";
  const atOnce = { ...offer, rules: { ...rules, noticeMinutes: 0 } };
  if (rules.noticeMinutes > 0 && startsOn(day, atOnce, wanted).length > 0)
    return noticeWords(rules.noticeMinutes);
  return "Nothing is free on this day.";
}

/** What of it is in a day. */
const busyOn = (day: TimeSpan, busy: readonly Busy[]) =>
  busy
    .map((each) => ({
      from: Math.max(each.from, day.startsAt.getTime()),
      to: Math.min(each.to, day.endsAt.getTime()),
      free: each.free,
    }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to, free }) => ({
      startDate: new Date(from).toISOString(),
      endDate: new Date(to).toISOString(),
      free,
    }));
