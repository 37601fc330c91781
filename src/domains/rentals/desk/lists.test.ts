import { afterAll, expect, test } from "vitest";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { hourAt, openRental } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

test("lists of rentals have a hundred unless fewer are asked for, never more, and tell how many there are", async () => {
  const { item, business, desk } = await openRental(landfall, { quantity: 200 });
  for (let n = 0; n < 101; n += 1) await buildBooking(db, item);
  for (let n = 0; n < 100; n += 1) await buildRentalItem(db, { businessId: business.id });
  for (const [browser, path] of [
    [openBrowser(landfall), `/api/businesses/${business.id}/rentals`],
    [desk, `/api/businesses/${business.id}/bookings`],
    [desk, "/api/user/bookings"],
  ] as const) {
    const lengthOf = async (asked: string) => {
      const { body, headers } = await browser.get(`${path}?${asked}`);
      expect([path, headers.get("X-Total-Count")]).toEqual([path, "101"]);
      return (body as unknown[]).length;
    };
    expect(await lengthOf("")).toBe(100);
    expect(await lengthOf("limit=101")).toBe(100);
    expect(await lengthOf("limit=5000")).toBe(100);
    expect(await lengthOf("limit=7")).toBe(7);
    expect(await lengthOf("limit=100&offset=100")).toBe(1);
    expect((await browser.get(`${path}?limit=0`)).status).toBe(400);
  }
});

test("requests that lapse at the same moment stand in the order in which they begin", async () => {
  const { item, business, desk } = await openRental(landfall, { quantity: 9 });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const begins = (hour: number) => ({ startsAt: hourAt(hour), endsAt: hourAt(hour + 1) });
  const waits = async (hour: number, facts = {}) =>
    (await buildBooking(db, item, { expiresAt, ...begins(hour), ...facts })).id;
  const [noon, dawn, dusk] = [await waits(12), await waits(6), await waits(18)];
  const sooner = await waits(20, { expiresAt: new Date(Number(expiresAt) - 1) });
  const agreed = await waits(1, { status: "confirmed" });
  for (const path of [`/api/businesses/${business.id}/bookings`, "/api/user/bookings"]) {
    const { body } = await desk.get(path);
    const ids = (body as { id: number }[]).map(({ id }) => id);
    expect([path, ids]).toEqual([path, [sooner, dawn, noon, dusk, agreed]]);
  }
  const { body } = await desk.get(`/api/businesses/${business.id}/bookings?status=pending&limit=2`);
  expect(body).toMatchObject([{ id: sooner }, { id: dawn }]);
});
