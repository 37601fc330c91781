import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { instantOf } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";
import { addMinutes, dayAt, wallText } from "../../availability/local-time.ts";
import { priceOf } from "../../availability/price.ts";
import { expiryOf } from "../../booking/rules.ts";
import type { ItemRow } from "../../item/to-item.server.ts";
import { DEMO_CUSTOMERS } from "./data/items.ts";

const BOOKED_FROM_DAY = -60;
const BOOKED_UNTIL_DAY = 45;
const FIRST_START_HOUR = 8;
const START_HOURS = 6;

interface Desk {
  timeZone: string;
  policy: string;
}

/** Every few days one, so that none meets the next; where there are more units, now and then two at once. */
export async function writeDemoBookings(tx: Tx, item: ItemRow, desk: Desk): Promise<number> {
  const random = seededRandom(`rental-${item.id}`);
  const now = new Date();
  const today = dayAt(now, desk.timeZone);
  const rows: (typeof rentalBookings.$inferInsert)[] = [];
  for (let day = BOOKED_FROM_DAY; day < BOOKED_UNTIL_DAY; day += 3 + Math.floor(random() * 12)) {
    const bookings = item.quantity > 1 && random() < 0.4 ? 2 : 1;
    for (let booking = 0; booking < bookings; booking += 1) {
      const hour = FIRST_START_HOUR + Math.floor(random() * START_HOURS);
      const startsAt = instantOf((today + day) * DAY_MINUTES + hour * 60, desk.timeZone);
      rows.push(demoBooking(item, { ...desk, startsAt, now, random }));
    }
  }
  await tx.insert(rentalBookings).values(rows);
  return rows.length;
}

interface Circumstances extends Desk {
  startsAt: Date;
  now: Date;
  random: () => number;
}

function demoBooking(item: ItemRow, { startsAt, timeZone, policy, now, random }: Circumstances) {
  const hours = Math.min(
    item.maxBookingDuration,
    item.minBookingDuration + Math.floor(random() * 4),
  );
  const endsAt = addMinutes(startsAt, hours * 60);
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
