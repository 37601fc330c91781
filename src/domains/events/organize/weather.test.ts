import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import { openBrowser } from "#tests/support/browser-like.ts";
import { readDate, readParty, register, tokenIn } from "#tests/support/events.ts";
import { openOrganizing } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Event, EventDetail } from "../event/contract.ts";
import type { EventDay } from "../event/month-contract.ts";
import { lapseUnconfirmed } from "../registration/lapse-unconfirmed.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const organizing = await openOrganizing(landfall);
const visitor = openBrowser(landfall);

const NO_GO = { deed: "weather", call: "no_go", note: "Gale from the north" };
const GO = { deed: "weather", call: "go" };

async function openWeather(more: object = {}) {
  const event = await organizing.create({ weatherDependent: true, capacity: 1, ...more });
  const { id, dateId } = event;
  const decide = async (deed: object) => {
    const answer = await organizing.decide(id, dateId, deed);
    await landfall.jobsIdle();
    return answer;
  };
  const read = async () => (await visitor.get(`/api/events/${id}`)).body as EventDetail;
  return { ...event, decide, read, path: `/api/events/${id}/register` };
}

async function calendarOf({ id, dateId }: { id: number; dateId: number }) {
  const { body } = await visitor.get(`/api/events/${id}/dates/${dateId}/calendar.ics`);
  const entry = new ICAL.Component(ICAL.parse(String(body))).getFirstSubcomponent("vevent");
  return {
    status: entry?.getFirstPropertyValue("status"),
    sequence: new ICAL.Event(entry ?? undefined).sequence,
  };
}

const mailsTo = (address: string) => landfall.mails.filter(({ to }) => to === address);
const firstToken = (address: string) => tokenIn(mailsTo(address)[0] ?? { html: "" });

describe("a no-go", () => {
  test("is refused where the weather does not matter, and while a date is cancelled or postponed", async () => {
    const steady = await organizing.create();
    expect((await organizing.decide(steady.id, steady.dateId, NO_GO)).status).toBe(409);
    expect((await organizing.decide(steady.id, steady.dateId, GO)).status).toBe(409);
    for (const deed of ["cancel", "postpone"]) {
      const event = await openWeather();
      await event.decide({ deed });
      expect((await event.decide(NO_GO)).status).toBe(409);
      expect((await event.decide(GO)).status).toBe(409);
    }
  });

  test("means that the date does not take place: no place is given out and nobody moves up", async () => {
    const event = await openWeather();
    const first = await organizing.join(event.id, event.dateId);
    const next = await organizing.join(event.id, event.dateId);
    expect((await event.decide(NO_GO)).body).toMatchObject({
      status: "cancelled",
      weatherCall: "no_go",
      date: { statusNote: "Gale from the north" },
    });
    for (const dateId of [event.dateId, undefined]) {
      const { answer } = await register(landfall, event.path, { dateId });
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: "closed",
          message: "This event was called off for the weather. Registration is closed.",
        },
      });
    }
    const token = firstToken(first);
    await visitor.post("/api/event-registrations", { token, deed: "cancel" });
    await landfall.jobsIdle();
    expect(await readDate(db, event.dateId)).toMatchObject({ taken: 0, waitingParties: 1 });
    expect((await readParty(db, event.dateId, next)).status).toBe("waiting");
  });

  test("is mailed and takes the entry out of calendars", async () => {
    const event = await openWeather();
    const guest = await organizing.join(event.id, event.dateId);
    await event.decide(NO_GO);
    const mail = mailsTo(guest).at(-1);
    expect(mail).toMatchObject({
      subject: `Called off for the weather: ${event.title}`,
      calendar: { method: "CANCEL" },
    });
    expect(mail?.calendar?.file).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/);
    expect(await calendarOf(event)).toEqual({ status: "CANCELLED", sequence: 1 });
    await event.decide(NO_GO);
    expect(mailsTo(guest)).toHaveLength(2);
  });

  test("takes the event out of what comes next, and marks it in lists and the month", async () => {
    const event = await openWeather({ title: "Windy Regatta" });
    const upcoming = async () =>
      ((await visitor.get("/api/events/upcoming?limit=50")).body as Event[]).map(({ id }) => id);
    expect(await upcoming()).toContain(event.id);
    await event.decide(NO_GO);
    expect(await upcoming()).not.toContain(event.id);
    const { body: listed } = await visitor.get("/api/events?q=Windy+Regatta");
    expect(listed).toMatchObject([{ status: "cancelled", weatherCall: "no_go" }]);
    const month = event.startLocal.slice(0, 7);
    const { body: days } = await visitor.get(`/api/events/calendar?month=${month}&q=Windy`);
    expect((days as EventDay[])[0]?.events).toMatchObject([
      { id: event.id, status: "cancelled", weatherCall: "no_go" },
    ]);
  });

  test("of a series leaves its other dates alone and keeps its day in the month", async () => {
    const event = await openWeather({
      title: "Drizzle Paddle",
      isRecurring: true,
      rule: { frequency: "weekly", count: 3 },
    });
    await event.decide(NO_GO);
    const { comingDates, dateId } = await event.read();
    expect(comingDates.map(({ status }) => status)).toEqual(["cancelled", "active", "active"]);
    expect(dateId).not.toBe(event.dateId);
    const month = event.startLocal.slice(0, 7);
    const { body: days } = await visitor.get(`/api/events/calendar?month=${month}&q=Drizzle`);
    expect((days as EventDay[])[0]?.events[0]).toMatchObject({ weatherCall: "no_go" });
  });
});

describe("a later go", () => {
  test("brings the date back with all who were registered or waiting, and the line moves", async () => {
    const event = await openWeather();
    const first = await organizing.join(event.id, event.dateId);
    const next = await organizing.join(event.id, event.dateId);
    await event.decide(NO_GO);
    const token = firstToken(first);
    await visitor.post("/api/event-registrations", { token, deed: "cancel" });
    await landfall.jobsIdle();
    expect((await event.decide(GO)).body).toMatchObject({ status: "active", weatherCall: "go" });
    expect((await readParty(db, event.dateId, next)).status).toBe("registered");
    const mails = mailsTo(next);
    expect(mails.filter(({ subject }) => /^Takes place after all/.test(subject))).toEqual([]);
    const told = mails.at(-1);
    expect(told?.subject).toBe(`A place is yours: ${event.title}`);
    expect(told?.text).toMatch(/takes place after all/i);
    expect(told?.calendar?.method).toBe("REQUEST");
    expect(await calendarOf(event)).toEqual({ status: "CONFIRMED", sequence: 2 });
    expect((await register(landfall, event.path)).answer.status).toBe(201);
  });

  test("leaves whoever could not confirm meanwhile a new time for it", async () => {
    const event = await openWeather();
    const first = await organizing.join(event.id, event.dateId);
    const next = await organizing.join(event.id, event.dateId);
    const token = firstToken(first);
    await visitor.post("/api/event-registrations", { token, deed: "cancel" });
    await landfall.jobsIdle();
    await event.decide(NO_GO);
    const late = new Date(Date.now() + 25 * 3_600_000);
    await lapseUnconfirmed(services, late);
    const before = await readParty(db, event.dateId, next);
    expect(before.status).toBe("registered");
    await event.decide(GO);
    const after = await readParty(db, event.dateId, next);
    expect(after.status).toBe("registered");
    expect(Number(after.confirmBy)).toBeGreaterThan(Number(before.confirmBy));
  });

  test("where nothing was called off is a word and no change of calendars", async () => {
    const event = await openWeather();
    const guest = await organizing.join(event.id, event.dateId);
    await event.decide(GO);
    expect(mailsTo(guest).at(-1)).toMatchObject({
      subject: `The weather holds: ${event.title}`,
      calendar: undefined,
    });
    expect(await calendarOf(event)).toMatchObject({ sequence: 0 });
  });

  test("is not needed to move the date, and who registered reads that it was off", async () => {
    const event = await openWeather();
    const guest = await organizing.join(event.id, event.dateId);
    await event.decide(NO_GO);
    await event.decide({ deed: "move", startDate: "2127-06-12T18:00" });
    const mail = mailsTo(guest).at(-1);
    expect(mail?.subject).toMatch(/^It has a new date: /);
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain("was called off for the weather. It has");
  });

  test("is not needed when the date is moved, resumed or cancelled for good", async () => {
    for (const [deed, status] of [
      [{ deed: "move", startDate: "2127-06-12T18:00" }, "active"],
      [{ deed: "resume" }, "active"],
      [{ deed: "cancel" }, "cancelled"],
    ] as const) {
      const event = await openWeather();
      await event.decide(NO_GO);
      expect((await event.decide(deed)).body).toMatchObject({ status, weatherCall: null });
    }
  });
});

test("of ten calls in a day each counts, whichever way they go, and the eleventh changes nothing", async () => {
  const event = await openWeather();
  const turns = Array.from({ length: 5 }, () => [NO_GO, GO]).flat();
  for (const deed of turns) expect((await event.decide(deed)).status).toBe(200);
  expect(await event.decide(NO_GO)).toMatchObject({
    status: 429,
    body: {
      message:
        "The weather of this date was called 10 times today. You can still cancel, postpone or move the date.",
    },
  });
  expect(await event.read()).toMatchObject({ status: "active", weatherCall: "go" });
  // To say the same again is no call.
  expect((await event.decide(GO)).status).toBe(200);
  expect((await event.decide({ deed: "cancel" })).status).toBe(200);
});

test("a move without an end keeps the length, and one with an empty end has none", async () => {
  const event = await organizing.create();
  const move = (more: object) =>
    organizing.decide(event.id, event.dateId, {
      deed: "move",
      startDate: "2127-06-12T18:30",
      ...more,
    });
  expect((await move({})).body).toMatchObject({ endLocal: "2127-06-12T21:30" });
  expect((await move({ endDate: "2127-06-12T20:00" })).body).toMatchObject({
    endLocal: "2127-06-12T20:00",
  });
  expect((await move({ endDate: "" })).body).toMatchObject({ endLocal: null });
  expect((await move({})).body).toMatchObject({ endLocal: null });
});
