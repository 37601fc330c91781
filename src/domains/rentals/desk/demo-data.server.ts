import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings, rentalDesks, rentalItems } from "#src/db/schema/rentals.server.ts";
import { instantOf } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";
import { addMinutes, dayAt, wallText } from "../availability/local-time.ts";
import { priceOf } from "../availability/price.ts";
import { expiryOf } from "../booking/rules.ts";
import { NewRentalItem } from "../item/contract.ts";
import { RENTALS, zoneOf } from "../item/queries.server.ts";
import { type ItemRow, itemColumns } from "../item/to-item.server.ts";
import { DEMO_CUSTOMERS, DEMO_ITEMS, DEMO_POLICY } from "./demo/data/items.ts";

const BUSINESSES = 12;
const FEWEST_ITEMS = 4;
const BOOKED_FROM_DAY = -60;
const BOOKED_UNTIL_DAY = 45;

/** Rental items of some demo listings, those of the demo owner first, with bookings behind and ahead. */
export const demoRentals: DemoData = {
  name: "rentals",
  async load(tx) {
    const places = await readPlaces(tx);
    let [items, bookings] = [0, 0];
    for (const [index, place] of places.entries()) {
      const loaded = await loadItems(tx, place, index);
      items += loaded.length;
      for (const item of loaded) bookings += await loadBookings(tx, item, zoneOf(place));
    }
    return [`Demo rental items: ${items}, with ${bookings} bookings`];
  },
  async remove(tx) {
    const demo = tx
      .selectDistinct({ id: rentalItems.businessId })
      .from(rentalItems)
      .where(eq(rentalItems.isDemo, true));
    await tx.delete(rentalDesks).where(inArray(rentalDesks.businessId, demo));
    await tx.delete(rentalItems).where(eq(rentalItems.isDemo, true));
  },
};

const readPlaces = (tx: Tx) =>
  tx
    .select({ id: businesses.id, images: businesses.images, timeZone: businesses.timeZone })
    .from(businesses)
    .where(
      and(
        eq(businesses.isDemo, true),
        eq(businesses.status, "live"),
        eq(businesses.category, RENTALS),
      ),
    )
    .orderBy(sql`${isNotNull(businesses.ownerId)} desc`, asc(businesses.id))
    .limit(BUSINESSES);

type Place = Awaited<ReturnType<typeof readPlaces>>[number];

/** All of them at the first place, four to twelve at the others. */
async function loadItems(tx: Tx, { id: businessId, images }: Place, index: number) {
  await tx.insert(rentalDesks).values({ businessId, policy: DEMO_POLICY }).onConflictDoNothing();
  const many = index === 0 ? DEMO_ITEMS.length : FEWEST_ITEMS + (index % 9);
  const rows = DEMO_ITEMS.slice(0, many).map((given, place) => {
    const item = NewRentalItem.parse({ ...given, openHours: "listing" });
    const { pricePerHour: hourCents, pricePerDay: dayCents } = item;
    const picture = images[place % Math.max(1, images.length)];
    const shown = { images: picture ? [picture] : [], businessId, isDemo: true };
    return { ...item, ...itemColumns(item), hourCents, dayCents, ...shown };
  });
  return tx.insert(rentalItems).values(rows).returning();
}

/** Every few days one, in the middle of the day, so that none meets the next. */
async function loadBookings(tx: Tx, item: ItemRow, timeZone: string): Promise<number> {
  const random = seededRandom(`rental-${item.id}`);
  const now = new Date();
  const today = dayAt(now, timeZone);
  const rows: (typeof rentalBookings.$inferInsert)[] = [];
  for (let day = BOOKED_FROM_DAY; day < BOOKED_UNTIL_DAY; day += 3 + Math.floor(random() * 12)) {
    const startsAt = instantOf((today + day) * DAY_MINUTES + 11 * 60, timeZone);
    rows.push(demoBooking(item, { startsAt, timeZone, now, random }));
  }
  await tx.insert(rentalBookings).values(rows);
  return rows.length;
}

interface Circumstances {
  startsAt: Date;
  timeZone: string;
  now: Date;
  random: () => number;
}

function demoBooking(item: ItemRow, { startsAt, timeZone, now, random }: Circumstances) {
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
    policy: DEMO_POLICY,
    expiresAt: expiryOf(startsAt, now),
    isDemo: true,
  } satisfies typeof rentalBookings.$inferInsert;
}
