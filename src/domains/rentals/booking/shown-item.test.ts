import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import {
  ask,
  bookingTokenIn,
  fromTo,
  idOf,
  openRental,
  requestFor,
} from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { listItems } from "../item/queries.server.ts";
import { readPicker } from "./read-picker.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const mailsTo = async (address: string) => {
  await landfall.jobsIdle();
  return landfall.mails.filter(({ to }) => to === address);
};

test("nobody books another thing than the form showed", async () => {
  const { item, business, desk } = await openRental(landfall, { name: "Big pontoon" });
  const items = await listItems(db, business.id);
  const read = () => readPicker(db, items, new URLSearchParams({ rent: String(item.id) }));
  const before = await read();
  const change = { name: "Single kayak", requiresLicense: true };
  expect((await desk.put(`/api/rentals/${item.id}`, change)).status).toBe(200);
  const shown = { itemMark: before?.itemMark, termsMark: before?.termsMark };
  expect(await ask(landfall, item, shown)).toMatchObject({
    status: 409,
    body: {
      code: "item_changed",
      message:
        "The business has changed what is rented here. It is now “Single kayak”; please look at it and send again.",
    },
  });
  const dearer = await ask(landfall, item, { ...shown, termsMark: "old", quotedTotal: "1.00" });
  expect(dearer.body).toMatchObject({
    code: "terms_changed",
    message: expect.stringMatching(/“Single kayak”, for \$[\d.]+, with other terms of cancelling;/),
  });
  const now = await read();
  expect((await ask(landfall, item, { itemMark: now?.itemMark })).status).toBe(201);
});

test("a key that programs without one send is refused", async () => {
  const { item } = await openRental(landfall);
  for (const digit of ["0", "f", "F"]) {
    const requestKey = "00000000-0000-0000-0000-000000000000".replaceAll("0", digit);
    const answer = await ask(landfall, item, { requestKey });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { requestKey: expect.any(String) } },
    });
  }
});

test("a day that is too near says how early to ask, and the page says so before", async () => {
  const { item, business } = await openRental(
    landfall,
    { noticeMinutes: 3 * 1440, minBookingDuration: 2, maxBookingDuration: 8 },
    { timeZone: "America/New_York" },
  );
  const items = await listItems(db, business.id);
  const picker = await readPicker(db, items, new URLSearchParams({ rent: String(item.id) }));
  const [, tomorrow] = picker?.availability.days ?? [];
  expect(tomorrow?.date).not.toBe(localDateAt(new Date(), "America/New_York"));
  expect(tomorrow).toMatchObject({ starts: [], reason: "Please ask at least 3 days ahead." });
  expect(picker?.asks).toBe("At least 2 hours, at most 8 hours. Please ask at least 3 days ahead.");
});

test("a time that its owner closed is told as closed, not as taken", async () => {
  const { item, business, desk } = await openRental(landfall, {}, { timeZone: "UTC" });
  const time = fromTo(10, 12);
  const day = time.startDate.slice(0, 10);
  const closing = { rentalItemIds: [item.id], firstDay: day, lastDay: day };
  const closed = await desk.post(`/api/businesses/${business.id}/blackouts`, closing);
  expect(closed.status).toBeLessThan(300);
  const refused = await ask(landfall, item, time);
  expect(refused).toMatchObject({ status: 409, body: { code: "taken" } });
  expect((refused.body as { message: string }).message).toMatch(/^It is closed at that time\. The/);
});

test("an owner whose listing is not shown writes bookings down, and mails nobody", async () => {
  const { item, business, desk } = await openRental(landfall);
  await db.update(businesses).set({ status: "inactive" }).where(eq(businesses.id, business.id));
  const to = "nobody-asked@example.com";
  const request = requestFor(item, { customerEmail: to, status: "pending" });
  const written = await desk.post("/api/bookings", request);
  expect(written).toMatchObject({ status: 201, body: { isMailed: false } });
  const path = `/api/bookings/${idOf(written)}`;
  expect((await desk.put(path, { status: "confirmed" })).status).toBe(200);
  expect(await mailsTo(to)).toEqual([]);
});

test("who asks and cancels again and again fills no mailbox faster than who only asks", async () => {
  const { item } = await openRental(landfall);
  const to = "asked-and-cancelled@example.com";
  const stranger = openBrowser(landfall);
  for (let hour = 0; hour < 12; hour += 1) {
    const request = requestFor(item, { customerEmail: to, ...fromTo(hour, hour + 1) });
    const asked = await stranger.post("/api/bookings", request);
    const { link } = asked.body as { link: string };
    const token = bookingTokenIn({ html: link.replace(/^\//, "") });
    await landfall.jobsIdle();
    expect((await stranger.post("/api/booking-cancellation", { token })).status).toBe(200);
    await landfall.jobsIdle();
  }
  expect((await mailsTo(to)).length).toBe(10);
});

test("who asks and agrees in both names mails one mailbox twenty times a day at most", async () => {
  const { item, desk } = await openRental(landfall, { quantity: 40 });
  const to = "agreed@example.com";
  for (let count = 0; count < 25; count += 1) {
    const asked = await ask(landfall, item, { customerEmail: to });
    expect(asked.status).toBe(201);
    await desk.put(`/api/bookings/${idOf(asked)}`, { status: "confirmed" });
  }
  const confirmed = (await mailsTo(to)).filter(({ subject }) => /is confirmed/.test(subject));
  expect(confirmed).toHaveLength(20);
});

test("what comes along is said: guests, how many, and a licence", async () => {
  const { item } = await openRental(landfall, { name: "Skiff", quantity: 2, capacity: 4 });
  await db.update(rentalItems).set({ requiresLicense: true }).where(eq(rentalItems.id, item.id));
  const customerEmail = "two-skiffs@example.com";
  await ask(landfall, item, { customerEmail, quantity: 2, totalGuests: 6 });
  const [mail] = await mailsTo(customerEmail);
  expect(mail?.text).toMatch(/2 × Skiff[\s\S]*6 guests[\s\S]*Please bring a boating license/);
  expect(mail?.calendar?.file).toContain("SUMMARY:2 × Skiff at ");
});
