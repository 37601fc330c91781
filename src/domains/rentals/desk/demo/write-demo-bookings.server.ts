import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { instantOf } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";
import { addMinutes, dayAt, type TimeSpan, wallText } from "../../availability/local-time.ts";
import { type OfferRules, offerObjection } from "../../availability/offer.ts";
import { priceOf } from "../../availability/price.ts";
import { expiryOf } from "../../booking/rules.ts";
import { rulesOf } from "../../item/queries.server.ts";
import type { ItemRow } from "../../item/to-item.server.ts";
import { DEMO_CUSTOMERS } from "./data/items.ts";

const BOOKED_FROM_DAY = -60;
const BOOKED_UNTIL_DAY = 45;
const FIRST_START_HOUR = 6;
const START_HOURS = 14;

type Offered = Parameters<typeof rulesOf>[0];

/**
 * Every few days one, so that none meets the next; where there are more units, now and then two at once. All at
 * times that the item is handed out and taken back, in its seasons.
 */
export async function writeDemoBookings(tx: Tx, facts: Offered, policy: string): Promise<number> {
  const { item } = facts;
  const random = seededRandom(`rental-${item.id}`);
  const rules = rulesOf(facts);
  const now = new Date();
  const today = dayAt(now, rules.timeZone);
  const rows: (typeof rentalBookings.$inferInsert)[] = [];
  for (let day = BOOKED_FROM_DAY; day < BOOKED_UNTIL_DAY; day += 3 + Math.floor(random() * 12)) {
    const bookings = item.quantity > 1 && random() < 0.4 ? 2 : 1;
    for (let booking = 0; booking < bookings; booking += 1) {
      const time = offeredTime(rules, today + day, random);
      if (time) rows.push(demoBooking(item, { ...time, rules, policy, now, random }));
    }
  }
  if (rows.length > 0) await tx.insert(rentalBookings).values(rows);
  return rows.length;
}

/** One that a customer could have asked for well ahead; null on a day that has none. */
function offeredTime(rules: OfferRules, day: number, random: () => number): TimeSpan | null {
  const { timeZone, minBookingDuration, maxBookingDuration, noticeMinutes } = rules;
  const length = Math.min(maxBookingDuration, minBookingDuration + Math.floor(random() * 4)) * 60;
  const offered = Array.from({ length: START_HOURS }, (_, hour): TimeSpan => {
    const startsAt = instantOf(day * DAY_MINUTES + (FIRST_START_HOUR + hour) * 60, timeZone);
    return { startsAt, endsAt: addMinutes(startsAt, length) };
  }).filter((time) => {
    const asked = addMinutes(time.startsAt, -noticeMinutes - DAY_MINUTES);
    return offerObjection(rules, time, asked) === null;
  });
  return offered[Math.floor(random() * offered.length)] ?? null;
}

interface Circumstances extends TimeSpan {
  rules: OfferRules;
  policy: string;
  now: Date;
  random: () => number;
}

function demoBooking(
  item: ItemRow,
  { startsAt, endsAt, rules: { timeZone }, policy, now, random }: Circumstances,
) {
  const price = priceOf(item, { startsAt, endsAt, timeZone, units: 1 });
  const who = Math.floor(random() * DEMO_CUSTOMERS.length);
  const isAhead = startsAt > now;
  const status =
    random() < 0.15 ? "cancelled" : isAhead && random() < 0.35 ? "pending" : "confirmed";
  return {
    ...{ rentalItemId: item.id, businessId: item.businessId, startsAt, endsAt, timeZone },
    ...{ startsLocal: wallText(startsAt, timeZone), endsLocal: wallText(endsAt, timeZone) },
    customerName: DEMO_CUSTOMERS[who] ?? "A customer",
    customerEmail: `customer-${who + 1}@example.com`,
    customerPhone: "(410) 555-0100",
    totalGuests: 1 + Math.floor(random() * item.capacity),
    bufferMinutes: item.bufferMinutes,
    status,
    endedBy: status === "cancelled" ? "customer" : null,
    paymentStatus: status === "confirmed" && !isAhead ? "paid" : "pending",
    totalCents: price.totalCents,
    priceLines: price.lines,
    policy,
    expiresAt: expiryOf(startsAt, now),
    isDemo: true,
  } satisfies typeof rentalBookings.$inferInsert;
}
