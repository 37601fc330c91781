import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventDates, eventRegistrations, events } from "#src/db/schema/events.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { openDate, readDate, readParty, register, tokenIn } from "#tests/support/events.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { registrationRoutes } from "./api.server.ts";
import { followDate } from "./follow-date.server.ts";
import { registrationToken } from "./registration-token.server.ts";
import { keepTold } from "./told-words.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const HOUR = 3_600_000;
const post = (path: string, body: object) => openBrowser(landfall).post(path, body);
const mailsTo = (address: string) => landfall.mails.filter(({ to }) => to === address);

describe("registering", () => {
  test("works without signing in, for one person unless told otherwise", async () => {
    const { path, eventId, dateId } = await openDate(landfall, 10);
    const answer = await post(path, { userName: "Zoë", userEmail: "Zoe@Example.com", notes: " " });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...{ eventId, dateId, status: "registered", placeInLine: null, link: null },
        message: "Registration successful!",
        attendeeCount: 1,
        notes: null,
      },
    });
    expect(await readDate(db, dateId)).toMatchObject({ taken: 1 });
    expect(await readParty(db, dateId, "zoe@example.com")).toMatchObject({ status: "registered" });
  });

  test("tells who joins the line without scripts the place in it, and mails what can be done", async () => {
    const { path } = await openDate(landfall, 1);
    await register(landfall, path);
    const { email, answer } = await register(landfall, path);
    const form = registrationRoutes.find((each) => each.path === "/api/events/{id}/register")?.form;
    const page = new URL("https://landfall.example/events/7");
    const ctx = {} as RequestContext;
    const to = form?.leadsTo({ answer: answer.body, page, ctx });
    expect(to).toMatch(/\?sent=waiting&place=1&date=\d+#registration$/);
    await landfall.jobsIdle();
    expect(mailsTo(email)[0]?.text).toContain("See your place, or leave the line");
  });

  test("asks for a name and an address, and for one to ten people", async () => {
    const { path, dateId } = await openDate(landfall, 10);
    const missing = "Please provide your name and email address.";
    for (const body of [
      {},
      { userName: " ", userEmail: "" },
      { userName: "Ann" },
      { userEmail: "ann@example.com" },
      { userName: "", userEmail: "ann@example.com" },
      { userName: " \u200b", userEmail: "ann@example.com" },
    ])
      expect(await post(path, body)).toMatchObject({ status: 400, body: { message: missing } });
    expect((await readDate(db, dateId)).taken).toBe(0);
    const whole = { userName: "Ann", userEmail: "ann@example.com" };
    const wrong = { userEmail: "Please enter a valid e-mail address." };
    for (const userEmail of ["ann@example", "a@b", "ann@.com", "@example.com", "ann"])
      expect(await post(path, { ...whole, userEmail })).toMatchObject({
        ...{ status: 400, body: { fields: wrong } },
      });
    for (const attendeeCount of [0, 11, -1, 1.5, "x", ""])
      expect((await post(path, { ...whole, attendeeCount })).status).toBe(400);
    expect((await post(path, { ...whole, attendeeCount: "3" })).status).toBe(201);
    expect((await readDate(db, dateId)).taken).toBe(3);
  });

  test("takes parties of one and of ten, and none that is smaller or larger", async () => {
    const { path, dateId } = await openDate(landfall, 20);
    for (const [attendeeCount, status] of [
      [0, 400],
      [1, 201],
      [10, 201],
      [11, 400],
    ] as const) {
      const userEmail = `party-${attendeeCount}@example.com`;
      const answer = await post(path, { userName: "Ann", userEmail, attendeeCount });
      expect(answer.status, String(attendeeCount)).toBe(status);
    }
    expect((await readDate(db, dateId)).taken).toBe(11);
  });

  test("refuses programs, unknown events, and dates of other events", async () => {
    const { path } = await openDate(landfall, 10);
    const other = await openDate(landfall, 10);
    const whole = { userName: "Ann", userEmail: "ann@example.com" };
    expect((await post("/api/events/999999/register", whole)).status).toBe(404);
    expect((await post(path, { ...whole, dateId: other.dateId })).status).toBe(404);
    expect((await post(path, { ...whole, homepage: "http://x.example" })).status).toBe(400);
    expect((await post(path, { ...whole, secondsOpen: 0 })).status).toBe(400);
  });

  test("is closed from the start on, and when the date does not take place", async () => {
    for (const facts of [
      { startsAt: new Date(), endsAt: new Date(Date.now() + HOUR) },
      { status: "cancelled" as const },
      { status: "postponed" as const },
    ]) {
      const { path, dateId } = await openDate(landfall, 10, facts);
      const { answer } = await register(landfall, path);
      expect(answer).toMatchObject({ status: 409, body: { code: "closed" } });
      const whole = { userName: "Ann", userEmail: "ann@example.com", dateId };
      expect((await post(path, whole)).status).toBe(409);
      expect((await readDate(db, dateId)).taken).toBe(0);
    }
  });

  test("takes the next date of a series, or the one that is asked for", async () => {
    const past = { startsAt: new Date(Date.now() - HOUR) };
    const { event, dates } = await buildEvent(db, { capacity: 5 }, [past, {}, {}]);
    const path = `/api/events/${event.id}/register`;
    const { answer } = await register(landfall, path);
    expect(answer.body).toMatchObject({ dateId: dates[1]?.id });
    const dateId = dates[2]?.id;
    const own = { userName: "Ann", userEmail: "ann@example.com", dateId };
    expect((await post(path, own)).body).toMatchObject({ dateId });
  });

  test("twice with one address registers once, and tells no stranger", async () => {
    const { path, dateId } = await openDate(landfall, 2);
    const { email, answer: first } = await register(landfall, path);
    const { answer: again } = await register(landfall, path, { email: email.toUpperCase() });
    const { answer: fresh } = await register(landfall, path);
    const { answer: full } = await register(landfall, path, { email });
    for (const { status, body } of [first, again, fresh])
      expect([status, body]).toMatchObject([201, { status: "registered", link: null }]);
    // As anybody who is new is told.
    expect(full.body).toMatchObject({ status: "waiting", placeInLine: 1 });
    expect(await readDate(db, dateId)).toMatchObject({ taken: 2, waitingParties: 0 });
    await landfall.jobsIdle();
    expect(mailsTo(email).map(({ written }) => written)).toEqual(Array(3).fill("RegisteredMail"));
  });

  test("is limited for each e-mail address, from wherever it comes", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const { path } = await openDate(landfall, null);
      statuses.push((await register(landfall, path, { email: "busy@example.com" })).answer.status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
  });
});

describe("the mails of a registration", () => {
  test("bring ticket, calendar entry and a link that only shows until a button is pressed", async () => {
    const { path, dateId } = await openDate(landfall, 1);
    const { email } = await register(landfall, path, { attendeeCount: 1 });
    const waiting = await register(landfall, path);
    const mail = await landfall.mailTo(email);
    expect(mail).toMatchObject({ written: "RegisteredMail", pictures: ["ticket"] });
    expect(mail.calendar?.method).toBe("REQUEST");
    expect(mail.text).toMatch(/Your ticket: \d+-[0-9A-Z]{5}-[0-9A-Z]{5}/);
    expect((await landfall.mailTo(waiting.email)).text).toContain("waiting and not confirmed");
    const token = tokenIn(mail);
    for (const method of ["GET", "HEAD"])
      await landfall.request(method, `/api/event-registrations?token=${token}`);
    expect((await readParty(db, dateId, email)).status).toBe("registered");
    const cancelled = await post("/api/event-registrations", { token, deed: "cancel" });
    expect(cancelled.body).toMatchObject({ status: "cancelled" });
    const up = await landfall.mailTo(waiting.email);
    expect(up).toMatchObject({ written: "MovedUpMail", calendar: { method: "REQUEST" } });
    expect(up.text).toContain("Please confirm by");
    const end = await landfall.mailTo(email);
    expect(end).toMatchObject({ written: "RegistrationEndMail", calendar: { method: "CANCEL" } });
    await landfall.jobsIdle();
    expect(mailsTo(waiting.email)).toHaveLength(2);
  });

  test("take the entry out and in again with a growing number, whoever left and came back", async () => {
    const { path } = await openDate(landfall, null);
    const email = "there-and-back@example.com";
    const sequenceIn = (file = "") => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);
    const told: unknown[] = [];
    for (const _turn of [1, 2]) {
      await register(landfall, path, { email });
      const ticket = await landfall.mailTo(email);
      told.push([ticket.calendar?.method, sequenceIn(ticket.calendar?.file)]);
      await post("/api/event-registrations", { token: tokenIn(ticket), deed: "cancel" });
      const end = await landfall.mailTo(email);
      told.push([end.calendar?.method, sequenceIn(end.calendar?.file)]);
    }
    expect(told).toEqual([
      ["REQUEST", 0],
      ["CANCEL", 1],
      ["REQUEST", 2],
      ["CANCEL", 3],
    ]);
  });

  test("repeat the name to an address that is proved only", async () => {
    const { path } = await openDate(landfall, null);
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const answer = await browser.post(path, { userName: "Captain Ann", userEmail: person.email });
    expect(answer.body).toMatchObject({
      link: expect.stringContaining("/event-registration?token="),
    });
    expect((await landfall.mailTo(person.email)).text).toContain("Hello Captain Ann");
    const typed = { userName: "Captain Ann", userEmail: "unproved@example.com" };
    await post(path, typed);
    const mail = await landfall.mailTo("unproved@example.com");
    expect(`${mail.text}${mail.html}${mail.calendar?.file}`).not.toContain("Captain Ann");
  });

  test("move one entry in the calendar, and take it out at the end", async () => {
    const { path, dateId } = await openDate(landfall, null);
    const { email } = await register(landfall, path);
    const move = async (hours: number, status: "active" | "cancelled" = "active") => {
      const before = await readDate(db, dateId);
      await db.transaction(async (tx) => {
        await tx
          .update(eventDates)
          .set({
            status,
            startsAt: new Date(before.startsAt.getTime() + hours * HOUR),
            endsAt: null,
            ...keepTold(before, { place: "", timeZone: "America/New_York" }),
            sequence: before.sequence + 1,
          })
          .where(eq(eventDates.id, dateId));
        const kind = status === "active" ? "moved" : "cancelled";
        await followDate(tx, services, { dateId, kind });
      });
      await landfall.jobsIdle();
      return { before: before.startsAt, after: (await readDate(db, dateId)).startsAt };
    };
    await landfall.jobsIdle();
    const first = await move(2);
    await move(3);
    await move(0, "cancelled");
    const files = mailsTo(email).map(({ calendar }) => {
      const root = new ICAL.Component(ICAL.parse(calendar?.file ?? ""));
      const entry = new ICAL.Event(root.getFirstSubcomponent("vevent") ?? undefined);
      const inside = root.getFirstPropertyValue("method");
      return { mime: calendar?.method, inside, uid: entry.uid, sequence: entry.sequence };
    });
    const methods = ["REQUEST", "REQUEST", "REQUEST", "CANCEL"];
    expect(files.map(({ mime }) => mime)).toEqual(methods);
    expect(files.map(({ inside }) => inside)).toEqual(methods);
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
    expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    const [, moved] = mailsTo(email);
    for (const moment of [first.before, first.after])
      expect(moved?.text.replaceAll(/\s+/g, " ")).toContain(
        moment
          .toLocaleString("en-US", { timeZone: "America/New_York", timeStyle: "short" })
          .replace("\u202f", " "),
      );
  });

  test("of a stranger come for each date that was let through, and again when it is cancelled", async () => {
    const email = "often@example.com";
    const dates: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { path, dateId } = await openDate(landfall, null);
      await register(landfall, path, { email });
      dates.push(dateId);
    }
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(12);
    for (const dateId of dates)
      await db.transaction((tx) => followDate(tx, services, { dateId, kind: "cancelled" }));
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(24);
  });

  test("say no word to those who have cancelled", async () => {
    const { path, dateId } = await openDate(landfall, null);
    const { email } = await register(landfall, path);
    const { id } = await readParty(db, dateId, email);
    const token = registrationToken(services, id);
    await post("/api/event-registrations", { token, deed: "cancel" });
    await landfall.jobsIdle();
    const before = mailsTo(email).length;
    await db.transaction((tx) => followDate(tx, services, { dateId, kind: "cancelled" }));
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(before);
  });
});

describe("the link of a registration", () => {
  test("is worth nothing when it is cut, made up, or sent from elsewhere", async () => {
    const { path, dateId } = await openDate(landfall, null);
    const [mine, other] = [await register(landfall, path), await register(landfall, path)];
    const { id } = await readParty(db, dateId, mine.email);
    const { id: otherId } = await readParty(db, dateId, other.email);
    const token = registrationToken(services, id);
    const signature = token.split(".")[1];
    for (const bad of [token.slice(0, -1), `${otherId}.${signature}`, String(id), "", "x.y"])
      expect((await post("/api/event-registrations", { token: bad, deed: "cancel" })).status).toBe(
        404,
      );
    const elsewhere = await landfall.request("POST", "/api/event-registrations", {
      body: { token, deed: "cancel" },
      fromOwnPages: false,
    });
    expect(elsewhere.status).toBe(403);
    expect((await readParty(db, dateId, mine.email)).status).toBe("registered");
  });

  test("changes nothing after the start", async () => {
    const { path, dateId } = await openDate(landfall, null);
    const { email } = await register(landfall, path, { attendeeCount: 3 });
    await db
      .update(eventDates)
      .set({ startsAt: new Date(Date.now() - 1000) })
      .where(eq(eventDates.id, dateId));
    const { id } = await readParty(db, dateId, email);
    const token = registrationToken(services, id);
    for (const deed of [{ deed: "cancel" }, { deed: "change", attendeeCount: 1 }])
      expect((await post("/api/event-registrations", { token, ...deed })).status).toBe(409);
    expect((await readDate(db, dateId)).taken).toBe(3);
  });
});

describe("GET /api/user/events", () => {
  test("lists what the account is registered for, and nobody else's", async () => {
    expect((await openBrowser(landfall).get("/api/user/events")).status).toBe(401);
    const { path, eventId, dateId } = await openDate(landfall, 5);
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    await browser.post(path, { userName: "Ann", userEmail: person.email, attendeeCount: 2 });
    await register(landfall, path);
    expect(await browser.get("/api/user/events")).toMatchObject({
      status: 200,
      body: [{ id: eventId, dateId, registration: { status: "registered", attendeeCount: 2 } }],
    });
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    expect((await stranger.get("/api/user/events")).body).toEqual([]);
  });

  test("has what was registered earlier under the address that the account proved", async () => {
    const { path, eventId } = await openDate(landfall, 5);
    await register(landfall, path, { email: "early@example.com" });
    const { browser } = await signUp(landfall, "early@example.com");
    await landfall.jobsIdle();
    expect((await browser.get("/api/user/events")).body).toMatchObject([{ id: eventId }]);
    const { body } = await browser.get("/api/user/data");
    expect(body).toMatchObject({ eventRegistrations: [{ id: eventId }] });
  });
});

test("nobody who is not signed in reads a name or an address anywhere", async () => {
  const { path, eventId, dateId } = await openDate(landfall, 5);
  const person = {
    userName: "Perpetua Quill",
    userEmail: "perpetua@example.com",
    notes: "Quillwort",
  };
  expect((await post(path, person)).status).toBe(201);
  const visitor = openBrowser(landfall);
  for (const address of [
    `/api/events/${eventId}`,
    `/api/events/${eventId}?dateId=${dateId}`,
    "/api/events",
    "/api/events?q=perpetua",
    "/api/events/upcoming?limit=100",
    `/api/events/${eventId}/calendar.ics`,
    `/api/events/${eventId}/dates/${dateId}/calendar.ics`,
  ]) {
    const { status, body } = await visitor.get(address);
    expect(status, address).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/perpetua|quill/i);
  }
});

test("deleting an event deletes its registrations", async () => {
  const { path, eventId, dateId } = await openDate(landfall, 5);
  await register(landfall, path);
  await db.delete(events).where(eq(events.id, eventId));
  const left = await db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.dateId, dateId));
  expect(left).toEqual([]);
});
