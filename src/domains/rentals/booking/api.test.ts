import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBlackouts, rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { type Answer, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import {
  ask,
  bookingTokenIn,
  fromTo,
  hourAt,
  idOf,
  openRental,
  readBooking,
  requestFor,
} from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { until } from "#tests/support/until.ts";
import { bookingToken } from "./booking-token.server.ts";
import { expireRequests } from "./expire-requests.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const HOUR = 3_600_000;
/** Somebody waits for a lock that the transaction holds. */
async function expectWaiting(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(
    sql`select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`,
  );
  expect(rows).toHaveLength(1);
}
const cancel = (token: string) =>
  openBrowser(landfall).post("/api/booking-cancellation", { token });
const mailsTo = async (address: string) => {
  await landfall.jobsIdle();
  return landfall.mails.filter(({ to }) => to === address);
};

describe("a request", () => {
  test("is pending, at the price of the item, whatever a customer writes", async () => {
    const { item } = await openRental(landfall);
    const answer = await ask(landfall, item, {
      ...{ id: 7, totalPrice: 1, totalAmount: "1", status: "confirmed", paymentStatus: "paid" },
      ...fromTo(10, 17),
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: "pending",
        paymentStatus: "pending",
        totalPrice: "300.00",
        totalAmount: "300.00",
        lines: [{ unit: "day", count: 1, rate: "300.00", amount: "300.00" }],
        link: expect.stringMatching(/^\/booking\?token=/),
        isMailed: true,
      },
    });
    expect(idOf(answer)).not.toBe(7);
    const { expiresAt, createdAt } = await readBooking(db, idOf(answer));
    expect(Math.abs(Number(expiresAt) - Number(createdAt) - 48 * HOUR)).toBeLessThan(5000);
  });

  test("has the fields of the specification", async () => {
    const { item, desk } = await openRental(landfall);
    const sent = requestFor(item, { customerPhone: "(410) 555-0100", specialRequests: "A vest" });
    const answer = await openBrowser(landfall).post("/api/bookings", sent);
    const told = { ...sent, status: "pending", totalPrice: "100.00" };
    expect(answer).toMatchObject({ status: 201, body: told });
    const { body } = await desk.get(`/api/businesses/${item.businessId}/bookings`);
    expect(body).toMatchObject([told]);
  });

  test("that overlaps is refused with the next free time; one that touches is taken", async () => {
    const { item } = await openRental(landfall);
    const first = await ask(landfall, item);
    expect(first.status).toBe(201);
    const refused = await ask(landfall, item, fromTo(11, 13));
    expect(refused).toMatchObject({ status: 409, body: { code: "taken" } });
    expect((refused.body as { message: string }).message).toMatch(
      /The next free time of this length begins on \w+day, \w+ \d+, \d{4}, \d+:\d\d [AP]M E[DS]T\.$/,
    );
    expect((await ask(landfall, item, fromTo(12, 14))).status).toBe(201);
    expect((await cancel(bookingToken(services, idOf(first)))).status).toBe(200);
    expect((await ask(landfall, item, fromTo(9, 12))).status).toBe(201);
  });

  test("fits on two units as 10-12, 12-14 and then 10-14", async () => {
    const { item } = await openRental(landfall, { quantity: 2 });
    const first = await ask(landfall, item, fromTo(10, 12));
    for (const time of [fromTo(12, 14), fromTo(10, 14)])
      expect((await ask(landfall, item, time)).status).toBe(201);
    expect((await ask(landfall, item, fromTo(11, 13))).status).toBe(409);
    expect((await cancel(bookingToken(services, idOf(first)))).status).toBe(200);
    expect((await ask(landfall, item, fromTo(10, 12))).status).toBe(201);
    expect((await ask(landfall, item, fromTo(10, 12))).status).toBe(409);
  });

  test("leaves the pause after each booking", async () => {
    const { item } = await openRental(landfall, { bufferMinutes: 30 });
    expect((await ask(landfall, item, fromTo(10, 12))).status).toBe(201);
    expect((await ask(landfall, item, fromTo(12, 14))).status).toBe(409);
    expect((await ask(landfall, item, fromTo(12.5, 14))).status).toBe(201);
    expect((await ask(landfall, item, fromTo(8, 10))).status).toBe(409);
    expect((await ask(landfall, item, fromTo(8, 9.5))).status).toBe(201);
    // A longer pause is for bookings to come.
    await db.update(rentalItems).set({ bufferMinutes: 120 }).where(eq(rentalItems.id, item.id));
    expect((await ask(landfall, item, fromTo(14.5, 16))).status).toBe(201);
  });

  test.each([
    ["it ends when it starts", fromTo(10, 10), "endDate"],
    ["it ends before it starts", fromTo(12, 10), "endDate"],
    ["it is shorter than the shortest", fromTo(10, 11), "endDate"],
    ["it is longer than the longest", fromTo(10, 23), "endDate"],
    ["there are more guests than room", { totalGuests: 3 }, "totalGuests"],
    ["there is no guest", { totalGuests: 0 }, "totalGuests"],
    ["the guests are not whole", { totalGuests: 1.5 }, "totalGuests"],
    ["it is for no unit", { quantity: 0 }, "quantity"],
    ["it is for less than none", { quantity: -1 }, "quantity"],
    ["it is for half a unit", { quantity: 1.5 }, "quantity"],
    ["it is for very many units", { quantity: 1e9 }, "quantity"],
    ["it is for more units than there are", { quantity: 2 }, "quantity"],
    ["it begins in the past", fromTo(10, 12, -20), "startDate"],
    ["it begins in a far future", fromTo(10, 12, 900), "startDate"],
    ["its year has six digits", { startDate: "+275760-01-01T00:00:00Z" }, "startDate"],
    ["its year is the first", { startDate: "0000-01-01T00:00:00Z" }, "startDate"],
    ["its year is the last", { endDate: "9999-12-31T23:00:00Z" }, "endDate"],
    ["it begins between two starts", fromTo(10 + 7 / 60, 13), "startDate"],
    ["it begins within a minute", fromTo(10 + 1 / 7200, 13), "startDate"],
    ["it ends within a minute", fromTo(10, 13 + 1 / 7200), "endDate"],
    ["nobody says how many come", { totalGuests: undefined }, "totalGuests"],
    ["the phone number is a script", { customerPhone: "<script>555-0100" }, "customerPhone"],
    ["the phone number has lines", { customerPhone: "410 555\r\n0100" }, "customerPhone"],
    ["its words are turned around", { specialRequests: "A \u202evest" }, "specialRequests"],
    ["it has no offset", { startDate: "2027-07-04T10:00:00" }, "startDate"],
    ["it is only a day", { startDate: "2027-07-04" }, "startDate"],
    ["its words are endless", { specialRequests: "x".repeat(100_000) }, "specialRequests"],
    ["there is no name", { customerName: " " }, "customerName"],
    ["the address is none", { customerEmail: "nobody" }, "customerEmail"],
  ])("is refused with 400 when %s", async (_, facts, field) => {
    const { item } = await openRental(landfall, { minBookingDuration: 2, maxBookingDuration: 12 });
    const answer = await ask(landfall, item, facts);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field);
  });

  test("for an item of another business, of a listing that is none or not live, or archived is 404", async () => {
    const { item, business } = await openRental(landfall);
    const other = await buildListing(db, { category: "rentals" });
    const dock = await buildRentalItem(db, { businessId: (await buildListing(db)).id });
    const closed = await openRental(landfall, {}, { status: "inactive" });
    const archived = await buildRentalItem(db, { businessId: business.id, isArchived: true });
    expect((await ask(landfall, { ...item, businessId: other.id })).status).toBe(404);
    for (const each of [dock, closed.item, archived, { ...item, id: 2_000_000_000 }])
      expect((await ask(landfall, each)).status).toBe(404);
  });

  test("by an owner for an item that is archived, or of a listing of another kind, is 404, too", async () => {
    const { item, business, desk } = await openRental(landfall);
    const archived = await buildRentalItem(db, { businessId: business.id, isArchived: true });
    const create = (of: typeof item) => desk.post("/api/bookings", requestFor(of));
    expect((await create(archived)).status).toBe(404);
    expect((await create(item)).status).toBe(201);
    await db.update(businesses).set({ category: "marinas" }).where(eq(businesses.id, business.id));
    expect((await create(item)).status).toBe(404);
  });

  test.each(["archived", "deleted with its listing"])(
    "that waits while the item is %s finds nothing any more",
    async (deed) => {
      const { item, business } = await openRental(landfall);
      const asking: Promise<Answer>[] = [];
      await db.transaction(async (tx) => {
        await tx.update(rentalItems).set({ isArchived: true }).where(eq(rentalItems.id, item.id));
        asking.push(ask(landfall, item));
        await until(() => expectWaiting(tx));
        if (deed !== "archived") await tx.delete(businesses).where(eq(businesses.id, business.id));
      });
      expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([404]);
      expect(await db.$count(rentalBookings, eq(rentalBookings.rentalItemId, item.id))).toBe(0);
    },
  );

  test("keeps to hours, seasons, notice and days that are closed", async () => {
    const weekly = Array.from({ length: 7 }, (_, day) => ({
      start: day * 1440 + 600,
      end: day * 1440 + 1020,
    }));
    const zone = { timeZone: "UTC" };
    const own = { hoursFrom: "own", hours: { weekly, seasons: [], holidays: [], exceptions: [] } };
    const { item } = await openRental(landfall, own as object, zone);
    expect((await ask(landfall, item, fromTo(9, 11))).status).toBe(400);
    expect((await ask(landfall, item, fromTo(16, 18))).status).toBe(400);
    expect((await ask(landfall, item, fromTo(15, 17))).status).toBe(201);
    const late = await openRental(landfall, { noticeMinutes: 60 * 24 * 30 }, zone);
    expect((await ask(landfall, late.item)).status).toBe(400);
    const closed = await openRental(landfall, { quantity: 2, maxBookingDuration: 100 }, zone);
    const days = { rentalItemId: closed.item.id, firstDay: "2030-01-01", lastDay: "2030-01-01" };
    await db
      .insert(rentalBlackouts)
      .values({ ...days, startsAt: hourAt(0, 1), endsAt: hourAt(0, 2) });
    expect((await ask(landfall, closed.item, fromTo(10, 58))).status).toBe(409);
    expect((await ask(landfall, closed.item, fromTo(10, 24))).status).toBe(201);
  });

  test("that showed another total is refused with what it costs now", async () => {
    const { item } = await openRental(landfall);
    expect(await ask(landfall, item, { quotedTotal: "90.00" })).toMatchObject({
      status: 409,
      body: { code: "price_changed", message: expect.stringContaining("$100.00") },
    });
    expect((await ask(landfall, item, { quotedTotal: "100.00" })).status).toBe(201);
  });

  test("by a program that fills every field is refused", async () => {
    const { item } = await openRental(landfall);
    expect((await ask(landfall, item, { homepage: "https://example.com" })).status).toBe(400);
  });
});

describe("a quote", () => {
  test("is what a booking costs, and says whether the time is free", async () => {
    const { item } = await openRental(landfall);
    const quote = (body: object) =>
      openBrowser(landfall).post(`/api/rentals/${item.id}/quote`, body);
    expect(await quote({ ...fromTo(10, 13), totalPrice: 1 })).toMatchObject({
      status: 200,
      body: { totalPrice: "150.00", isFree: true, lines: [{ unit: "hour", count: 3 }] },
    });
    await ask(landfall, item);
    expect(await quote(fromTo(11, 13))).toMatchObject({
      body: { isFree: false, next: { ...fromTo(12, 14), zone: expect.stringMatching(/^E[DS]T$/) } },
    });
    expect(await quote(fromTo(12, 14))).toMatchObject({ body: { isFree: true, next: null } });
    const wrong = [fromTo(13 + 7 / 60, 15), fromTo(11, 11), { startDate: "2027-07-04T10:00:00" }];
    for (const time of wrong) expect((await quote(time)).status).toBe(400);
  });

  test("of what is free has times, numbers and nobody's name", async () => {
    const { item } = await openRental(landfall, { quantity: 2 }, { timeZone: "UTC" });
    await ask(landfall, item, { customerName: "Wilhelmina Secret", ...fromTo(10, 12) });
    const from = hourAt(0).toISOString().slice(0, 10);
    const visitor = openBrowser(landfall);
    const answer = await visitor.get(`/api/rentals/${item.id}/availability?from=${from}&days=1`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        timeZone: "UTC",
        days: [{ date: from, busy: [{ startDate: hourAt(10).toISOString(), free: 1 }] }],
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/Wilhelmina|@|customer/i);
    const both = await visitor.get(
      `/api/rentals/${item.id}/availability?from=${from}&days=1&quantity=2`,
    );
    const [day] = (both.body as { days: { starts: { local: string }[] }[] }).days;
    const starts = day?.starts.map(({ local }) => local.slice(11)) ?? [];
    expect(starts).toContain("09:00");
    expect(starts).not.toContain("09:30");
    expect(starts).toContain("12:00");
    const start = encodeURIComponent(hourAt(8).toISOString());
    const ends = await visitor.get(`/api/rentals/${item.id}/ends?start=${start}&quantity=2`);
    expect(ends.body).toMatchObject([
      { local: expect.stringContaining("T09:00"), totalPrice: "100.00" },
      {},
      { local: expect.stringContaining("T10:00"), totalPrice: "200.00" },
    ]);
  });
});

describe("a request that nobody answers", () => {
  test("blocks nothing after 48 hours or when it would begin, and cannot be confirmed", async () => {
    const { item, desk } = await openRental(landfall);
    const { id } = await buildBooking(db, item, {
      startsAt: hourAt(10),
      endsAt: hourAt(12),
      expiresAt: new Date(Date.now() - 1000),
    });
    expect(await desk.put(`/api/bookings/${id}`, { status: "confirmed" })).toMatchObject({
      status: 409,
    });
    expect((await ask(landfall, item, fromTo(11, 13))).status).toBe(201);
    expect(
      await desk.get(`/api/businesses/${item.businessId}/bookings?status=cancelled`),
    ).toMatchObject({ body: [{ id, status: "cancelled", endedBy: "expiry" }] });
    const soon = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 3 * HOUR);
    const near = await ask(landfall, (await openRental(landfall)).item, {
      startDate: soon.toISOString(),
      endDate: new Date(soon.getTime() + HOUR).toISOString(),
    });
    expect((await readBooking(db, idOf(near))).expiresAt).toEqual(soon);
  });
});

describe("the mailed link", () => {
  test("cancels once by POST, a confirmed booking too, and frees the time", async () => {
    const { item, desk, owner } = await openRental(landfall);
    const customerEmail = "link@example.com";
    const booked = await ask(landfall, item, { customerEmail });
    const token = bookingTokenIn(await landfall.mailTo(customerEmail));
    await desk.put(`/api/bookings/${idOf(booked)}`, { status: "confirmed" });
    const both = await Promise.all([cancel(token), cancel(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readBooking(db, idOf(booked))).toMatchObject({
      status: "cancelled",
      endedBy: "customer",
    });
    const words = (await mailsTo(owner.email)).map(({ subject }) => subject.split(":")[0]);
    expect(words.filter((word) => word === "A customer cancelled a booking")).toHaveLength(1);
    expect((await ask(landfall, item)).status).toBe(201);
  });

  test("of another booking, of none, and after the start does nothing", async () => {
    const { item } = await openRental(landfall);
    const booked = await buildBooking(db, item);
    const [, signature] = bookingToken(services, booked.id + 1).split(".");
    expect((await cancel(`${booked.id}.${signature}`)).status).toBe(404);
    expect((await cancel("nothing")).status).toBe(404);
    const begun = await buildBooking(db, item, {
      status: "confirmed",
      startsAt: new Date(Date.now() - HOUR),
      endsAt: new Date(Date.now() + HOUR),
    });
    expect((await cancel(bookingToken(services, begun.id))).status).toBe(409);
    expect((await readBooking(db, booked.id)).status).toBe("pending");
    expect((await readBooking(db, begun.id)).status).toBe("confirmed");
  });

  test("of what is gone already changes nothing and mails nobody", async () => {
    const { item, owner } = await openRental(landfall);
    const lapsed = await buildBooking(db, item, { expiresAt: new Date(Date.now() - 1000) });
    expect((await cancel(bookingToken(services, lapsed.id))).body).toEqual({ status: "cancelled" });
    const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
    // That it lapsed is told by the job of each minute.
    expect(subjects.filter((subject) => !subject.includes("has lapsed"))).toEqual([]);
  });
});

describe("a booking", () => {
  test("made at once by the link, the owner twice and time has one outcome and one set of mails", async () => {
    const { item, desk, owner } = await openRental(landfall);
    const customerEmail = "at-once@example.com";
    const id = idOf(await ask(landfall, item, { customerEmail }));
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    const confirm = () => desk.put(`/api/bookings/${id}`, { status: "confirmed" });
    const [first, second, link] = await Promise.all([
      confirm(),
      confirm(),
      cancel(bookingToken(services, id)),
      expireRequests(services, new Date()),
    ]);
    const confirmed = [first, second].filter(({ status }) => status === 200);
    expect([first, second].every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(confirmed.length).toBeLessThanOrEqual(1);
    expect(link.status).toBe(200);
    expect((await readBooking(db, id)).status).toBe("cancelled");
    const mails = [...(await mailsTo(customerEmail)), ...(await mailsTo(owner.email))];
    const words = mails.map(({ subject }) => subject.split(":")[0]);
    expect(words.filter((word) => word === "Your booking is cancelled")).toHaveLength(1);
    expect(words.filter((word) => word === "A customer cancelled a booking")).toHaveLength(1);
    const { body } = await desk.get(`/api/businesses/${item.businessId}/rental-desk`);
    expect(body).toMatchObject({ totalRevenue: "0.00", upcomingBookings: 0, pendingBookings: 0 });
  });

  test("of an account shows its link, and is in what the site holds about the person", async () => {
    const { item } = await openRental(landfall);
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const asked = requestFor(item, { customerEmail: person.email });
    const answer = await browser.post("/api/bookings", asked);
    expect(answer.body).toMatchObject({ link: expect.stringMatching(/^\/booking\?token=/) });
    expect((await landfall.mailTo(person.email)).html).toContain("Customer");
    const rentalBookings = [{ id: idOf(answer), rentalItemName: item.name, status: "pending" }];
    expect((await browser.get("/api/user/data")).body).toMatchObject({ rentalBookings });
  });

  test("carries a calendar entry that is tentative, then confirmed, then taken out", async () => {
    const { item, desk } = await openRental(landfall);
    const customerEmail = "calendar@example.com";
    const id = idOf(await ask(landfall, item, { customerEmail }));
    await landfall.jobsIdle();
    await desk.put(`/api/bookings/${id}`, { status: "confirmed" });
    await landfall.jobsIdle();
    await cancel(bookingToken(services, id));
    const files = (await mailsTo(customerEmail)).map(({ calendar }) => calendar?.file ?? "");
    expect(files.map((file) => /STATUS:(\w+)/.exec(file)?.[1])).toEqual([
      "TENTATIVE",
      "CONFIRMED",
      "CANCELLED",
    ]);
    expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(["0", "1", "2"]);
    expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);
  });
});
