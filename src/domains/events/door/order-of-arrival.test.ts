import { asc, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { openDate, readParty, register } from "#tests/support/events.ts";
import { buildOrganizer } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { EventDetail } from "../event/contract.ts";
import { registrationToken } from "../registration/registration-token.server.ts";

/** Two processes on one database. */
const landfall = await startTestLandfall();
const second = await startTestLandfall({ database: landfall.database });
const both = [landfall, second];
const { db, services } = landfall;
afterAll(async () => {
  await second.stop();
  await landfall.stop();
});

const HOUR = 3_600_000;
const processOf = (n: number) => both[n % 2] ?? landfall;
const post = (path: string, body: object) => openBrowser(landfall).post(path, body);
const partiesOf = (dateId: number) =>
  db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.dateId, dateId))
    .orderBy(asc(eventRegistrations.id));
const cancel = async (dateId: number, email: string) => {
  const { id } = await readParty(db, dateId, email);
  const token = registrationToken(services, id);
  expect((await post("/api/event-registrations", { token, deed: "cancel" })).status).toBe(200);
};

describe("the line", () => {
  test("stands in the order in which people came, and moves up in it", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    const people: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { email, answer } = await register(processOf(n), path);
      expect(answer.body).toMatchObject({ placeInLine: n === 0 ? null : n });
      people.push(email);
    }
    const told = async () =>
      Promise.all(people.map(async (email) => (await readParty(db, dateId, email)).status));
    for (let left = 0; left < people.length - 1; left += 1) {
      await cancel(dateId, people[left] ?? "");
      const states: string[] = people.map((_, n) => (n <= left ? "cancelled" : "waiting"));
      expect(await told()).toEqual(states.with(left + 1, "registered"));
    }
  });

  test("keeps the order under a rush: who was answered before another asked stands before them", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    await register(landfall, path);
    const waves = 15;
    const inWave = 8;
    const arrive = async (n: number) => {
      const asked = performance.now();
      const { email, answer } = await register(processOf(n), path, { address: "203.0.113.7" });
      const { status, placeInLine } = answer.body as { status: string; placeInLine: number };
      expect(status).toBe("waiting");
      return { email, placeInLine, asked, answered: performance.now() };
    };
    const arriving: ReturnType<typeof arrive>[] = [];
    for (let wave = 0; wave < waves; wave += 1) {
      const begun = Array.from({ length: inWave }, (_, n) => arrive(n));
      arriving.push(...begun);
      // The next wave comes while most of this one wait for their answer.
      await Promise.race(begun);
    }
    const arrived = await Promise.all(arriving);

    const stored = new Map((await partiesOf(dateId)).map((party) => [party.userEmail, party]));
    const places = arrived.map(({ email }) => stored.get(email)?.placeInLine);
    expect(arrived.map(({ placeInLine }) => placeInLine)).toEqual(places);
    const decided = arrived.toSorted(
      (a, b) => (stored.get(a.email)?.id ?? 0) - (stored.get(b.email)?.id ?? 0),
    );
    expect(decided.map(({ placeInLine }) => placeInLine)).toEqual(
      Array.from({ length: waves * inWave }, (_, n) => n + 1),
    );
    const overtaken = arrived.flatMap((one) =>
      arrived.filter((other) => other.answered < one.asked && other.placeInLine > one.placeInLine),
    );
    expect(overtaken).toEqual([]);
    const compared = arrived.filter((one) => arrived.some(({ answered }) => answered < one.asked));
    expect(compared.length).toBeGreaterThan(inWave);
  });
});

describe("a registration", () => {
  test("is an attendee with the fields of the specification, of one person and registered unless told otherwise", async () => {
    const organizer = await buildOrganizer(landfall);
    const { event } = await buildEvent(db, { organizerId: organizer.id });
    const path = `/api/events/${event.id}`;
    const before = Date.now();
    await post(`${path}/register`, { userName: "Ada Known", userEmail: "ada@example.com" });
    const full = { userName: "Bo Tern", userEmail: "bo@example.com", attendeeCount: 4 };
    await post(`${path}/register`, { ...full, notes: "By boat" });
    const { body } = await (await browserOf(landfall, organizer)).get(`${path}/attendees`);
    const registrationDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const own = { id: expect.any(Number), status: "registered", registrationDate };
    expect(body).toMatchObject([
      {
        ...own,
        userName: "Ada Known",
        userEmail: "ada@example.com",
        attendeeCount: 1,
        notes: null,
      },
      { ...own, ...full, notes: "By boat" },
    ]);
    for (const { registrationDate: at } of body as { registrationDate: string }[]) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(before - 1000);
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now() + 1000);
    }
  });

  test("of a date that has begun is refused, although the series goes on", async () => {
    const past = { startsAt: new Date(Date.now() - 7 * 24 * HOUR) };
    const begun = { startsAt: new Date(Date.now() - HOUR), endsAt: new Date(Date.now() + HOUR) };
    const { event, dates } = await buildEvent(db, {}, [past, begun, {}]);
    const path = `/api/events/${event.id}/register`;
    const ann = { userName: "Ann", userEmail: "ann@example.com" };
    for (const dateId of dates.slice(0, 2).map(({ id }) => id)) {
      const answer = await post(path, { ...ann, dateId });
      expect(answer).toMatchObject({ status: 409, body: { code: "closed" } });
      expect(await partiesOf(dateId)).toEqual([]);
    }
    const dateId = dates[2]?.id;
    expect(await post(path, { ...ann, dateId })).toMatchObject({ status: 201, body: { dateId } });
  });

  test("counts in the interest of its event, by people on all dates, until it is cancelled", async () => {
    const { event, dates } = await buildEvent(db, { capacity: 5 }, [{}, {}]);
    const path = `/api/events/${event.id}`;
    const interest = async () => {
      const { body } = await openBrowser(landfall).get(path);
      return (body as EventDetail).interestCount;
    };
    expect(await interest()).toBe(0);
    const [first = 0, other = 0] = dates.map(({ id }) => id);
    const come = (userEmail: string, attendeeCount: number, dateId: number) =>
      post(`${path}/register`, { userName: "Ann", userEmail, attendeeCount, dateId });
    await come("four@example.com", 4, first);
    await come("three@example.com", 3, other);
    expect(await interest()).toBe(7);
    // Who waits does not come yet.
    expect((await come("two@example.com", 2, first)).body).toMatchObject({ status: "waiting" });
    expect(await interest()).toBe(7);
    const organized = (change: object) =>
      db.update(eventDates).set(change).where(eq(eventDates.id, first));
    await organized({ status: "cancelled" });
    expect(await interest()).toBe(3);
    await organized({ status: "active" });
    await db.update(events).set({ status: "cancelled" }).where(eq(events.id, event.id));
    expect(await interest()).toBe(0);
    await db.update(events).set({ status: "active" }).where(eq(events.id, event.id));
    await cancel(other, "three@example.com");
    expect(await interest()).toBe(4);
  });
});
