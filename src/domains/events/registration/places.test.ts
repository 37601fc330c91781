import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { countParties, openDate, readDate, readParty, register } from "#tests/support/events.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { removeParty } from "./cancel-party.server.ts";
import { changeCapacity } from "./change-capacity.server.ts";
import { deliverRegistration } from "./deliver-registration.server.tsx";
import { followDate } from "./follow-date.server.ts";
import { forgetRegistrations } from "./forget-registrations.server.ts";
import { lapseUnconfirmed } from "./lapse-unconfirmed.server.ts";
import { registrationToken } from "./registration-token.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

/** Whatever was done: nothing is over, and the counters are true. */
afterEach(async () => {
  for (const date of await db.select().from(eventDates)) {
    const counted = await countParties(db, date.id);
    expect({ taken: date.taken, waiting: date.waitingParties }).toEqual(counted);
    expect(date.taken).toBeLessThanOrEqual(date.capacity ?? Number.POSITIVE_INFINITY);
  }
});

const HOUR = 3_600_000;

async function act(dateId: number, email: string, deed: string, attendeeCount?: number) {
  const { id } = await readParty(db, dateId, email);
  const body = { token: registrationToken(services, id), deed, attendeeCount };
  return openBrowser(landfall).post("/api/event-registrations", body);
}

const cancel = (dateId: number, email: string) => act(dateId, email, "cancel");
const statusOf = async (dateId: number, email: string) =>
  (await readParty(db, dateId, email)).status;

const setCapacity = (dateId: number, capacity: number | null) =>
  db.transaction((tx) => changeCapacity(tx, services, { dateId, capacity }));

/** So many parties of one. */
const fill = async (path: string, count: number) => {
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) emails.push((await register(landfall, path)).email);
  return emails;
};

describe("the line", () => {
  test("is strict: who is small waits behind who is large", async () => {
    const { path, dateId } = await openDate(landfall, 10);
    const [first = "", second = "", third = ""] = await fill(path, 9);
    const four = await register(landfall, path, { attendeeCount: 4 });
    const one = await register(landfall, path);
    expect(four.answer.body).toMatchObject({ status: "waiting", placeInLine: 1 });
    expect(one.answer.body).toMatchObject({ status: "waiting", placeInLine: 2 });
    await cancel(dateId, first);
    await cancel(dateId, second);
    expect(await statusOf(dateId, four.email)).toBe("waiting");
    expect(await statusOf(dateId, one.email)).toBe("waiting");
    await cancel(dateId, third);
    expect(await statusOf(dateId, four.email)).toBe("registered");
    expect(await statusOf(dateId, one.email)).toBe("waiting");
  });

  test("moves when a party becomes smaller, and only within what is free", async () => {
    const { path, dateId } = await openDate(landfall, 5);
    const five = await register(landfall, path, { attendeeCount: 5 });
    const two = await register(landfall, path, { attendeeCount: 2 });
    const other = await register(landfall, path, { attendeeCount: 2 });
    expect((await act(dateId, five.email, "change", 2)).body).toMatchObject({ attendeeCount: 2 });
    expect(await statusOf(dateId, two.email)).toBe("registered");
    expect(await statusOf(dateId, other.email)).toBe("waiting");
    const refused = await act(dateId, two.email, "change", 9);
    expect(refused).toMatchObject({ status: 409, body: { code: "no_room" } });
    expect((await readParty(db, dateId, two.email)).attendeeCount).toBe(2);
    // The head of the line makes itself small enough.
    expect((await act(dateId, other.email, "change", 1)).status).toBe(200);
    expect(await statusOf(dateId, other.email)).toBe("registered");
  });

  test("lets a party grow where there is room and nobody waits", async () => {
    const { path, dateId } = await openDate(landfall, 5);
    const two = await register(landfall, path, { attendeeCount: 2 });
    expect((await act(dateId, two.email, "change", 5)).status).toBe(200);
    expect((await act(dateId, two.email, "change", 6)).status).toBe(409);
    expect((await readDate(db, dateId)).taken).toBe(5);
  });

  test("moves with the capacity, which never falls below what is taken", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    await fill(path, 10);
    await setCapacity(dateId, 8);
    expect(await readDate(db, dateId)).toMatchObject({ taken: 8, waitingParties: 2 });
    await expect(setCapacity(dateId, 7)).rejects.toThrow("8 places are taken");
    await setCapacity(dateId, null);
    expect(await readDate(db, dateId)).toMatchObject({ taken: 10, waitingParties: 0 });
  });

  test("takes no party that is larger than all places together", async () => {
    const { path, dateId } = await openDate(landfall, 3);
    const { answer } = await register(landfall, path, { attendeeCount: 10 });
    const message = "This date has 3 places in all. Please choose at most 3.";
    expect(answer).toMatchObject({
      status: 400,
      body: { message, fields: { attendeeCount: message } },
    });
    expect(await readDate(db, dateId)).toMatchObject({ taken: 0, waitingParties: 0 });
    const next = await register(landfall, path, { attendeeCount: 3 });
    expect(next.answer.body).toMatchObject({ status: "registered" });
  });

  test("is left by whoever no longer fits when places are taken away, and moves on", async () => {
    const { path, dateId } = await openDate(landfall, 5);
    const inside = await register(landfall, path, { attendeeCount: 2 });
    const large = await register(landfall, path, { attendeeCount: 4 });
    const small = await register(landfall, path);
    await setCapacity(dateId, 3);
    expect(await statusOf(dateId, large.email)).toBe("cancelled");
    expect(await statusOf(dateId, small.email)).toBe("registered");
    expect(await statusOf(dateId, inside.email)).toBe("registered");
    await landfall.jobsIdle();
    const told = landfall.mails.filter(({ to }) => to === large.email).at(-1);
    expect(told?.subject).toMatch(/^You are no longer on the waiting list/);
    expect(told?.text).toContain("register again with fewer people");
  });

  test("moves when an organizer takes a party off, and when an account goes", async () => {
    const { path, dateId } = await openDate(landfall, 2);
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const own = { userName: "Ann", userEmail: person.email };
    expect((await browser.post(path, own)).status).toBe(201);
    const [taken = "", second = "", third = ""] = await fill(path, 3);
    const { id: registrationId } = await readParty(db, dateId, taken);
    await db.transaction((tx) => removeParty(tx, services, { dateId, registrationId }));
    expect(await statusOf(dateId, second)).toBe("registered");
    const left = await browser.delete("/api/user", { reviews: "keep", password: PASSWORD });
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    expect(await statusOf(dateId, third)).toBe("registered");
    const rows = await db
      .select()
      .from(eventRegistrations)
      .where(eq(eventRegistrations.dateId, dateId));
    expect(rows.filter(({ userEmail }) => userEmail === person.email)).toEqual([]);
  });

  test("stands still once the date has begun or does not take place", async () => {
    for (const facts of [
      { status: "cancelled" as const },
      { startsAt: new Date(Date.now() - HOUR) },
    ]) {
      const { path, dateId } = await openDate(landfall, 1);
      const [inside = "", waiting = ""] = await fill(path, 2);
      await db
        .update(eventDates)
        .set({ ...facts, endsAt: null })
        .where(eq(eventDates.id, dateId));
      await cancel(dateId, inside);
      await setCapacity(dateId, 5);
      expect(await statusOf(dateId, waiting)).toBe("waiting");
    }
  });

  test("moves on when a cancelled date takes place after all", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    const [inside = "", waiting = ""] = await fill(path, 2);
    await db.update(eventDates).set({ status: "cancelled" }).where(eq(eventDates.id, dateId));
    await cancel(dateId, inside);
    await db.update(eventDates).set({ status: "active" }).where(eq(eventDates.id, dateId));
    await db.transaction((tx) => followDate(tx, services, { dateId, kind: "back" }));
    expect(await statusOf(dateId, waiting)).toBe("registered");
  });
});

describe("a place that has to be confirmed", () => {
  async function moveUp(startsInHours = 100) {
    const startsAt = new Date(Date.now() + startsInHours * HOUR);
    const { path, dateId } = await openDate(landfall, 1, { startsAt });
    const [inside = "", next = "", last = ""] = await fill(path, 3);
    await cancel(dateId, inside);
    return { dateId, path, startsAt, next, last };
  }

  const letLapse = (dateId: number) =>
    db
      .update(eventRegistrations)
      .set({ confirmBy: new Date(Date.now() - 1000) })
      .where(eq(eventRegistrations.dateId, dateId));

  test("is there at once, for a day or until two hours before the start", async () => {
    const far = await moveUp();
    const { confirmBy } = await readParty(db, far.dateId, far.next);
    expect(Math.round(((confirmBy?.getTime() ?? 0) - Date.now()) / HOUR)).toBe(24);
    const near = await moveUp(5);
    const party = await readParty(db, near.dateId, near.next);
    expect(near.startsAt.getTime() - (party.confirmBy?.getTime() ?? 0)).toBe(2 * HOUR);
    const now = await moveUp(1 / 6);
    const late = await readParty(db, now.dateId, now.next);
    expect(late).toMatchObject({ status: "registered", confirmBy: null });
  });

  test("is not told any more once the date is off: that is the last word", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    const { email } = await register(landfall, path);
    await landfall.jobsIdle();
    const { id: registrationId } = await readParty(db, dateId, email);
    const before = landfall.mails.length;
    for (const status of ["cancelled", "postponed"] as const) {
      await db.update(eventDates).set({ status }).where(eq(eventDates.id, dateId));
      await deliverRegistration(services, {
        registrationId,
        occasion: "new",
        askedFor: null,
        news: null,
      });
    }
    expect(landfall.mails.length).toBe(before);
  });

  test("is told with its time, whatever mail was to be written before", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    await register(landfall, path);
    const { email } = await register(landfall, path);
    await landfall.jobsIdle();
    const before = landfall.mails.length;
    await setCapacity(dateId, 2);
    await landfall.jobsIdle();
    const { id: registrationId } = await readParty(db, dateId, email);
    for (const occasion of ["new", "changed", "again"] as const)
      await deliverRegistration(services, { registrationId, occasion, askedFor: null, news: null });
    const told = landfall.mails.slice(before).map(({ subject }) => subject.split(":")[0]);
    expect(told).toEqual(["A place is yours", "A place is yours"]);
    await act(dateId, email, "confirm");
    await deliverRegistration(services, {
      registrationId,
      occasion: "again",
      askedFor: null,
      news: null,
    });
    expect(landfall.mails.at(-1)?.subject).toMatch(/^You are registered/);
  });

  test("needs no answer once there is room for everybody", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    const first = await register(landfall, path);
    const { email } = await register(landfall, path);
    await cancel(dateId, first.email);
    expect((await readParty(db, dateId, email)).confirmBy).not.toBeNull();
    await setCapacity(dateId, null);
    expect(await readParty(db, dateId, email)).toMatchObject({
      ...{ status: "registered", confirmBy: null },
    });
  });

  test("stays with who confirms, once or twice", async () => {
    const { dateId, next, last } = await moveUp();
    expect((await act(dateId, next, "confirm")).status).toBe(200);
    expect((await act(dateId, next, "confirm")).status).toBe(200);
    await lapseUnconfirmed(services, new Date(Date.now() + 48 * HOUR));
    expect(await statusOf(dateId, next)).toBe("registered");
    expect(await statusOf(dateId, last)).toBe("waiting");
  });

  test("goes to the next when it lapses, and does not come back", async () => {
    const { dateId, next, last } = await moveUp();
    await letLapse(dateId);
    await lapseUnconfirmed(services, new Date());
    expect(await statusOf(dateId, next)).toBe("lapsed");
    expect(await statusOf(dateId, last)).toBe("registered");
    expect(await act(dateId, next, "confirm")).toMatchObject({
      status: 409,
      body: { code: "lapsed" },
    });
    expect((await cancel(dateId, next)).status).toBe(200);
    expect(await statusOf(dateId, next)).toBe("lapsed");
  });

  test("lapses also without the clockwork: at the next registration, and for who is late", async () => {
    const first = await moveUp();
    await letLapse(first.dateId);
    const { answer } = await register(landfall, first.path);
    expect(answer.body).toMatchObject({ status: "waiting", placeInLine: 1 });
    expect(await statusOf(first.dateId, first.last)).toBe("registered");
    const second = await moveUp();
    await letLapse(second.dateId);
    expect((await act(second.dateId, second.next, "confirm")).status).toBe(409);
  });

  test("is confirmed or lapses when both come at once, and nothing else", async () => {
    const { dateId, next } = await moveUp();
    await db
      .update(eventRegistrations)
      .set({ confirmBy: new Date(Date.now() + 30) })
      .where(eq(eventRegistrations.dateId, dateId));
    const soon = new Date(Date.now() + 60);
    const [confirmed] = await Promise.all([
      act(dateId, next, "confirm"),
      lapseUnconfirmed(services, soon),
    ]);
    const status = await statusOf(dateId, next);
    expect([200, 409]).toContain(confirmed.status);
    expect(status).toBe(confirmed.status === 200 ? "registered" : "lapsed");
  });

  test("is declined once, however often", async () => {
    const { dateId, next, last } = await moveUp();
    expect((await cancel(dateId, next)).status).toBe(200);
    expect((await cancel(dateId, next)).status).toBe(200);
    expect(await statusOf(dateId, last)).toBe("registered");
    expect((await readDate(db, dateId)).taken).toBe(1);
  });

  test("does not lapse on a date that was cancelled meanwhile", async () => {
    const { dateId, next, last } = await moveUp();
    await db.update(eventDates).set({ status: "cancelled" }).where(eq(eventDates.id, dateId));
    await letLapse(dateId);
    await lapseUnconfirmed(services, new Date());
    expect(await statusOf(dateId, next)).toBe("registered");
    expect(await statusOf(dateId, last)).toBe("waiting");
  });
});

describe("a deadline", () => {
  test("stands still while the date does not take place, and is given anew", async () => {
    for (const status of ["cancelled", "postponed"] as const) {
      const { path, dateId } = await openDate(landfall, 1);
      const [inside = "", next = "", last = ""] = await fill(path, 3);
      await cancel(dateId, inside);
      await db.update(eventDates).set({ status }).where(eq(eventDates.id, dateId));
      await db
        .update(eventRegistrations)
        .set({ confirmBy: new Date(Date.now() - HOUR) })
        .where(eq(eventRegistrations.id, (await readParty(db, dateId, next)).id));
      expect(await act(dateId, next, "confirm")).toMatchObject({
        status: 409,
        body: { code: status },
      });
      await lapseUnconfirmed(services, new Date());
      await db.update(eventDates).set({ status: "active" }).where(eq(eventDates.id, dateId));
      await db.transaction((tx) => followDate(tx, services, { dateId, kind: "back" }));
      const party = await readParty(db, dateId, next);
      expect(party.status).toBe("registered");
      expect(Math.round(((party.confirmBy?.getTime() ?? 0) - Date.now()) / HOUR)).toBe(24);
      expect(await statusOf(dateId, last)).toBe("waiting");
      expect((await act(dateId, next, "confirm")).status).toBe(200);
    }
  });
});

describe("those who came", () => {
  const past = { startsAt: new Date(Date.now() - 200 * 24 * HOUR) };
  const begin = (dateId: number) =>
    db
      .update(eventDates)
      .set({ ...past, endsAt: null })
      .where(eq(eventDates.id, dateId));
  const readAll = (dateId: number) =>
    db.select().from(eventRegistrations).where(eq(eventRegistrations.dateId, dateId));

  test("and left with their accounts still count, without names", async () => {
    const { path, dateId } = await openDate(landfall, 5);
    for (const name of ["Ann", "Bo"]) {
      const person = await buildPerson(landfall);
      const browser = await browserOf(landfall, person);
      await browser.post(path, { userName: name, userEmail: person.email, notes: "Gluten" });
      await begin(dateId);
      expect((await browser.delete("/api/user", { password: PASSWORD })).status).toBe(200);
      await db
        .update(eventDates)
        .set({ startsAt: new Date(Date.now() + HOUR) })
        .where(eq(eventDates.id, dateId));
    }
    const rows = await readAll(dateId);
    expect(rows.map(({ userName, notes }) => [userName, notes])).toEqual(
      Array(2).fill(["A former member", null]),
    );
    expect((await readDate(db, dateId)).taken).toBe(2);
  });

  test("are forgotten half a year later", async () => {
    const { path, dateId } = await openDate(landfall, 5);
    await fill(path, 2);
    const soon = await openDate(landfall, 5);
    await fill(soon.path, 1);
    await begin(dateId);
    await forgetRegistrations(services, new Date());
    expect((await readAll(dateId)).map(({ userName }) => userName)).toEqual(
      Array(2).fill("A former attendee"),
    );
    expect((await readAll(soon.dateId))[0]?.userEmail).toContain("@example.com");
  });
});
