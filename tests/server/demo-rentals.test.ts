import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase("demo");
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("rental businesses of the demo have four to twelve items each, and the demo owner has one", async () => {
  const rows = await db
    .select({
      items: sql<number>`count(*)::int`,
      category: businesses.category,
      owner: users.email,
    })
    .from(rentalItems)
    .innerJoin(businesses, eq(businesses.id, rentalItems.businessId))
    .leftJoin(users, eq(users.id, businesses.ownerId))
    .groupBy(businesses.id, users.email);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const { items, category } of rows) {
    expect(category).toBe("rentals");
    expect(items).toBeGreaterThanOrEqual(4);
    expect(items).toBeLessThanOrEqual(12);
  }
  expect(rows.map(({ owner }) => owner)).toContain("owner@demo.example.com");
});

test("their bookings are behind and ahead, in every status", async () => {
  const kinds = await db
    .selectDistinct({
      status: rentalBookings.status,
      isAhead: sql<boolean>`${rentalBookings.startsAt} > now()`,
    })
    .from(rentalBookings);
  for (const kind of [
    { status: "confirmed", isAhead: true },
    { status: "confirmed", isAhead: false },
    { status: "cancelled", isAhead: false },
    { status: "pending", isAhead: true },
  ])
    expect(kinds).toContainEqual(kind);
});
