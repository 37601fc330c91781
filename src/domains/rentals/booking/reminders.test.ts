import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildBooking } from "#src/db/build/rental.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import type { SentMail } from "#tests/support/memory-mailer.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { ask, fromTo, idOf, openRental, readBooking, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { deliverBooking } from "./deliver-booking.server.tsx";
import { expireRequests } from "./expire-requests.server.ts";
import { forgetBookings } from "./forget-bookings.server.ts";
import { remindCustomers } from "./remind-customers.server.ts";
import { remindOwners } from "./remind-owners.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());
beforeEach(() => {
  landfall.mails.length = 0;
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Bookings begin and end on a minute. */
const thisMinute = () => Math.floor(Date.now() / 60_000) * 60_000;
const fromNow = (hours: number) => new Date(thisMinute() + hours * HOUR);

async function mailsTo(address: string): Promise<SentMail[]> {
  await landfall.jobsIdle();
  return landfall.mails.filter(({ to }) => to === address);
}
const subjectsTo = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).map(({ subject }) => subject.split(":")[0] ?? "");

describe("the owner", () => {
  test("is reminded once, when half of the time to answer is over, and not of what is answered", async () => {
    const { item, owner, desk } = await openRental(landfall, { quantity: 2 });
    const waiting = await readBooking(db, idOf(await ask(landfall, item)));
    const answered = idOf(await ask(landfall, item));
    await desk.put(`/api/bookings/${answered}`, { status: "confirmed" });
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    const laterBy = (hours: number) => new Date(waiting.createdAt.getTime() + hours * HOUR);
    await remindOwners(services, laterBy(23.9));
    expect(await subjectsTo(owner.email)).toEqual([]);
    await Promise.all([24.1, 24.1].map((hours) => remindOwners(services, laterBy(hours))));
    await remindOwners(services, laterBy(40));
    expect(await subjectsTo(owner.email)).toEqual(["A booking request still waits"]);
  });

  test("and the customer are told once of what lapsed while no job ran", async () => {
    const { item, owner, desk } = await openRental(landfall, { quantity: 2 });
    const old = await buildBooking(db, item, { expiresAt: new Date(Date.now() - 1000) });
    const begun = await buildBooking(db, item, {
      ...{ startsAt: fromNow(-1), endsAt: fromNow(1), expiresAt: fromNow(-1) },
    });
    // Neither holds anything before the job has run.
    const time = (row: typeof old) => ({
      startDate: row.startsAt.toISOString(),
      endDate: row.endsAt.toISOString(),
    });
    expect((await ask(landfall, item, { ...time(old), quantity: 2 })).status).toBe(201);
    const walkIn = { ...requestFor(item, { ...time(begun), quantity: 2 }), status: "confirmed" };
    expect((await desk.post("/api/bookings", walkIn)).status).toBe(201);
    for (const { id } of [old, begun]) {
      const late = await desk.put(`/api/bookings/${id}`, { status: "confirmed" });
      expect(late.status).toBe(409);
    }
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    const invented = { isDemo: true, customerEmail: "invented@example.com" };
    await buildBooking(db, item, { ...invented, expiresAt: fromNow(-1) });
    for (let run = 0; run < 3; run += 1) await expireRequests(services, new Date());
    expect(await subjectsTo(invented.customerEmail)).toEqual([]);
    for (const { customerEmail } of [old, begun])
      expect(await subjectsTo(customerEmail)).toEqual(["Your booking request has lapsed"]);
    expect(await subjectsTo(owner.email)).toEqual(Array(2).fill("A booking request has lapsed"));
  });
});

describe("the customer", () => {
  const REMINDER = "Your booking begins soon";
  const begins = (hours: number) => ({ startsAt: fromNow(hours), endsAt: fromNow(hours + 2) });

  test("is reminded once in the day before a confirmed booking, with the link", async () => {
    const { item } = await openRental(landfall, { quantity: 9 });
    const build = (hours: number, facts: object = {}) =>
      buildBooking(db, item, { status: "confirmed", ...begins(hours), ...facts });
    const due = await build(23);
    const others = await Promise.all([
      build(25),
      build(-1),
      build(20, { status: "pending" }),
      build(20, { status: "cancelled" }),
      build(20, { isDemo: true }),
    ]);
    await Promise.all([1, 2].map(() => remindCustomers(services, new Date())));
    expect(await subjectsTo(due.customerEmail)).toEqual([REMINDER]);
    const { html, calendar } = await landfall.mailTo(due.customerEmail);
    expect(html).toContain(item.name);
    expect(html).toContain("/booking?token=");
    expect(html).not.toContain(due.customerName);
    expect(calendar).toBeUndefined();
    for (const { customerEmail } of others) expect(await subjectsTo(customerEmail)).toEqual([]);
    await remindCustomers(services, fromNow(2));
    expect(await subjectsTo(others[0]?.customerEmail ?? "")).toEqual([REMINDER]);
    expect(await subjectsTo(due.customerEmail)).toHaveLength(1);
  });

  test("who hears within that day that it is confirmed is not reminded as well", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 2 });
    const pending = await buildBooking(db, item, { ...begins(20), expiresAt: fromNow(10) });
    await desk.put(`/api/bookings/${pending.id}`, { status: "confirmed" });
    const [startDate, endDate] = [fromNow(20).toISOString(), fromNow(22).toISOString()];
    const noted = { ...requestFor(item, { startDate, endDate }), status: "confirmed" };
    expect((await desk.post("/api/bookings", noted)).status).toBe(201);
    await remindCustomers(services, new Date());
    for (const address of [pending.customerEmail, noted.customerEmail])
      expect(await subjectsTo(address)).toEqual(["Your booking is confirmed"]);
  });

  test("who cancelled before the mail went out is not reminded", async () => {
    const { item } = await openRental(landfall);
    const { id: bookingId, customerEmail } = await buildBooking(db, item, {
      ...{ status: "cancelled", ...begins(20) },
    });
    await deliverBooking(services, { bookingId, occasion: "reminder" });
    expect(await subjectsTo(customerEmail)).toEqual([]);
  });

  test("is forgotten 365 days after the end, and what was earned stays", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 2 });
    const facts = { status: "confirmed", customerPhone: "555", specialRequests: "Vests" } as const;
    const ended = (days: number) => ({
      startsAt: new Date(Date.now() - days * DAY - HOUR),
      endsAt: new Date(Date.now() - days * DAY),
    });
    const old = await buildBooking(db, item, { ...facts, ...ended(365.1), askedToCancel: "Zoë" });
    const kept = await buildBooking(db, item, { ...facts, ...ended(364.9) });
    await forgetBookings(services, new Date());
    expect(await readBooking(db, old.id)).toMatchObject({
      ...{ customerName: "A former customer", customerEmail: `forgotten-${old.id}` },
      ...{ customerPhone: null, specialRequests: null, askedToCancel: null, senderKey: null },
      totalCents: old.totalCents,
    });
    expect(await readBooking(db, kept.id)).toEqual(kept);
    const { body } = await desk.get(`/api/businesses/${item.businessId}/rental-desk`);
    expect(body).toMatchObject({ totalRevenue: "200.00" });
  });

  test("who deletes the account frees what is ahead, and the owner hears of it", async () => {
    const { item, owner } = await openRental(landfall);
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const asked = requestFor(item, { customerEmail: person.email, customerName: person.firstName });
    const id = idOf(await browser.post("/api/bookings", asked));
    expect((await ask(landfall, item)).status).toBe(409);
    expect((await browser.delete("/api/user", { password: PASSWORD })).status).toBe(200);
    expect(await readBooking(db, id)).toMatchObject({
      ...{ status: "cancelled", endedBy: "customer", sequence: 1, userId: null },
      ...{ customerName: "A former member", customerEmail: `forgotten-${id}` },
    });
    expect(await subjectsTo(owner.email)).toContain("A customer cancelled a booking");
    expect((await ask(landfall, item, fromTo(10, 12))).status).toBe(201);
  });
});

describe("a listing that is deleted for good", () => {
  const ENDED = "Your booking has ended";

  test("tells whoever would have come or waits for an answer, and the owner once of all", async () => {
    const { item, owner, business } = await openRental(landfall, { quantity: 9 });
    const gone = new Date(Date.now() - HOUR);
    const hold = (customerEmail: string, facts: object = {}) =>
      buildBooking(db, item, { customerEmail, customerName: customerEmail, ...facts });
    await hold("ended-waits@example.com", { sequence: 3 });
    await hold("ended-comes@example.com", { status: "confirmed", units: 2 });
    await hold("ended-off@example.com", { status: "cancelled" });
    await hold("ended-lapsed@example.com", { expiresAt: gone });
    await hold("ended-out@example.com", { status: "confirmed", startsAt: gone });
    await hold("ended-demo@example.com", { status: "confirmed", isDemo: true });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    expect((await admin.delete(`/api/businesses/${business.id}`)).status).toBe(200);
    for (const silent of ["off", "lapsed", "out", "demo"])
      expect(await subjectsTo(`ended-${silent}@example.com`)).toEqual([]);
    const [comes, ...more] = await mailsTo("ended-comes@example.com");
    expect(more).toEqual([]);
    expect(comes?.subject).toBe(`${ENDED}: 2 × ${item.name}`);
    expect(comes?.html).toContain(business.name);
    expect(comes?.html).not.toContain("/booking?token=");
    const [{ calendar } = {}] = await mailsTo("ended-waits@example.com");
    expect(calendar?.method).toBe("CANCEL");
    expect(calendar?.file).toMatch(/SEQUENCE:4\r\n.*STATUS:CANCELLED/s);
    const [news, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(news?.subject).toBe(`Your bookings have ended: ${business.name}`);
    expect(news?.text).toMatch(/ended-waits@.*ended-comes@/s);
    expect(news?.text).not.toMatch(/ended-(off|lapsed|out|demo)/);
  });

  test("and could not be, tells nobody", async () => {
    const { item, business } = await openRental(landfall);
    const customerEmail = "kept@example.com";
    await buildBooking(db, item, { customerEmail });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const path = `/api/businesses/${business.id}`;
    expect((await admin.delete(path, { version: business.version + 1 })).status).toBe(409);
    expect(await subjectsTo(customerEmail)).toEqual([]);
    const { body } = await admin.delete("/api/businesses", { ids: [business.id] });
    expect(body).toEqual({ success: 1, failed: 0 });
    expect(await subjectsTo(customerEmail)).toEqual([ENDED]);
  });

  test("takes along who books at the same moment, or leaves them nothing to book", async () => {
    const { item, business } = await openRental(landfall, { quantity: 4 });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const asked = Array.from({ length: 4 }, () => requestFor(item));
    const [removed, ...answers] = await Promise.all([
      admin.delete(`/api/businesses/${business.id}`),
      ...asked.map((each) => openBrowser(landfall).post("/api/bookings", each)),
    ]);
    expect(removed?.status).toBe(200);
    for (const [index, { status }] of answers.entries()) {
      expect([201, 404]).toContain(status);
      const words = await subjectsTo(asked[index]?.customerEmail ?? "");
      expect(words.filter((word) => word === ENDED)).toHaveLength(status === 201 ? 1 : 0);
    }
  });
});
