import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildRentalItem } from "#src/db/build/rental.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { ask, fromTo, idOf, openRental, readBooking, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { bookingToken } from "./booking-token.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const cancel = (token: string) =>
  openBrowser(landfall).post("/api/booking-cancellation", { token });
const mailsTo = async (address: string) => {
  await landfall.jobsIdle();
  return landfall.mails.filter(({ to }) => to === address);
};

test("a request that is sent again with its key, also at once, is answered with the booking that it made", async () => {
  const { item, owner } = await openRental(landfall, { quantity: 3 });
  const sent = requestFor(item, { requestKey: randomUUID() });
  const visitor = openBrowser(landfall);
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post("/api/bookings", sent)));
  answers.push(await openBrowser(landfall).post("/api/bookings", sent));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(answers[0]?.body).toMatchObject({ isMailed: true, link: expect.any(String) });
  expect(await mailsTo(sent.customerEmail)).toHaveLength(1);
  expect(await mailsTo(owner.email)).toHaveLength(1);
  const rows = await db
    .select()
    .from(rentalBookings)
    .where(eq(rentalBookings.rentalItemId, item.id));
  expect(rows).toHaveLength(1);
});

test("a request with the key of another booking is refused, and so is one that is over", async () => {
  const { item } = await openRental(landfall, { quantity: 3 });
  const sent = requestFor(item, { requestKey: randomUUID() });
  const again = (facts: object = {}) =>
    openBrowser(landfall).post("/api/bookings", { ...sent, ...facts });
  const first = await again();
  for (const other of [fromTo(12, 14), { customerEmail: "else@example.com" }, { quantity: 2 }])
    expect(await again(other)).toMatchObject({ status: 409, body: { code: "request_key_used" } });
  expect((await cancel(bookingToken(services, idOf(first)))).status).toBe(200);
  expect(await again()).toMatchObject({ status: 409, body: { code: "request_ended" } });
  expect((await again({ requestKey: "mine" })).status).toBe(400);
  expect((await again({ requestKey: randomUUID() })).status).toBe(201);
});

test("a booking that an owner writes down twice with one key is written down once", async () => {
  const { item, desk } = await openRental(landfall, { quantity: 3 });
  const sent = { ...requestFor(item), status: "confirmed", requestKey: randomUUID() };
  const answers = [await desk.post("/api/bookings", sent), await desk.post("/api/bookings", sent)];
  expect(answers[1]).toMatchObject({ status: 201, body: answers[0]?.body });
});

test("the key of a booking that an owner wrote down leads nobody to the customer's link", async () => {
  const { item, desk } = await openRental(landfall, { quantity: 3 });
  for (const status of ["confirmed", "pending"]) {
    const asked = requestFor(item, { requestKey: randomUUID() });
    const id = idOf(await desk.post("/api/bookings", { ...asked, status }));
    const strangers = [asked, { ...asked, status }, { ...asked, customerName: "Somebody else" }];
    for (const sent of strangers) {
      const answer = await openBrowser(landfall).post("/api/bookings", sent);
      expect(answer).toMatchObject({ status: 409, body: { code: "request_key_used" } });
      expect(answer.body).not.toHaveProperty("links");
    }
    expect((await readBooking(db, id)).status).toBe(status);
  }
});

test("a request that is sent again with other words is told what is stored, and changes nothing", async () => {
  const { item } = await openRental(landfall, { quantity: 3 });
  const sent = requestFor(item, { requestKey: randomUUID(), customerPhone: "555 0100" });
  const visitor = openBrowser(landfall);
  const id = idOf(await visitor.post("/api/bookings", sent));
  const stored = await readBooking(db, id);
  for (const other of [
    { customerName: "Somebody else" },
    { customerPhone: "555 0199" },
    { totalGuests: 2 },
    { specialRequests: "A dog comes along." },
    { customerEmail: "mended@example.com" },
    fromTo(14, 16),
  ]) {
    const { status, body } = await visitor.post("/api/bookings", { ...sent, ...other });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "request_key_used",
      message: expect.stringMatching(/^Your request of .+ was stored before; it has not been/),
      links: [{ href: expect.stringMatching(/^\/booking\?token=/) }],
    });
  }
  const stranger = { ...sent, customerEmail: "else@example.com" };
  const strangers = await openBrowser(landfall).post("/api/bookings", stranger);
  expect(strangers.status).toBe(409);
  expect(strangers.body).not.toHaveProperty("links");
  expect(await readBooking(db, id)).toEqual(stored);
});

test("one key books one thing, also when two of two items are sent at once", async () => {
  const { item, business } = await openRental(landfall);
  const other = await buildRentalItem(db, { businessId: business.id });
  const sent = requestFor(item, { requestKey: randomUUID() });
  const visitor = openBrowser(landfall);
  const answers = await Promise.all(
    [item, other].map(({ id }) => visitor.post("/api/bookings", { ...sent, rentalItemId: id })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("an owner who sends another status or price is led to what is stored", async () => {
  const { item, desk, business } = await openRental(landfall, { quantity: 3 });
  const sent = { ...requestFor(item), requestKey: randomUUID() };
  const id = idOf(await desk.post("/api/bookings", sent));
  for (const other of [{ status: "confirmed" }, { totalPrice: "80" }])
    expect(await desk.post("/api/bookings", { ...sent, ...other })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(/stored before, as pending at \$.+ It has not been changed/),
        links: [{ href: `/rental-management/${business.id}/bookings/${id}` }],
      },
    });
  expect((await readBooking(db, id)).status).toBe("pending");
});

test("a time that is taken is refused to the owner with the way to the bookings that have it", async () => {
  const { item, desk, business } = await openRental(landfall);
  const id = idOf(await ask(landfall, item));
  expect(await desk.post("/api/bookings", requestFor(item))).toMatchObject({
    status: 409,
    body: {
      ...{ code: "taken", message: expect.stringContaining("That time is taken.") },
      links: [{ href: `/rental-management/${business.id}/bookings/${id}` }],
    },
  });
  expect((await ask(landfall, item)).body).not.toHaveProperty("links");
});
