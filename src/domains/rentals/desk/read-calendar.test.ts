import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { rentalBlackouts } from "#src/db/schema/rentals.server.ts";
import { dayOfIsoDate } from "#src/domains/hours/calendar.ts";
import { addDays, weekOf } from "#src/shared/calendar-days.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { fromTo, hourAt, openRental } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { spanOfDays, wallText } from "../availability/local-time.ts";
import { freeWords } from "./components/day-facts.tsx";
import { NOT_YOURS } from "./limits-contract.ts";
import { readDays } from "./read-days.server.ts";
import { readDeskBooking } from "./read-desk-booking.server.ts";
import { readDeskPage } from "./read-desk-page.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const ZONE = "America/New_York";
/** A Sunday to come, far enough for the clocks of any test. */
const SUNDAY = weekOf(addDays(new Date().toISOString().slice(0, 10), 40))[0] ?? "";
const at = (day: number, hour: number) =>
  new Date(
    spanOfDays(dayOfIsoDate(addDays(SUNDAY, day)), 0, ZONE).startsAt.getTime() + hour * 3_600_000,
  );

type Opened = Awaited<ReturnType<typeof openRental>>;

const hold = ({ item }: Opened, from: Date, to: Date, facts: object = {}) =>
  buildBooking(db, item, {
    ...{ startsAt: from, endsAt: to, timeZone: ZONE },
    ...{ startsLocal: wallText(from, ZONE), endsLocal: wallText(to, ZONE), ...facts },
  });

async function readWeek({ owner, business, item }: Opened, search: Record<string, string> = {}) {
  const asked = { tab: "calendar", view: "week", day: SUNDAY, item: String(item.id), ...search };
  const page = await readDeskPage(services, owner as never, {
    ...{ businessId: business.id, limit: 25, offset: 0 },
    search: new URLSearchParams(asked),
  });
  if (page === NOT_YOURS || !page?.calendar) throw new Error("There is no calendar");
  return page.calendar;
}

test("a day on which nobody is there to hand it out is told as such", async () => {
  const weekly = [{ start: 1440 + 540, end: 1440 + 1020 }];
  const hours = { alwaysOpen: false, weekly, seasons: [], holidays: [], exceptions: [] };
  const opened = await openRental(landfall, { hoursFrom: "own", hours }, { timeZone: ZONE });
  const { days } = await readWeek(opened);
  expect(days.filter(({ isHandedOut }) => isHandedOut)).toHaveLength(1);
  expect(days.map((day) => freeWords(day, 1)).filter((words) => words === "no hours")).toHaveLength(
    6,
  );
});

test("a pause is told on the days that it reaches into, and a booking before the week with it", async () => {
  const opened = await openRental(landfall, { quantity: 3 }, { timeZone: ZONE });
  const pause = { status: "confirmed", bufferMinutes: 60 };
  const before = await hold(opened, at(-1, 20), at(-1, 23.5), pause);
  const late = await hold(opened, at(2, 22), at(3, 0), pause);
  await hold(opened, at(4, 10), at(4, 12), { status: "confirmed" });
  const { days } = await readWeek(opened);
  expect(days.map(({ pauses }) => pauses.map(({ id }) => id))).toEqual([
    ...[[before.id], [], [], [late.id], [], [], []],
  ]);
  expect(days[3]?.pauses[0]?.pauseLocal).toBe(`${addDays(SUNDAY, 3)}T01:00`);
  expect(days[4]?.bookings[0]?.pauseLocal).toBe(null);
  expect(days[3]?.bookings).toEqual([]);
});

test("a week has its days at the place, with what is booked, closed and free on each", async () => {
  const opened = await openRental(landfall, { quantity: 3 }, { timeZone: ZONE });
  const asked = await hold(opened, at(1, 10), at(1, 12), { units: 2 });
  const days = await hold(opened, at(2, 20), at(4, 0), { status: "confirmed" });
  await hold(opened, at(3, 10), at(3, 12), { status: "cancelled" });
  await hold(opened, at(3, 10), at(3, 12), { expiresAt: new Date(Date.now() - 1000) });
  const day = addDays(SUNDAY, 5);
  await db.insert(rentalBlackouts).values({
    ...{ rentalItemId: opened.item.id, firstDay: day, lastDay: day, units: 1, note: "Repairs" },
    ...spanOfDays(dayOfIsoDate(day), dayOfIsoDate(day), ZONE),
  });
  const { days: shown } = await readWeek(opened);
  expect(shown.map(({ date }) => date)).toEqual(weekOf(SUNDAY));
  expect(shown.map(({ free }) => free)).toEqual([3, 1, 2, 2, 3, 2, 3]);
  expect(shown.map(({ bookings }) => bookings.map(({ id }) => id))).toEqual([
    ...[[], [asked.id], [days.id], [days.id], [], [], []],
  ]);
  expect(shown[1]?.bookings[0]).toMatchObject({ status: "pending", quantity: 2 });
  expect(shown[5]?.closed).toMatchObject([{ quantity: 1, note: "Repairs" }]);
});

test("a month shows a few bookings of each day and counts all", async () => {
  const opened = await openRental(landfall, { quantity: 9 }, { timeZone: ZONE });
  for (let hour = 8; hour < 14; hour += 1) await hold(opened, at(1, hour), at(1, hour + 1));
  const { view, days } = await readWeek(opened, { view: "month", day: addDays(SUNDAY, 1) });
  expect(view).toBe("month");
  const full = days.find(({ date }) => date === addDays(SUNDAY, 1));
  expect(full?.bookings).toHaveLength(4);
  expect(full?.bookingCount).toBe(6);
  expect(days[0]?.date.slice(8)).toBe("01");
});

test("an address that makes no sense shows this month of the first item", async () => {
  const opened = await openRental(landfall, { availableSeasons: ["summer"] }, { timeZone: ZONE });
  const { item, view, day, today, days } = await readWeek(opened, {
    ...{ item: "x", view: "year", day: "9999-99-99" },
  });
  expect({ id: item.id, view, day }).toEqual({ id: opened.item.id, view: "month", day: today });
  const isSummer = ["06", "07", "08"].includes(today.slice(5, 7));
  expect(new Set(days.map(({ isInSeason }) => isInSeason))).toEqual(new Set([isSummer]));
});

test("a removed item keeps its calendar while a booking of it is to come, and an item without one is told", async () => {
  const opened = await openRental(landfall, { quantity: 3 }, { timeZone: ZONE });
  const { business, item: first, desk, owner } = opened;
  const removed = await buildRentalItem(db, { businessId: business.id, name: "Dory" });
  const over = await buildRentalItem(db, { businessId: business.id });
  const taken = await hold({ ...opened, item: removed }, at(1, 10), at(1, 12), {
    status: "confirmed",
  });
  await hold({ ...opened, item: over }, at(1, 10), at(1, 12), { status: "cancelled" });
  await hold(opened, at(1, 10), at(1, 12));
  for (const { id } of [removed, over]) await desk.delete(`/api/rentals/${id}`);
  const kept = await readWeek(opened, { item: String(removed.id) });
  expect(kept).toMatchObject({
    item: { id: removed.id, isRemoved: true },
    ...{ isInstead: false, removed: [{ id: removed.id, name: "Dory" }] },
  });
  expect(kept.days[1]).toMatchObject({ free: null, bookings: [{ id: taken.id }] });
  const elsewhere = await openRental(landfall);
  for (const none of [over.id, elsewhere.item.id])
    expect(await readWeek(opened, { item: String(none) })).toMatchObject({
      ...{ item: { id: first.id, isRemoved: false }, isInstead: true },
    });
  const page = await readDeskPage(services, owner as never, {
    ...{ businessId: business.id, limit: 25, offset: 0, search: new URLSearchParams() },
  });
  if (page === NOT_YOURS || !page) throw new Error("There is no desk");
  expect(page.toCome.toSorted((one, other) => one.itemId - other.itemId)).toEqual([
    { itemId: first.id, waiting: 1, confirmed: 0 },
    { itemId: removed.id, waiting: 0, confirmed: 1 },
  ]);
});

test("one booking is read by those who run its business, at its address only", async () => {
  const opened = await openRental(landfall, {}, { timeZone: ZONE });
  const booking = await hold(opened, at(1, 10), at(1, 12), { status: "confirmed" });
  const read = (viewer: unknown, businessId = opened.business.id) =>
    readDeskBooking(db, viewer as never, { businessId, bookingId: booking.id });
  expect(await read(opened.owner)).toMatchObject({
    booking: { id: booking.id, status: "confirmed", expiresLocal: null },
    canBeAsked: true,
  });
  expect(await read(opened.owner, opened.business.id + 1)).toBe(null);
  expect(await read(await buildPerson(landfall))).toBe(NOT_YOURS);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("an owner finds what waits first, then the next to come, and any by status, time, name or number", async () => {
  const { item, desk, business } = await openRental(landfall, { quantity: 9 });
  const inDays = (days: number) => ({
    startsAt: new Date(Date.now() + days * DAY),
    endsAt: new Date(Date.now() + days * DAY + HOUR),
  });
  const confirmed = { status: "confirmed" } as const;
  const expiresAt = new Date(Date.now() + DAY);
  const built = {
    past: { ...confirmed, ...inDays(-3), customerName: "Ada Plover" },
    later: { ...confirmed, ...inDays(9) },
    next: { ...confirmed, ...inDays(2) },
    now: { ...confirmed, ...inDays(-0.01) },
    off: { status: "cancelled", ...inDays(4) },
    waits: { ...inDays(8), expiresAt },
    waitsToo: { ...inDays(30), expiresAt },
    waitsLess: { ...inDays(20), expiresAt: new Date(Date.now() + HOUR) },
    lapsed: { ...inDays(3), expiresAt: new Date(Date.now() - 1) },
  } as const;
  const names = new Map<number, string>();
  for (const [name, facts] of Object.entries(built))
    names.set((await buildBooking(db, item, facts)).id, name);
  const found = async (path: string) =>
    ((await desk.get(path)).body as { id: number }[]).map(({ id }) => names.get(id));
  const path = `/api/businesses/${business.id}/bookings`;
  const order = ["waitsLess", "waits", "waitsToo", "now", "next", "later", "off", "lapsed", "past"];
  expect(await found(path)).toEqual(order);
  expect(await found("/api/user/bookings")).toEqual(order);
  const upcoming = `${path}?status=confirmed&time=upcoming`;
  expect(await found(upcoming)).toEqual(["next", "later"]);
  expect(await found(`${path}?time=now`)).toEqual(["now"]);
  expect(await found(`${path}?time=past`)).toEqual(["past"]);
  expect(await found(`${path}?q=plover`)).toEqual(["past"]);
  const [id] = [...names].find(([, name]) => name === "later") ?? [];
  expect(await found(`${path}?q=%23${id}`)).toEqual(["later"]);
});

test("an owner has a list of who comes and brings back today and tomorrow at the place", async () => {
  const { item, business } = await openRental(landfall, { quantity: 9 });
  const timeZone = "Asia/Tokyo";
  // Ten in the evening there, one in the afternoon by universal time.
  const now = new Date("2127-07-04T13:00Z");
  const build = (customerName: string, start: string, end: string, facts = {}) =>
    buildBooking(db, item, {
      ...{ customerName, timeZone, status: "confirmed", ...facts },
      ...{ startsAt: new Date(`${start}:00+09:00`), endsAt: new Date(`${end}:00+09:00`) },
      ...{ startsLocal: start, endsLocal: end },
    });
  await build("Over night", "2127-07-04T20:00", "2127-07-05T09:00");
  await build("Back today", "2127-07-02T08:00", "2127-07-04T08:00");
  await build("Asks", "2127-07-05T07:00", "2127-07-05T08:00", { status: "pending" });
  await build("Off", "2127-07-05T07:00", "2127-07-05T08:00", { status: "cancelled" });
  await build("Later", "2127-07-06T00:00", "2127-07-06T01:00");
  const days = await readDays(db, { businessId: business.id, timeZone }, now);
  const shown = days.map(({ date, visits }) => [
    date,
    ...visits.map(({ kind, booking }) => `${booking.customerName} ${kind}`),
  ]);
  expect(shown).toEqual([
    ["2127-07-04", "Back today returns", "Over night comes"],
    ["2127-07-05", "Asks comes", "Over night returns"],
  ]);
});

test("an owner is told what a time costs and whether it is free, also where customers cannot ask for it", async () => {
  const { item, desk, business } = await openRental(landfall, {
    ...{ noticeMinutes: 43_200, maxBookingDuration: 4 },
  });
  const quote = (from: number, to: number) =>
    desk.get(`/api/rentals/${item.id}/desk-quote?${new URLSearchParams(fromTo(from, to))}`);
  expect(await quote(10, 12)).toMatchObject({
    status: 200,
    body: {
      ...{ totalPrice: "100.00", isFree: true },
      objection: "Please ask at least 30 days ahead.",
    },
  });
  await buildBooking(db, item, { startsAt: hourAt(11), endsAt: hourAt(12) });
  expect((await quote(10, 12)).body).toMatchObject({ isFree: false });
  expect((await quote(12, 20)).body).toMatchObject({ message: "At most 4 hours." });
  const { body } = await desk.get(`/api/businesses/${business.id}/rental-desk`);
  expect(body).toMatchObject({ timeZone: "America/New_York", zoneName: "Eastern Time" });
});

test("an owner of two rentals businesses sees both summed up and listed, and no other's", async () => {
  const { item, owner, desk } = await openRental(landfall, { quantity: 2 });
  const second = await buildListing(db, { category: "rentals", ownerId: owner.id });
  const skiff = await buildRentalItem(db, { businessId: second.id });
  const foreign = await openRental(landfall);
  const confirmed = { status: "confirmed", totalCents: 1050 } as const;
  const own = [await buildBooking(db, item, confirmed), await buildBooking(db, skiff, confirmed)];
  await buildBooking(db, foreign.item, confirmed);
  expect((await desk.get("/api/user/bookings/summary")).body).toMatchObject({
    ...{ totalItems: 2, totalRevenue: "21.00", upcomingBookings: 2, totalBookings: 2 },
  });
  const listed = (await desk.get("/api/user/bookings")).body as { id: number }[];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
});

test("an owner finds each business that rents or has rented, however many the own ones are", async () => {
  const { owner, desk, business } = await openRental(landfall);
  const left = await buildListing(db, { category: "marinas", ownerId: owner.id });
  await buildRentalItem(db, { businessId: left.id });
  for (let n = 0; n < 25; n += 1) await buildListing(db, { ownerId: owner.id });
  const path = "/api/user/rental-businesses";
  const { body, headers } = await desk.get(path);
  const { id, name, city, state } = business;
  expect(body).toMatchObject([
    { id, name, city, state, isRented: true },
    { id: left.id, isRented: false },
  ]);
  expect(headers.get("X-Total-Count")).toBe("2");
  expect((await desk.get(`${path}?limit=1&offset=1`)).body).toMatchObject([{ id: left.id }]);
  const stranger = await browserOf(landfall, await buildPerson(landfall));
  expect((await stranger.get(path)).body).toEqual([]);
});
