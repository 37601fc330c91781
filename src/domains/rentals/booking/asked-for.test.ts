import { afterAll, expect, test } from "vitest";
import { buildBooking } from "#src/db/build/rental.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { ask, hourAt, idOf, openRental, readBooking, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const PATH = "/api/user/own-bookings";
const HOUR = 3_600_000;

async function openCustomer() {
  const person = await buildPerson(landfall);
  return { person, browser: await browserOf(landfall, person) };
}
const idsOf = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

test("whoever asked finds it with the account, also what was asked as a guest, and cancels it by its link", async () => {
  const { item, business, desk } = await openRental(landfall, { quantity: 5 });
  const { person, browser } = await openCustomer();
  const own = idOf(await browser.post("/api/bookings", requestFor(item)));
  const customerEmail = person.email.toUpperCase();
  const asGuest = idOf(await ask(landfall, item, { customerEmail, quantity: 2 }));
  await ask(landfall, item);
  const { body, headers } = await browser.get(PATH);
  expect(headers.get("X-Total-Count")).toBe("2");
  expect(idsOf(body).toSorted()).toEqual([own, asGuest].toSorted());
  const [shown] = (body as { id: number; link: string }[]).filter(({ id }) => id === asGuest);
  expect(shown).toMatchObject({
    ...{ rentalItemName: item.name, quantity: 2, businessName: business.name, status: "pending" },
    ...{ totalPrice: "200.00", isCancellable: true, startZone: expect.stringMatching(/^E[DS]T$/) },
    link: expect.stringMatching(/^\/booking\?token=/),
  });
  // Nothing that only the mail or the business needs.
  expect(shown).not.toHaveProperty("customerEmail");
  expect(shown).not.toHaveProperty("customerPhone");
  const token = shown?.link.split("token=")[1];
  expect((await browser.post("/api/booking-cancellation", { token })).status).toBe(200);
  expect(await readBooking(db, asGuest)).toMatchObject({ endedBy: "customer" });
  // What an owner writes down for others is not asked for by the owner.
  await desk.post("/api/bookings", requestFor(item));
  expect((await desk.get(PATH)).body).toEqual([]);
});

test("the next to come stands first, then what is over, the latest first, in pages", async () => {
  const { item } = await openRental(landfall, { quantity: 9 });
  const { person, browser } = await openCustomer();
  const build = async (hour: number, facts = {}) => {
    const time = { startsAt: hourAt(hour), endsAt: hourAt(hour + 1) };
    return (await buildBooking(db, item, { userId: person.id, ...time, ...facts })).id;
  };
  const later = await build(30, { status: "confirmed" });
  const next = await build(5);
  const lapsed = await build(1, { expiresAt: new Date(Date.now() - 1000) });
  const ended = await build(2, { status: "cancelled", endedBy: "owner" });
  const ago = { startsAt: new Date(Date.now() - 9 * HOUR), endsAt: new Date(Date.now() - HOUR) };
  const past = await build(0, { status: "confirmed", ...ago });
  const under = new Date(Date.now() - HOUR);
  const now = await build(0, { status: "confirmed", startsAt: under, endsAt: hourAt(0) });
  const order = [now, next, later, ended, lapsed, past];
  const { body } = await browser.get(PATH);
  expect(idsOf(body)).toEqual(order);
  expect(body).toMatchObject([
    ...[{ isCancellable: false }, { isCancellable: true }, { isCancellable: true }],
    ...[{ endedBy: "owner" }, { status: "cancelled", endedBy: "expiry" }, { isCancellable: false }],
  ]);
  const second = await browser.get(`${PATH}?limit=2&offset=2`);
  expect(idsOf(second.body)).toEqual(order.slice(2, 4));
  expect(second.headers.get("X-Total-Count")).toBe("6");
});

test("nobody sees what others asked for, and guests are asked to sign in", async () => {
  const { item } = await openRental(landfall, { quantity: 9 });
  const { person } = await openCustomer();
  await buildBooking(db, item, { userId: person.id });
  // Somebody else's booking stays theirs, also when my address was typed into it.
  const { person: other, browser: theirs } = await openCustomer();
  await buildBooking(db, item, { userId: person.id, customerEmail: other.email });
  expect((await theirs.get(PATH)).body).toEqual([]);
  expect((await openBrowser(landfall).get(PATH)).status).toBe(401);
});
