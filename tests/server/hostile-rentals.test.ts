import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildBooking } from "#src/db/build/rental.server.ts";
import { bookingToken } from "#src/domains/rentals/booking/booking-token.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { fromTo, hourAt, openRental, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const { item, business, desk } = await openRental(landfall, { quantity: 500 });
const booking = await buildBooking(db, item, { status: "confirmed" });
const spare = await buildBooking(db, item);

const NEW_ITEM = {
  ...{
    name: "Skiff",
    description: "A skiff.",
    pricePerHour: 20,
    pricePerDay: "90.50",
    capacity: 4,
  },
  ...{ type: "other", quantity: 2, features: ["Oars"], images: [], minBookingDuration: 1 },
  ...{ maxBookingDuration: 8, requiresLicense: false, availableSeasons: ["all"] },
  ...{ openHours: "listing", bufferMinutes: 15, noticeMinutes: 60, startStep: 30 },
};
const DAYS = { firstDay: "2027-05-01", lastDay: "2027-05-02", quantity: 1, note: "Paint" };

/** Each call that takes a body, with one that it would take. */
const CALLS: [string, string, () => object][] = [
  ["POST", "/api/bookings", () => requestFor(item, { status: "confirmed", totalPrice: "12.00" })],
  ["POST", `/api/rentals/${item.id}/quote`, () => ({ ...fromTo(10, 12), quantity: 1 })],
  ["POST", "/api/booking-cancellation", () => ({ token: bookingToken(services, spare.id) })],
  ["PUT", `/api/bookings/${booking.id}`, () => ({ status: "confirmed", paymentStatus: "paid" })],
  ["POST", `/api/bookings/${booking.id}/ask-to-cancel`, () => ({ reason: "A storm." })],
  ["PUT", `/api/businesses/${business.id}/rental-policy`, () => ({ policy: "Free." })],
  ["POST", `/api/businesses/${business.id}/rentals`, () => NEW_ITEM],
  ["PUT", `/api/rentals/${item.id}`, () => ({ ...NEW_ITEM, quantity: 500 })],
  [
    "POST",
    `/api/businesses/${business.id}/blackouts`,
    () => ({ ...DAYS, rentalItemIds: [item.id] }),
  ],
];

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom<unknown>(
    ...[0, -1, 1.5, 1e9, 1e21, 2 ** 31, 2 ** 53, -0, "", " ", "\0", "\ud800", "NaN", "1e5"],
    ...["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2027-02-30", "2027-07-04T10:00:00-04:00"],
    ...["x".repeat(90_000), [], [null], {}, { weekly: [{ start: -1, end: 1e9 }] }, null, true],
    ...["infinity", "+275760-01-01T00:00:00Z", "100000", "100000.00", 100_000],
  ),
);

describe("whatever is sent in one or two fields of a call of rentals", () => {
  let people: BrowserLike[] = [];
  beforeAll(async () => {
    const [admin, stranger] = [await buildAdmin(landfall), await buildPerson(landfall)];
    people = [desk, await browserOf(landfall, admin), await browserOf(landfall, stranger)];
  });

  test.each(CALLS)("%s %s never answers 500", { timeout: 120_000 }, async (method, path, body) => {
    const field = fc.constantFrom(...Object.keys(body()));
    const changes = fc.array(fc.tuple(field, hostile), { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(3), async (changed, who) => {
        const sent = { ...body(), ...Object.fromEntries(changed) };
        const { cookie } = people[who] ?? openBrowser(landfall);
        const answer = await landfall.request(method, path, { body: sent, cookie });
        expect(answer.status).toBeLessThan(500);
        expect(await answer.json()).toBeTypeOf("object");
      }),
      { numRuns: 60 },
    );
  });
});

test("the dearest that can be rented is priced, booked and counted", async () => {
  const dear = await openRental(landfall, {
    ...{ hourCents: 10_000_000, dayCents: 10_000_000, quantity: 500, maxBookingDuration: 720 },
    capacity: 1,
  });
  const time = { startDate: hourAt(0).toISOString(), endDate: hourAt(0, 30).toISOString() };
  const all = { ...time, quantity: 500 };
  const total = "1500000000.00";
  const quote = await openBrowser(landfall).post(`/api/rentals/${dear.item.id}/quote`, all);
  expect(quote).toMatchObject({ status: 200, body: { totalPrice: total } });
  const asked = { ...requestFor(dear.item, all), status: "confirmed" };
  expect(await dear.desk.post("/api/bookings", asked)).toMatchObject({
    status: 201,
    body: { totalPrice: total },
  });
  expect((await dear.desk.get("/api/user/bookings/summary")).body).toMatchObject({
    totalRevenue: total,
  });
});

test("a megabyte of text is refused before it is read", async () => {
  const { id } = await buildBooking(db, item);
  const long = "x".repeat(1_048_576);
  const stranger = openBrowser(landfall);
  for (const field of ["customerName", "specialRequests", "customerEmail", "startDate"]) {
    const answer = await stranger.post("/api/bookings", requestFor(item, { [field]: long }));
    expect(answer.status).toBe(413);
  }
  expect((await stranger.post("/api/booking-cancellation", { token: long })).status).toBe(413);
  expect((await desk.put(`/api/bookings/${id}`, { status: long })).status).toBe(413);
});
