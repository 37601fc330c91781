import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { rentalBlackouts, rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = Math.ceil(Date.now() / DAY) * DAY + 10 * DAY;
/** Of a day that is to come. */
const at = (hour: number, day = 0) => new Date(FIRST + day * DAY + hour * HOUR);
const span = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });

/** What PostgreSQL itself says: no command of ours has looked before. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "none";
  } catch (error) {
    const { code, constraint } = (error as { cause: { code: string; constraint?: string } }).cause;
    return `${code} ${constraint ?? ""}`.trim();
  }
}

const TAKEN = "23P01 rental_bookings_fit";
type Item = Awaited<ReturnType<typeof buildRentalItem>>;
const book = (item: Item, facts: Parameters<typeof buildBooking>[2]) =>
  refusalOf(buildBooking(db, item, facts));

describe("the database", () => {
  test("fits 10-12, 12-14 and then 10-14 on two units, and nothing more", async () => {
    const item = await buildRentalItem(db, { quantity: 2 });
    const morning = await buildBooking(db, item, span(10, 12));
    expect(await book(item, span(12, 14))).toBe("none");
    expect(await book(item, span(10, 14))).toBe("none");
    expect(await book(item, span(11, 13))).toBe(TAKEN);
    expect(await book(item, span(13.75, 20))).toBe(TAKEN);
    expect(await book(item, span(14, 16))).toBe("none");
    await db
      .update(rentalBookings)
      .set({ status: "cancelled" })
      .where(eq(rentalBookings.id, morning.id));
    expect(await book(item, span(10, 12))).toBe("none");
    expect(await book(item, span(10, 12))).toBe(TAKEN);
  });

  test("refuses several units at once, and several rows of one statement", async () => {
    const item = await buildRentalItem(db, { quantity: 3 });
    expect(await book(item, { ...span(10, 12), units: 2 })).toBe("none");
    expect(await book(item, { ...span(11, 12), units: 2 })).toBe(TAKEN);
    expect(await book(item, { ...span(11, 12), units: 1 })).toBe("none");
    const copied = sql`insert into rental_bookings
      (business_id, rental_item_id, customer_name, customer_email, starts_at, ends_at, time_zone,
        starts_local, ends_local, total_guests, total_cents, expires_at, status)
      select ${item.businessId}, ${item.id}, 'A', 'a@example.com', ${at(20)}, ${at(21)}, 'UTC', '', '', 1, 0, now(),
        'confirmed' from generate_series(1, 4)`;
    expect(await refusalOf(db.execute(copied))).toBe(TAKEN);
  });

  test("refuses a change that overlaps: of time, units, status, buffer and item", async () => {
    const item = await buildRentalItem(db);
    const other = await buildRentalItem(db, { businessId: item.businessId });
    await buildBooking(db, item, span(10, 12));
    const late = await buildBooking(db, item, span(12, 14));
    const off = await buildBooking(db, item, { ...span(10, 11), status: "cancelled" });
    const apart = await buildBooking(db, other, { ...span(9, 10), bufferMinutes: 30 });
    const change = (id: number, set: Partial<typeof rentalBookings.$inferInsert>) =>
      refusalOf(db.update(rentalBookings).set(set).where(eq(rentalBookings.id, id)));
    expect(await change(late.id, { startsAt: at(11.5) })).toBe(TAKEN);
    expect(await change(late.id, { units: 2 })).toBe(TAKEN);
    expect(await change(off.id, { status: "confirmed" })).toBe(TAKEN);
    expect(await change(apart.id, { rentalItemId: item.id })).toBe(TAKEN);
    expect(await change(apart.id, { rentalItemId: item.id, bufferMinutes: 0 })).toBe("none");
    expect(await change(apart.id, { bufferMinutes: 1 })).toBe(TAKEN);
  });

  test("lets a request that has expired hold nothing, and come back only where there is room", async () => {
    const item = await buildRentalItem(db);
    const lapsed = await buildBooking(db, item, {
      ...span(10, 12),
      expiresAt: new Date(Date.now() - 1000),
    });
    expect(await book(item, span(11, 13))).toBe("none");
    const revive = { expiresAt: at(0) };
    const again = db.update(rentalBookings).set(revive).where(eq(rentalBookings.id, lapsed.id));
    expect(await refusalOf(again)).toBe(TAKEN);
  });

  test("counts units that are closed, and closes none that are booked", async () => {
    const item = await buildRentalItem(db, { quantity: 2 });
    const days = { rentalItemId: item.id, firstDay: "2030-01-01", lastDay: "2030-01-01" };
    const close = (units: number | null, from: number, to: number) =>
      refusalOf(db.insert(rentalBlackouts).values({ ...days, units, ...span(from, to) }));
    expect(await close(1, 0, 24)).toBe("none");
    expect(await book(item, span(10, 12))).toBe("none");
    expect(await book(item, span(11, 13))).toBe(TAKEN);
    expect(await close(null, 8, 11)).toBe("23P01 rental_blackouts_fit");
    expect(await close(null, 12, 14)).toBe("none");
    expect(await close(2, 13, 15)).toBe("none");
    expect(await book(item, span(13, 14))).toBe(TAKEN);
  });

  test("takes away no unit that is booked, and judges the past by what there was", async () => {
    const item = await buildRentalItem(db, { quantity: 2 });
    const yesterday = { startsAt: at(10, -12), endsAt: at(12, -12), status: "confirmed" } as const;
    await buildBooking(db, item, yesterday);
    const coming = await buildBooking(db, item, { ...span(10, 12), units: 2 });
    const reduce = () =>
      refusalOf(db.update(rentalItems).set({ quantity: 1 }).where(eq(rentalItems.id, item.id)));
    expect(await reduce()).toBe("23P01 rental_items_fit");
    await db.delete(rentalBookings).where(eq(rentalBookings.id, coming.id));
    expect(await reduce()).toBe("none");
    expect(await book(item, yesterday)).toBe("none");
    expect(await book(item, yesterday)).toBe(TAKEN);
  });

  test("takes no booking for an item of another business, without length or without end", async () => {
    const [item, other] = [await buildRentalItem(db), await buildRentalItem(db)];
    expect(await book({ ...item, businessId: other.businessId }, {})).toMatch(/^23503/);
    expect(await book(item, span(10, 10))).toMatch(/^23514/);
    const endless = sql`update rental_bookings set ends_at = 'infinity' where id = ${(await buildBooking(db, item)).id}`;
    expect(await refusalOf(db.execute(endless))).toMatch(/^23514/);
  });

  test.each(["read committed", "repeatable read", "serializable"] as const)(
    "lets one of two win that look at once at %s",
    async (isolationLevel) => {
      const item = await buildRentalItem(db);
      const tries = [span(10, 12), span(11, 13)].map((time) =>
        db.transaction(
          async (tx) => {
            await tx.select().from(rentalBookings);
            await tx.execute(sql`select pg_sleep(0.1)`);
            await buildBooking(tx, item, time);
          },
          { isolationLevel },
        ),
      );
      const refusals = await Promise.all(tries.map(refusalOf));
      expect(refusals.filter((refusal) => refusal === "none")).toHaveLength(1);
      expect(refusals.filter((refusal) => /^(23P01|40001)/.test(refusal))).toHaveLength(1);
    },
  );
});
