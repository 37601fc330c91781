import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { renderArt } from "#src/art/art-file.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { listingColumns } from "#src/domains/directory/listing/load-listings.server.ts";
import { addMinutes } from "#src/domains/rentals/availability/local-time.ts";
import { offerObjection } from "#src/domains/rentals/availability/offer.ts";
import { demoFleets } from "#src/domains/rentals/desk/demo-data.server.ts";
import { rulesOf } from "#src/domains/rentals/item/queries.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase("demo");
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("every live rentals business of the demo has four to twelve items, and an owner who answers", async () => {
  const rows = await db
    .select({
      items: sql<number>`count(${rentalItems.id})::int`,
      names: sql<number>`count(distinct ${rentalItems.name})::int`,
      pictures: sql<number>`count(distinct ${rentalItems.images})::int`,
      owner: users.email,
    })
    .from(businesses)
    .leftJoin(rentalItems, eq(businesses.id, rentalItems.businessId))
    .leftJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.category, "rentals"), eq(businesses.status, "live")))
    .groupBy(businesses.id, users.email);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const { items, names, pictures } of rows) {
    expect(items).toBeGreaterThanOrEqual(4);
    expect(items).toBeLessThanOrEqual(12);
    expect([names, pictures]).toEqual([items, items]);
  }
  const owners = new Set(rows.map(({ owner }) => owner));
  expect(owners).toEqual(new Set(["owner@demo.example.com", "outfitter@demo.example.com"]));
});

test("their pictures are drawn for them, no two alike, and what is rented fits the business", async () => {
  const rows = await db
    .select({ images: rentalItems.images, type: rentalItems.type, amenities: businesses.amenities })
    .from(rentalItems)
    .innerJoin(businesses, eq(businesses.id, rentalItems.businessId));
  const pictures = rows.flatMap(({ images }) => images);
  expect(new Set(pictures).size).toBe(rows.length);
  for (const picture of pictures) expect(renderArt(picture)).toContain("<svg");
  const typesAt = (amenity: string) =>
    new Set(rows.flatMap(({ amenities, type }) => (amenities.includes(amenity) ? [type] : [])));
  expect(typesAt("Jet Skis")).toContain("jet-ski");
  expect(typesAt("Boat Rental")).toContain("boat");
});

test("what an earlier version loaded with pictures of the listing is drawn by the next start", async () => {
  const places = sql`array['/art/place/rentals/7/0.svg']`;
  await expect(
    db.transaction(async (tx) => {
      await tx.update(rentalItems).set({ images: places }).where(eq(rentalItems.name, "Jet ski"));
      await demoFleets.load(tx);
      const drawn = tx.select().from(rentalItems).where(eq(rentalItems.name, "Jet ski"));
      for (const { id, images } of await drawn)
        expect(images).toEqual([`/art/rental/jet-ski/${id}.svg`]);
      tx.rollback();
    }),
  ).rejects.toThrow("Rollback");
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

test("their bookings keep to the hours and the seasons of what is rented", async () => {
  const rows = await db
    .select({ booking: rentalBookings, item: rentalItems, business: listingColumns })
    .from(rentalBookings)
    .innerJoin(rentalItems, eq(rentalItems.id, rentalBookings.rentalItemId))
    .innerJoin(businesses, eq(businesses.id, rentalBookings.businessId));
  const refused = rows.flatMap(({ booking, item, business }) => {
    const asked = addMinutes(booking.startsAt, -item.noticeMinutes - 1);
    const objection = offerObjection(rulesOf({ item, business }), booking, asked);
    return objection ? [`${item.name}, ${booking.startsLocal}: ${objection.message}`] : [];
  });
  expect(refused).toEqual([]);
});
