import { afterAll, describe, expect, test, vi } from "vitest";
import { buildBooking } from "#src/db/build/rental.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
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
import { slowWallText } from "#tests/support/slow-clock.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { bookingRoutes } from "./api.server.ts";
import type { Availability } from "./contract.ts";
import { deliverBookingsDigest } from "./deliver-digest.server.tsx";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const mailsTo = async (address: string) => {
  await landfall.jobsIdle();
  return landfall.mails.filter(({ to }) => to === address);
};

/** Of a day of the place: 96, but where clocks change. */
function quartersOf(date: string, timeZone: string): number {
  const noon = Date.parse(`${date}T12:00Z`);
  const around = Array.from({ length: 4 * 72 }, (_, part) => noon + (part / 4 - 36) * 3_600_000);
  return around.filter((at) => slowWallText(at, timeZone).startsWith(date)).length;
}

describe("what is free", () => {
  test("is found with few questions to the clock, however many times there are", async () => {
    const { item } = await openRental(landfall, { startStep: 15, maxBookingDuration: 720 });
    const visitor = openBrowser(landfall);
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    const { body } = await visitor.get(`/api/rentals/${item.id}/availability?days=42`);
    const { days, timeZone } = body as Pick<Availability, "days" | "timeZone">;
    const last = days[41];
    expect(last?.starts).toHaveLength(quartersOf(last?.date ?? "", timeZone));
    const start = encodeURIComponent(hourAt(10).toISOString());
    const { body: ends } = await visitor.get(`/api/rentals/${item.id}/ends?start=${start}`);
    expect(ends).toHaveLength(719 * 4 + 1);
    expect(asked.mock.calls.length).toBeLessThan(1000);
    asked.mockRestore();
  });

  test.each([
    "availability?from=9999-12-31&days=42",
    "availability?from=0001-01-01",
    "ends?start=9999-12-31T23:00:00Z",
    "ends?start=0000-01-01T00:00:00Z",
  ])("is not looked for at the ends of time: %s", async (asked) => {
    const { item } = await openRental(landfall);
    const answer = await openBrowser(landfall).get(`/api/rentals/${item.id}/${asked}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain("from 1900 to 2199");
  });

  test.each([
    ["availability?days=43", "days", "from 1 to 42"],
    ["availability?days=some", "days", "from 1 to 42"],
    ["availability?quantity=1e308", "quantity", "from 1 to 500"],
    [`ends?start=${hourAt(10).toISOString()}&quantity=501`, "quantity", "from 1 to 500"],
  ])("is looked for in bounds that are told: %s", async (asked, field, bounds) => {
    const { item } = await openRental(landfall);
    const words = `Please enter a whole number ${bounds}.`;
    expect(await openBrowser(landfall).get(`/api/rentals/${item.id}/${asked}`)).toMatchObject({
      ...{ status: 400, body: { fields: { [field]: words } } },
    });
    const huge = { ...fromTo(10, 12), quantity: 1e308 };
    const quoted = await openBrowser(landfall).post(`/api/rentals/${item.id}/quote`, huge);
    expect(quoted.body).toMatchObject({ message: "Please enter a whole number from 1 to 500." });
  });

  test("is nothing where more are wanted than there are, also of what is rented in some seasons", async () => {
    const { item } = await openRental(landfall, { availableSeasons: ["summer", "winter"] });
    const path = `/api/rentals/${item.id}/availability?days=42&quantity=2`;
    const { status, body } = await openBrowser(landfall).get(path);
    expect(status).toBe(200);
    expect((body as Availability).days.flatMap(({ starts }) => starts)).toEqual([]);
  });

  test("is told from the spaced starts only", async () => {
    const { item } = await openRental(landfall);
    const from = (hour: number) =>
      openBrowser(landfall).get(
        `/api/rentals/${item.id}/ends?start=${encodeURIComponent(hourAt(hour).toISOString())}`,
      );
    expect((await from(10.5)).status).toBe(200);
    expect(await from(10.25)).toMatchObject({
      status: 400,
      body: { fields: { start: "It can begin every 30 minutes from midnight on." } },
    });
  });

  test("is looked for, as everything here is done, only so often from one address", () => {
    expect(bookingRoutes.filter(({ rateLimit }) => rateLimit === undefined)).toEqual([]);
  });
});

describe("requests that wait", () => {
  test("are at most 25 of one network address, whatever they are for", async () => {
    const [{ item: other }, { item }] = [
      await openRental(landfall, { quantity: 100 }),
      await openRental(landfall),
    ];
    const visitor = openBrowser(landfall);
    const first = await visitor.post("/api/bookings", requestFor(other));
    const { senderKey } = await readBooking(db, idOf(first));
    for (let n = 0; n < 24; n += 1) await buildBooking(db, other, { senderKey });
    expect(await visitor.post("/api/bookings", requestFor(item))).toMatchObject({
      status: 429,
      body: { code: "many_requests", message: expect.stringContaining("At most 25") },
    });
    expect((await ask(landfall, item)).status).toBe(201);
  });

  test("hold at most 30 days of one network address, of all businesses", async () => {
    const long = { maxBookingDuration: 720, quantity: 2 };
    const [{ item }, { item: other }] = [
      await openRental(landfall, long),
      await openRental(landfall),
    ];
    const visitor = openBrowser(landfall);
    const season = { ...fromTo(0, 720), quantity: 2 };
    expect(await visitor.post("/api/bookings", requestFor(item, season))).toMatchObject({
      status: 409,
      body: { code: "long_requests", message: expect.stringContaining("30 days in all") },
    });
    const month = requestFor(item, fromTo(0, 720));
    expect((await visitor.post("/api/bookings", month)).status).toBe(201);
    expect((await visitor.post("/api/bookings", requestFor(other))).status).toBe(409);
    expect((await ask(landfall, other)).status).toBe(201);
  });

  test("are at most 50 of one mailbox, and those of strangers are not counted for an account", async () => {
    const { item } = await openRental(landfall, { quantity: 100 });
    const person = await buildPerson(landfall, { email: "club@example.com" });
    for (let n = 0; n < 50; n += 1)
      await buildBooking(db, item, { customerEmail: `Club+${n}@example.com` });
    const customerEmail = person.email;
    expect((await ask(landfall, item, { customerEmail })).status).toBe(429);
    const browser = await browserOf(landfall, person);
    const own = requestFor(item, { customerEmail });
    expect((await browser.post("/api/bookings", own)).status).toBe(201);
  });
});

describe("mails", () => {
  test("that a stranger has sent to somebody use up none of hers, and nobody is promised one that does not come", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 100 });
    const customerEmail = "hers@example.com";
    const stranger = openBrowser(landfall);
    const askAs = async (browser: typeof stranger, email: string) => {
      const { body } = await browser.post(
        "/api/bookings",
        requestFor(item, { customerEmail: email }),
      );
      return body as { id: number; link: string; isMailed: boolean };
    };
    for (let n = 0; n < 10; n += 1)
      expect((await askAs(stranger, `hers+${n}@example.com`)).isMailed).toBe(true);
    const silent = await askAs(stranger, customerEmail);
    expect(silent).toMatchObject({ isMailed: false, link: expect.stringContaining("/booking?") });
    expect(await mailsTo(customerEmail)).toEqual([]);
    const own = await askAs(openBrowser(landfall), customerEmail);
    expect(own.isMailed).toBe(true);
    expect(bookingTokenIn(await landfall.mailTo(customerEmail))).toBe(own.link.split("token=")[1]);
    // What an owner agrees to is told in any case.
    await desk.put(`/api/bookings/${silent.id}`, { status: "confirmed" });
    const words = (await mailsTo(customerEmail)).map(({ subject }) => subject.split(":")[0]);
    expect(words).toEqual(["Your booking request", "Your booking is confirmed"]);
  });

  test("of one sender reach twenty addresses in a day that nobody proved", async () => {
    const { item } = await openRental(landfall, { quantity: 100 });
    const stranger = openBrowser(landfall);
    const isMailed = [];
    for (let n = 0; n < 21; n += 1) {
      const { body } = await stranger.post("/api/bookings", requestFor(item));
      isMailed.push((body as { isMailed: boolean }).isMailed);
    }
    expect(isMailed).toEqual([...Array(20).fill(true), false]);
  });

  test("to an owner are ten in an hour, then one of all that waits", async () => {
    const { item, business, owner } = await openRental(landfall, { quantity: 100 });
    for (let n = 0; n < 12; n += 1) await ask(landfall, item);
    expect(await mailsTo(owner.email)).toHaveLength(10);
    await deliverBookingsDigest(services, { businessId: business.id });
    const [digest] = (await mailsTo(owner.email)).slice(10);
    expect(digest?.text).toContain("12 requests wait for your answer");
    expect(digest?.text).toContain(`/rental-management/${business.id}`);
  });

  test("of bookings that an owner writes down reach a hundred addresses in a day that nobody proved", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 200 });
    const isMailed = [];
    for (let n = 0; n < 101; n += 1) {
      const written = { ...requestFor(item), status: "confirmed" };
      const { body } = await desk.post("/api/bookings", written);
      isMailed.push((body as { isMailed: boolean }).isMailed);
    }
    expect(isMailed).toEqual([...Array(100).fill(true), false]);
  });

  test("that ask a customer to cancel are sent once a day of one booking", async () => {
    const { item, desk } = await openRental(landfall);
    const { id } = await buildBooking(db, item, { status: "confirmed" });
    const askOff = (reason: string) => desk.post(`/api/bookings/${id}/ask-to-cancel`, { reason });
    expect((await askOff("Storm")).status).toBe(200);
    expect(await askOff("Other words")).toMatchObject({
      status: 429,
      body: { code: "asked_today", message: expect.stringContaining("today already") },
    });
    // The same words again, as after a lost answer: what was wanted is so.
    expect(await askOff("Storm")).toMatchObject({ status: 429, body: { code: "asked_already" } });
    expect(await readBooking(db, id)).toMatchObject({ askedToCancel: "Storm" });
  });

  test("that ask a customer to cancel carry the reason to a proved address, and lead others to it", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 2 });
    const askOff = async (facts: object, email: string) => {
      const { id } = await buildBooking(db, item, {
        ...{ status: "confirmed", customerEmail: email, ...facts },
      });
      const reason = "A storm is coming.";
      expect((await desk.post(`/api/bookings/${id}/ask-to-cancel`, { reason })).status).toBe(200);
      const { html } = await landfall.mailTo(email);
      expect(html).toContain("/booking?token=");
      return html;
    };
    const why = "in their own words why on the page of your booking";
    const person = await buildPerson(landfall);
    const known = await askOff({ userId: person.id }, person.email);
    expect(known).toContain("A storm is coming.");
    expect(known).not.toContain(why);
    const strange = await askOff({}, "storm-watch@example.com");
    expect(strange).toContain(why);
    expect(strange).not.toContain("storm is coming");
  });

  test("that ask a customer to cancel are refused when they would not be sent", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 11 });
    const askOff = async () => {
      const customerEmail = "often@example.com";
      const { id } = await buildBooking(db, item, { status: "confirmed", customerEmail });
      return desk.post(`/api/bookings/${id}/ask-to-cancel`, { reason: "Storm" });
    };
    for (let n = 0; n < 10; n += 1) expect((await askOff()).status).toBe(200);
    expect(await askOff()).toMatchObject({
      status: 429,
      body: { code: "not_mailed", message: expect.stringContaining("No mail was sent") },
    });
  });
});
