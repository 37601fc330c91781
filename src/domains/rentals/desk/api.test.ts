import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import {
  ask,
  fromTo,
  hourAt,
  idOf,
  openRental,
  readBooking,
  requestFor,
} from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const NEW_ITEM = {
  ...{ name: "Skiff", description: "Flat and dry.", type: "boat", capacity: 4 },
  ...{ pricePerHour: "40", pricePerDay: "200" },
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("the owner", () => {
  test("creates a booking with any status and price, at times that are not offered", async () => {
    const { item, desk } = await openRental(landfall, {
      ...{ noticeMinutes: 43_200, minBookingDuration: 2, maxBookingDuration: 4 },
    });
    const create = (facts: object) => desk.post("/api/bookings", requestFor(item, facts));
    expect(await create({ status: "confirmed", totalPrice: 12.5, ...fromTo(8, 10) })).toMatchObject(
      {
        status: 201,
        body: { status: "confirmed", totalPrice: "12.50", lines: [] },
      },
    );
    expect(await create({ status: "pending", ...fromTo(10, 12) })).toMatchObject({
      body: { status: "pending", totalPrice: "100.00" },
    });
    expect(await create({ status: "cancelled", ...fromTo(8, 12) })).toMatchObject({
      body: { status: "cancelled" },
    });
    expect(await create({ ...fromTo(12, 14) })).toMatchObject({ body: { status: "pending" } });
    expect(await create({ status: "confirmed", ...fromTo(10, 12, -20) })).toMatchObject({
      status: 201,
    });
    expect((await create({ status: "confirmed", ...fromTo(9, 11) })).status).toBe(409);
    expect((await create({ status: "finished", ...fromTo(20, 22) })).status).toBe(400);
    expect((await create({ totalPrice: -1, ...fromTo(20, 22) })).status).toBe(400);
    expect((await create({ totalGuests: 9, ...fromTo(20, 22) })).status).toBe(400);
    for (const [from, to] of [
      ...[[20, 21.5] as const, [16, 20.5] as const, [20, 20] as const, [22, 20] as const],
    ])
      expect((await create({ status: "confirmed", ...fromTo(from, to) })).status).toBe(400);
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const chosen = { status: "confirmed", totalPrice: "7.25", ...fromTo(16, 18) };
    expect(await admin.post("/api/bookings", requestFor(item, chosen))).toMatchObject({
      ...{ status: 201, body: { status: "confirmed", totalPrice: "7.25" } },
    });
    expect((await create({ status: "pending", ...fromTo(10, 12, -30) })).status).toBe(400);
  });

  test("moves a pending booking to confirmed or cancelled, and no other way", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 3 });
    const put = (id: number, status: string) => desk.put(`/api/bookings/${id}`, { status });
    const [one, two] = [idOf(await ask(landfall, item)), idOf(await ask(landfall, item))];
    expect(await put(one, "pending")).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/pending already, so nothing was changed/) },
    });
    expect((await readBooking(db, one)).status).toBe("pending");
    const asked = await desk.get(`/api/businesses/${item.businessId}/bookings?q=${one}`);
    const [waiting] = asked.body as object[];
    const confirmed = await put(one, "confirmed");
    expect(confirmed.status).toBe(200);
    const settled = { expiresAt: null, expiresLocal: null, expiresZone: null };
    expect(confirmed.body).toEqual({ ...waiting, ...settled, status: "confirmed" });
    expect(await put(two, "cancelled")).toMatchObject({
      status: 200,
      body: { status: "cancelled" },
    });
    for (const status of ["pending", "confirmed", "cancelled"])
      for (const id of [one, two]) expect(await put(id, status)).toMatchObject({ status: 409 });
    expect((await put(one, "finished")).status).toBe(400);
    expect((await readBooking(db, one)).status).toBe("confirmed");
    expect((await readBooking(db, two)).status).toBe("cancelled");
  });

  test("that comes second is told what the booking is by now, and that it is so already when it was wanted", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 9 });
    const build = async (facts: object) => (await buildBooking(db, item, facts)).id;
    const confirmed = await build({ status: "confirmed" });
    const declined = await build({ status: "cancelled", endedBy: "owner" });
    const left = await build({ status: "cancelled", endedBy: "customer" });
    const lapsed = await build({ expiresAt: new Date(Date.now() - 1000) });
    for (const [id, status, code, message] of [
      [confirmed, "confirmed", "confirmed_already", "This booking is confirmed already."],
      [declined, "cancelled", "cancelled_already", "This booking is cancelled already."],
      [
        left,
        "cancelled",
        "cancelled_already",
        "The customer has cancelled this booking meanwhile.",
      ],
      [left, "confirmed", "not_pending", "The customer has cancelled this booking meanwhile."],
      [lapsed, "confirmed", "not_pending", expect.stringContaining("has lapsed meanwhile")],
      [confirmed, "cancelled", "not_pending", expect.stringContaining("only its customer cancels")],
    ] as const)
      expect(await desk.put(`/api/bookings/${id}`, { status })).toMatchObject({
        ...{ status: 409, body: { code, message } },
      });
    const reason = "Storm";
    expect(await desk.post(`/api/bookings/${left}/ask-to-cancel`, { reason })).toMatchObject({
      ...{ status: 409, body: { code: "cancelled_already" } },
    });
    expect(await readBooking(db, lapsed)).toMatchObject({ status: "pending" });
  });

  test("mails the customer what was decided", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 2 });
    for (const [status, title] of [
      ["confirmed", "Your booking is confirmed"],
      ["cancelled", "Your booking request was declined"],
    ]) {
      const customerEmail = `decided-${status}@example.com`;
      const id = idOf(await ask(landfall, item, { customerEmail }));
      await desk.put(`/api/bookings/${id}`, { status });
      const { subject, html } = await landfall.mailTo(customerEmail);
      expect(subject).toContain(title);
      expect(html).toContain(item.name);
      expect(html).toContain("2 hours at $50.00: $100.00");
      expect(html).toContain("Total: $100.00");
      expect(html).not.toContain("Customer");
    }
  });

  test("is mailed the way to the request itself, and how to reach whoever asks", async () => {
    const { item, owner, business } = await openRental(landfall);
    const asked = { customerPhone: "+1 410 555 0142", specialRequests: "A seat for a child" };
    const id = idOf(await ask(landfall, item, asked));
    const { subject, text, html } = await landfall.mailTo(owner.email);
    expect(subject).toContain("A new booking request");
    expect(html).toContain(`/rental-management/${business.id}/bookings/${id}"`);
    expect(text).toContain("Phone: +1 410 555 0142");
    expect(text).toContain("Special requests: A seat for a child");
  });

  test("keeps what was paid, whatever the status", async () => {
    const { item, desk } = await openRental(landfall);
    const { id } = await buildBooking(db, item, { status: "confirmed" });
    expect(await desk.put(`/api/bookings/${id}`, { paymentStatus: "paid" })).toMatchObject({
      status: 200,
      body: { status: "confirmed", paymentStatus: "paid" },
    });
    expect((await desk.put(`/api/bookings/${id}`, {})).status).toBe(400);
  });

  test("asks for a confirmed booking to be cancelled, with a reason behind the link", async () => {
    const { item, desk } = await openRental(landfall);
    const customerEmail = "storm@example.com";
    const { id } = await buildBooking(db, item, { status: "confirmed", customerEmail });
    const reason = "A storm is coming.";
    const path = `/api/bookings/${id}/ask-to-cancel`;
    expect((await desk.post(path, { reason })).status).toBe(200);
    const { subject, html } = await landfall.mailTo(customerEmail);
    expect(subject).toContain("Please cancel your booking");
    expect(html).toContain("/booking?token=");
    expect(html).not.toContain(reason);
    expect(await readBooking(db, id)).toMatchObject({ status: "confirmed", askedToCancel: reason });
    expect((await desk.post(path, { reason: "" })).status).toBe(400);
    const pending = await buildBooking(db, item, { startsAt: hourAt(5), endsAt: hourAt(6) });
    expect((await desk.post(`/api/bookings/${pending.id}/ask-to-cancel`, { reason })).status).toBe(
      409,
    );
  });

  test("sees figures that are those of the stored bookings", async () => {
    const { item, desk, business } = await openRental(landfall, { quantity: 9 });
    const past = {
      startsAt: new Date(Date.now() - 5 * DAY),
      endsAt: new Date(Date.now() - 4 * DAY),
    };
    for (const isArchived of [false, false, false, true])
      await buildRentalItem(db, { businessId: business.id, isArchived });
    await buildBooking(db, item, { status: "confirmed", totalCents: 12_345 });
    await buildBooking(db, item, { status: "confirmed", totalCents: 5 });
    await buildBooking(db, item, { status: "confirmed", totalCents: 0 });
    await buildBooking(db, item, { totalCents: 70_000 });
    await buildBooking(db, item, { status: "confirmed", totalCents: 10_000, ...past });
    await buildBooking(db, item, { status: "cancelled", totalCents: 99_999 });
    await buildBooking(db, item, { totalCents: 50_000 });
    await buildBooking(db, item, { expiresAt: new Date(Date.now() - 1) });
    const figures = {
      totalItems: 4,
      totalRevenue: "223.50",
      pendingBookings: 2,
      upcomingBookings: 3,
      totalBookings: 8,
    };
    expect(await desk.get(`/api/businesses/${business.id}/rental-desk`)).toMatchObject({
      status: 200,
      body: figures,
    });
    expect((await desk.get("/api/user/bookings/summary")).body).toEqual(figures);
    const list = await desk.get("/api/user/bookings?limit=2");
    expect(list.headers.get("X-Total-Count")).toBe("8");
    expect(list.body).toMatchObject([
      { businessId: business.id, businessName: business.name, totalAmount: expect.any(String) },
      {},
    ]);
    const other = await openRental(landfall);
    const theirs = await buildBooking(db, other.item);
    const path = (of: typeof business) => `/api/businesses/${of.id}/bookings`;
    expect((await other.desk.get(path(other.business))).body).toMatchObject([{ id: theirs.id }]);
    const own = await desk.get(path(business));
    expect(own.headers.get("X-Total-Count")).toBe("8");
    const whole = expect.toSatisfy(Number.isInteger);
    const utc = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    const wire = { id: whole, rentalItemId: whole, startDate: utc, endDate: utc, createdAt: utc };
    const money = expect.stringMatching(/^\d+\.\d\d$/);
    expect(own.body).toMatchObject(Array(8).fill({ ...wire, totalPrice: money }));
    const ids = (own.body as { id: number; businessId: number }[]).map((each) => each.businessId);
    expect(ids).toEqual(Array(8).fill(business.id));
  });

  test("writes terms that hold for bookings made after it", async () => {
    const { item, desk, business } = await openRental(landfall, { quantity: 2 });
    const before = idOf(await ask(landfall, item));
    const policy = "Free until two days before.";
    expect(
      await desk.put(`/api/businesses/${business.id}/rental-policy`, { policy }),
    ).toMatchObject({ status: 200, body: { policy } });
    const after = idOf(await ask(landfall, item));
    expect((await readBooking(db, before)).policy).toBe(null);
    expect((await readBooking(db, after)).policy).toBe(policy);
  });
});

test("bookings are not looked for at the ends of time", async () => {
  const { business, desk } = await openRental(landfall);
  for (const path of [
    `/api/businesses/${business.id}/bookings?to=0000-01-01T00:00:00Z`,
    "/api/user/bookings?from=0000-01-01T00:00:00Z",
    "/api/user/bookings?from=9999-12-31T23:00:00Z",
  ])
    expect([path, (await desk.get(path)).status]).toEqual([path, 400]);
});

describe("whoever is not the owner", () => {
  test("asks like anybody: an account or another business gives no status and no price", async () => {
    const { item } = await openRental(landfall);
    const { desk: other } = await openRental(landfall);
    const lie = { status: "confirmed", totalPrice: 1, paymentStatus: "paid", ...fromTo(10, 17) };
    const answer = await other.post("/api/bookings", requestFor(item, lie));
    expect(answer).toMatchObject({
      ...{ status: 201, body: { status: "pending", totalPrice: "300.00" } },
    });
    expect(await readBooking(db, idOf(answer))).toMatchObject({
      ...{ status: "pending", paymentStatus: "pending", totalCents: 30_000 },
    });
  });

  test("is told nothing of bookings, figures and terms, and changes nothing", async () => {
    const { item, business } = await openRental(landfall);
    const { id } = await buildBooking(db, item);
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    for (const [browser, status] of [
      [openBrowser(landfall), 401],
      [stranger, 403],
    ] as const) {
      expect((await browser.get(`/api/businesses/${business.id}/bookings`)).status).toBe(status);
      expect((await browser.get(`/api/businesses/${business.id}/rental-desk`)).status).toBe(status);
      const change = await browser.put(`/api/bookings/${id}`, { status: "confirmed" });
      expect(change.status).toBe(status);
    }
    expect((await stranger.get("/api/user/bookings")).body).toEqual([]);
    expect((await openBrowser(landfall).get("/api/user/bookings")).status).toBe(401);
    expect((await readBooking(db, id)).status).toBe("pending");
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    expect((await admin.put(`/api/bookings/${id}`, { status: "confirmed" })).status).toBe(200);
  });
});

describe("the calendar feed", () => {
  const read = async (path: string, known?: string) =>
    landfall.request("GET", path, known ? { headers: { "If-None-Match": known } } : {});

  /** As another program reads it. */
  const eventsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));

  test("has names and times, keeps identities, and dies with its link", async () => {
    const { item, desk, business } = await openRental(landfall, { quantity: 5 });
    const customerName = `Bob\r\nATTENDEE:x, ${"⛵".repeat(80)}; yes`;
    const customerEmail = "bob@example.com";
    const { id, startsAt, endsAt } = await buildBooking(db, item, { customerName, customerEmail });
    const feedOf = async () => {
      const { body } = await desk.get(`/api/businesses/${business.id}/rental-desk`);
      return (body as { feedUrl: string }).feedUrl.replace(/^https?:\/\/[^/]+/, "");
    };
    const path = await feedOf();
    const first = await read(path);
    const file = await first.text();
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toContain("text/calendar");
    expect(file).toContain("STATUS:TENTATIVE");
    expect(file).not.toContain(customerEmail);
    expect(file.split("\r\n").some((line) => line.startsWith("ATTENDEE"))).toBe(false);
    expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const unfolded = file.replaceAll("\r\n ", "");
    expect(unfolded).toContain(`Bob\\nATTENDEE:x\\, ${"⛵".repeat(80)}\\; yes`);
    expect((await read(path, first.headers.get("etag") ?? "")).status).toBe(304);
    const [parsed] = eventsIn(file);
    expect(parsed?.summary).toBe(`${item.name}: Bob\nATTENDEE:x, ${"⛵".repeat(80)}; yes`);
    expect(parsed?.attendees).toEqual([]);
    expect(parsed?.startDate.toJSDate()).toEqual(startsAt);
    expect(parsed?.endDate.toJSDate()).toEqual(endsAt);

    await desk.put(`/api/bookings/${id}`, { status: "cancelled" });
    const later = (await (await read(path)).text()).replaceAll("\r\n ", "");
    expect(later).toContain("STATUS:CANCELLED");
    const uidIn = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    expect(uidIn(later)).toBe(uidIn(unfolded));
    expect(later).toContain("SEQUENCE:1");
    expect(eventsIn(later)).toMatchObject([{ uid: parsed?.uid, sequence: 1 }]);

    await desk.post(`/api/businesses/${business.id}/rental-feed`);
    expect((await read(path)).status).toBe(404);
    expect((await read(await feedOf())).status).toBe(200);
    expect((await read(`/api/businesses/${business.id}/bookings.ics`)).status).toBe(404);
  });
});

describe("a price", () => {
  test("is a text with two digits, in quotes, bookings and figures alike", async () => {
    const { item, desk, business } = await openRental(landfall, { hourCents: 10, dayCents: 20 });
    const quote = (from: number, to: number) =>
      openBrowser(landfall).post(`/api/rentals/${item.id}/quote`, fromTo(from, to));
    for (const [hours, totalPrice] of [
      [1, "0.10"],
      [2, "0.20"],
      [24, "0.20"],
    ] as const)
      expect(await quote(0, hours)).toMatchObject({ body: { totalPrice } });
    for (const time of [fromTo(0, 1), fromTo(1, 3)])
      await desk.post("/api/bookings", requestFor(item, { ...time, status: "confirmed" }));
    expect(await desk.get(`/api/businesses/${business.id}/rental-desk`)).toMatchObject({
      body: { totalRevenue: "0.30" },
    });
  });
});

test("a total above the highest rate is asked for and written down as it was quoted", async () => {
  const { item, desk } = await openRental(landfall, {
    ...{ hourCents: 10_000_000, dayCents: 10_000_000, quantity: 4, capacity: 4 },
  });
  const quote = await openBrowser(landfall).post(`/api/rentals/${item.id}/quote`, {
    ...fromTo(10, 12),
    quantity: 2,
  });
  const { totalPrice } = quote.body as { totalPrice: string };
  expect(totalPrice).toBe("200000.00");
  const asked = await ask(landfall, item, { quantity: 2, quotedTotal: totalPrice });
  expect(asked).toMatchObject({ status: 201, body: { totalPrice } });
  const written = requestFor(item, { quantity: 2, totalPrice: "250000.50" });
  expect(await desk.post("/api/bookings", written)).toMatchObject({
    ...{ status: 201, body: { totalPrice: "250000.50" } },
  });
  const beyond = requestFor(item, { totalPrice: "1550000000.01", ...fromTo(14, 16) });
  expect(await desk.post("/api/bookings", beyond)).toMatchObject({
    ...{ status: 400, body: { fields: { totalPrice: "At most 1,550,000,000 dollars." } } },
  });
});

describe("a business that is no rentals business", () => {
  test("keeps its desk and what was booked when it has left the category, and takes nothing new", async () => {
    const { item, business, desk } = await openRental(landfall, { quantity: 3 });
    const id = idOf(await ask(landfall, item));
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const change = { category: "marinas" };
    expect((await admin.put(`/api/businesses/${business.id}`, change)).status).toBe(200);
    const at = `/api/businesses/${business.id}`;
    expect(await desk.get(`${at}/rental-desk`)).toMatchObject({ body: { pendingBookings: 1 } });
    for (const path of [`${at}/bookings`, "/api/user/bookings"])
      expect(await desk.get(path)).toMatchObject({ status: 200, body: [{ id }] });
    const summary = await desk.get("/api/user/businesses/summary");
    expect(summary).toMatchObject({ body: { rentals: 1 } });
    const confirmed = await desk.put(`/api/bookings/${id}`, { status: "confirmed" });
    expect(confirmed).toMatchObject({ status: 200, body: { status: "confirmed" } });
    expect((await ask(landfall, item)).status).toBe(404);
    expect((await desk.post("/api/bookings", requestFor(item))).status).toBe(404);
    const added = await desk.post(`${at}/rentals`, NEW_ITEM);
    expect(added).toMatchObject({ status: 400, body: { code: "not_rentals" } });
    expect((await openBrowser(landfall).get(`${at}/rentals`)).body).toEqual([]);
  });

  test("has no desk", async () => {
    const { owner, desk } = await openRental(landfall);
    const dock = await buildListing(db, { ownerId: owner.id });
    expect((await desk.get(`/api/businesses/${dock.id}/rental-desk`)).status).toBe(400);
  });
});

test("a business whose pin is moved keeps its bookings in the time in which they were made", async () => {
  const { item, business, desk } = await openRental(landfall);
  const id = idOf(await ask(landfall, item));
  const shown = async () => {
    const { body } = await desk.get(`/api/businesses/${business.id}/bookings?status=pending`);
    return (body as object[])[0];
  };
  const [stored, before] = [await readBooking(db, id), await shown()];
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const pin = { latitude: "30.4035", longitude: "-87.2136" };
  expect((await admin.put(`/api/businesses/${business.id}`, pin)).status).toBe(200);
  expect(await readBooking(db, id)).toEqual(stored);
  expect(await shown()).toEqual(before);
  expect(before).toMatchObject({ id, timeZone: "America/New_York" });
  expect((await ask(landfall, item)).status).toBe(409);
  const later = await readBooking(db, idOf(await ask(landfall, item, fromTo(12, 14))));
  expect(later.timeZone).toBe("America/Chicago");
  const hour = (local: string) => Number(local.slice(11, 13));
  expect((hour(stored.endsLocal) - hour(later.startsLocal) + 24) % 24).toBe(1);
});
