import { eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import { browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { openDate, readDate, readParty, register, tokenIn } from "#tests/support/events.ts";
import type { SentMail } from "#tests/support/memory-mailer.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { followDate } from "./follow-date.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const post = (path: string, body: object) => openBrowser(landfall).post(path, body);
const mailsTo = (address: string) => landfall.mails.filter(({ to }) => to === address);
const signIn = async (facts = {}) => {
  const person = await buildPerson(landfall, facts);
  return { person, browser: await browserOf(landfall, person) };
};

describe("who is signed in and types an address of somebody else", () => {
  test("gets what a visitor gets, whether it was registered before or not", async () => {
    const { path, dateId } = await openDate(landfall, null);
    await register(landfall, path, { email: "there@example.com" });
    const { browser } = await signIn();
    const seen = [];
    for (const userEmail of ["there@example.com", "fresh@example.com"]) {
      const { status, body } = await browser.post(path, { userName: "B", userEmail });
      const { registrationDate: _, ...rest } = body as Record<string, unknown>;
      seen.push({ status, body: { ...rest, userEmail: "" } });
      expect(await readParty(db, dateId, userEmail)).toMatchObject({ userId: null });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ status: 201, body: { link: null } });
    expect((await browser.get("/api/user/events")).body).toEqual([]);
    const data = JSON.stringify((await browser.get("/api/user/data")).body);
    expect(data).not.toMatch(/event-registration\?token|fresh@/);
  });

  test("does not keep the owner from it, who finds it and changes it by registering", async () => {
    const { path, eventId, dateId } = await openDate(landfall, 5);
    const { browser: stranger } = await signIn();
    const typed = { userName: "Not Vic", userEmail: "vic@example.com", notes: "Mine" };
    await stranger.post(path, typed);
    const { browser } = await signIn({ email: "vic@example.com" });
    expect((await browser.get("/api/user/events")).body).toMatchObject([{ id: eventId }]);
    const own = { userName: "Vic", userEmail: "vic@example.com", attendeeCount: 3 };
    expect((await browser.post(path, own)).body).toMatchObject({
      message: "You were registered already. This is how it stands now.",
      attendeeCount: 3,
      hint: null,
      link: expect.stringContaining("token="),
    });
    expect(await readDate(db, dateId)).toMatchObject({ taken: 3 });
    expect(await readParty(db, dateId, "vic@example.com")).toMatchObject({
      userName: "Vic",
      attendeeCount: 3,
    });
  });
});

describe("who is signed in and registers again", () => {
  test("is told of a number that does not fit, and the registration stays", async () => {
    const { path, dateId } = await openDate(landfall, 3);
    const { person, browser } = await signIn();
    const own = { userName: "Ann", userEmail: person.email };
    await browser.post(path, own);
    await register(landfall, path);
    const answer = await browser.post(path, { ...own, attendeeCount: 3 });
    expect(answer).toMatchObject({ status: 409, body: { code: "no_room" } });
    expect((await readParty(db, dateId, person.email)).attendeeCount).toBe(1);
  });
});

describe("registering an address again by mail", () => {
  test("says that an earlier one stands, and mails the number that was asked for", async () => {
    const { path, dateId } = await openDate(landfall, 5);
    const { email, answer } = await register(landfall, path);
    await landfall.mailTo(email);
    const again = await register(landfall, path, { email, attendeeCount: 3 });
    for (const { body } of [answer, again.answer])
      expect(body).toMatchObject({ hint: expect.stringContaining("that registration stands") });
    const mail = await landfall.mailTo(email);
    expect(mail.text).toContain("registered again, for 3 people");
    expect(mail.html).toMatch(/event-registration\?token=[\w.-]+&amp;attendees=3/);
    expect((await readParty(db, dateId, email)).attendeeCount).toBe(1);
    const deed = { token: tokenIn(mail), deed: "change", attendeeCount: 3 };
    expect((await post("/api/event-registrations", deed)).status).toBe(200);
    expect((await readParty(db, dateId, email)).attendeeCount).toBe(3);
  });

  test("mails one date four times at most, and answers all alike", async () => {
    const { path } = await openDate(landfall, null);
    const email = "repeated@example.com";
    for (let n = 0; n < 8; n += 1)
      expect((await register(landfall, path, { email })).answer.status).toBe(201);
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(4);
  });
});

describe("an address that nobody proved", () => {
  test("gets a mail for each date, and from one sender only so many", async () => {
    const email = "series@example.com";
    const address = "203.0.113.77";
    const statuses: number[] = [];
    let last: unknown;
    for (let n = 0; n < 16; n += 1) {
      const { path } = await openDate(landfall, null);
      const { answer } = await register(landfall, path, { email, address });
      statuses.push(answer.status);
      last = answer.body;
    }
    expect(statuses).toEqual([...Array(15).fill(201), 429]);
    expect(last).toMatchObject({ message: expect.stringContaining("Please sign in with it") });
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(15);
    // Somebody elsewhere still can, and reads of it.
    const { path } = await openDate(landfall, null);
    expect((await register(landfall, path, { email })).answer.status).toBe(201);
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(16);
  });

  test("is used up by strangers for strangers alone", async () => {
    const email = "flooded@example.com";
    const { browser } = await signUp(landfall, email);
    const { path } = await openDate(landfall, null);
    for (let n = 0; n < 20; n += 1) await register(landfall, path, { email });
    expect((await register(landfall, path, { email })).answer.status).toBe(429);
    const other = await openDate(landfall, null);
    await landfall.jobsIdle();
    const before = mailsTo(email).length;
    const own = { userName: "Flo", userEmail: email };
    expect((await browser.post(other.path, own)).status).toBe(201);
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(before + 1);
  });
});

describe("news of a date", () => {
  const tell = (dateId: number, kind: "go" | "moved" | "cancelled", note: string | null = null) =>
    db.transaction((tx) => followDate(tx, services, { dateId, kind, note }));

  test("always goes out when the date is cancelled, whatever was said of its weather before", async () => {
    const { path, dateId } = await openDate(landfall, null);
    const { email } = await register(landfall, path);
    for (let n = 0; n < 10; n += 1) await tell(dateId, "go");
    await tell(dateId, "cancelled");
    await landfall.jobsIdle();
    const news = mailsTo(email).filter(({ written }) => written === "DateNewsMail");
    const words = news.map(({ subject }) => subject.split(":")[0]);
    expect(words).toEqual([...Array(8).fill("The weather holds"), "Cancelled"]);
  });

  test("repeats the organizer's note to proved addresses; others find it behind the link", async () => {
    const { path, dateId } = await openDate(landfall, null);
    const { person, browser } = await signIn();
    await browser.post(path, { userName: "Ann", userEmail: person.email });
    const { email } = await register(landfall, path);
    await tell(dateId, "cancelled", "Buy at https://shop.example");
    await landfall.jobsIdle();
    const newsTo = (to: string) =>
      mailsTo(to).find(({ written }) => written === "DateNewsMail") ?? { text: "", html: "" };
    expect(newsTo(person.email).text).toContain("https://shop.example");
    const mail = newsTo(email);
    expect(`${mail.text}${mail.html}`).not.toContain("shop.example");
    expect(mail.text).toContain("written a note");
    expect(tokenIn(mail)).toBeTruthy();
  });
});

describe("who adds people by hand", () => {
  const openOwn = async (organizerId: string) => {
    const date = await openDate(landfall, 5);
    await db.execute(
      sql`update events set organizer_id = ${organizerId} where id = ${date.eventId}`,
    );
    return { ...date, attendees: `/api/events/${date.eventId}/attendees` };
  };

  test("adds nobody any more after two hundred in a day", async () => {
    const { person, browser } = await signIn();
    const { attendees, dateId } = await openOwn(person.id);
    const add = (userEmail: string) =>
      browser.post(attendees, { userName: "Hand", userEmail, dateId });
    expect((await add("one@example.com")).status).toBe(201);
    await db.execute(sql`
      update rate_limits set allowed_at = now() + make_interval(secs => 86400.0 / 200 * 199.5)
      where key like 'event-attendees-added:%'`);
    expect((await add("two@example.com")).status).toBe(429);
  });

  test("adds one address three times in a day, and takes it off as often", async () => {
    const email = "on-and-off@example.com";
    const { person, browser } = await signIn();
    const { attendees, dateId, path } = await openOwn(person.id);
    const added = { userName: "Hand", userEmail: email, dateId };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const typed = n % 2 ? email : email.toUpperCase();
      statuses.push((await browser.post(attendees, { ...added, userEmail: typed })).status);
      await landfall.jobsIdle();
      const { id } = await readParty(db, dateId, email);
      expect((await browser.delete(`${attendees}/${id}`)).status).toBe(200);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(6);
    const answer = await browser.post(attendees, added);
    const words = expect.stringContaining("You added this address often today.");
    expect(answer.body).toMatchObject({ message: words, fields: { userEmail: words } });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(7 * 3600);
    // Its owner can, and so can somebody else be added.
    expect((await register(landfall, path, { email })).answer.status).toBe(201);
    const other = { ...added, userEmail: "another@example.com" };
    expect((await browser.post(attendees, other)).status).toBe(201);
  });

  test("adds one address to three events in a day, and counts nothing that was refused", async () => {
    const email = "everywhere@example.com";
    const { person, browser } = await signIn();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { attendees, dateId } = await openOwn(person.id);
      const added = { userName: "Hand", userEmail: email, dateId };
      for (const attendeeCount of [6, 1])
        statuses.push((await browser.post(attendees, { ...added, attendeeCount })).status);
    }
    expect(statuses).toEqual([400, 201, 400, 201, 400, 201, 429, 429]);
    await landfall.jobsIdle();
    expect(mailsTo(email)).toHaveLength(3);
  });
});

/** As a mail server gets it: the words of others are its subject, and add no line to its head. */
async function expectOneHead({ to, subject, html, text }: SentMail) {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({ from: "a@example.com", to, subject, html, text });
  const read = await PostalMime.parse(message as Buffer);
  expect([read.to?.map(({ address }) => address), read.bcc]).toEqual([[to], undefined]);
  const names = read.headers.map(({ key }) => key).filter((key) => key === "subject");
  expect(names).toHaveLength(1);
  expect(read.subject).toContain("=cmd|'/C calc'!A1");
  expect(read.headers.find(({ key }) => /^(bcc|begin|summary)$/.test(key))).toBeUndefined();
}

function expectOneEntry(file: string, title: string) {
  const root = new ICAL.Component(ICAL.parse(file));
  const entries = root.getAllSubcomponents("vevent");
  expect(entries).toHaveLength(1);
  const summary = String(entries[0]?.getFirstPropertyValue("summary"));
  expect(summary.replaceAll(/\s+/g, " ").trim()).toBe(title.replaceAll(/\s+/g, " ").trim());
  expect(file).not.toMatch(/^Bcc:|^SUMMARY:Mine/m);
}

describe("the mails of an event", () => {
  test("stay whole, whatever the organizer wrote", async () => {
    const bait = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    const inject = "\r\nBcc: all@example.com\r\nBEGIN:VEVENT\r\nSUMMARY:Mine\r\nEND:VEVENT\r\n";
    const title = `=cmd|'/C calc'!A1 ${bait}${inject}`;
    const facts = { title, description: `${bait}${inject}`, location: bait, organizer: bait };
    const { event, date } = await buildEvent(db, facts, [{ capacity: 1 }]);
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const words = { userName: "=1+1 & Ann", userEmail: person.email, notes: `${bait}${inject}` };
    expect((await browser.post(`/api/events/${event.id}/register`, words)).status).toBe(201);
    const waiting = await register(landfall, `/api/events/${event.id}/register`);
    await landfall.jobsIdle();
    await db.transaction(async (tx) => {
      await tx.update(eventDates).set({ status: "cancelled" }).where(eq(eventDates.id, date.id));
      await followDate(tx, services, { dateId: date.id, kind: "cancelled" });
    });
    await landfall.jobsIdle();
    const mails = [person.email, waiting.email].flatMap(mailsTo);
    expect(mails.map(({ written }) => written)).toEqual([
      ...["RegisteredMail", "DateNewsMail", "WaitingMail", "DateNewsMail"],
    ]);
    for (const mail of mails) {
      expect(mail.html).not.toMatch(/<script|<img src=x/i);
      expect(mail.html).toContain("&lt;script&gt;");
      await expectOneHead(mail);
      if (mail.calendar) expectOneEntry(mail.calendar.file, title);
    }
  });
});

describe("GET /api/user/events", () => {
  test("is a list with a limit and a total, the latest date first", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { path, eventId } = await openDate(landfall, 5);
      ids.push(eventId);
      await browser.post(path, { userName: "Ann", userEmail: person.email });
    }
    const read = async (query: string) => {
      const { status, body, headers } = await browser.get(`/api/user/events?${query}`);
      expect([status, headers.get("X-Total-Count")]).toEqual([200, "3"]);
      return (body as { id: number }[]).map(({ id }) => id);
    };
    expect((await read("")).toSorted((a, b) => a - b)).toEqual(ids);
    const [first, ...rest] = await read("");
    expect(await read("limit=1")).toEqual([first]);
    expect(await read("limit=2&offset=1")).toEqual(rest);
    expect((await browser.get("/api/user/events?limit=0")).status).toBe(400);
  });
});
