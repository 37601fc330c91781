import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { readDate, readParty, register, tokenIn } from "#tests/support/events.ts";
import { june, openOrganizing, SATURDAY } from "#tests/support/organizing.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { sayWhen } from "./mail-facts.server.ts";
import { DeliverDateNews, DeliverGatheredNews } from "./mail-jobs.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

type Organizing = Awaited<ReturnType<typeof openOrganizing>>;
let organizing: Organizing;
let organizers = 0;
/** Somebody else for each test: what one organizer may do in a day is limited. */
beforeEach(async () => {
  organizers += 1;
  organizing = await openOrganizing(landfall, `organizer-${organizers}@example.com`);
});

const newsTo = (address: string) =>
  landfall.mails.filter(({ to, written }) => to === address && written === "DateNewsMail");
const wordsTo = (address: string) => newsTo(address).map(({ subject }) => subject.split(":")[0]);
const textOf = (mail: { text: string } | undefined) => mail?.text.replaceAll(/\s+/g, " ") ?? "";
const lastTo = (address: string) => textOf(newsTo(address).at(-1));

async function addByHand({ id, dateId }: { id: number; dateId: number }, userEmail: string) {
  const added = { userName: "Vic", userEmail, dateId };
  const { status, body } = await organizing.browser.post(`/api/events/${id}/attendees`, added);
  expect(status, JSON.stringify(body)).toBe(201);
}

/** The pause is over: what waits for its time is worked on. */
async function passTime(): Promise<void> {
  await landfall.jobsIdle();
  await db.execute(sql`
    update rate_limits set allowed_at = allowed_at - interval '8 hours' where key like 'event-news:%'`);
  await db.execute(sql`
    update pgboss.job set start_after = now() where name = ${DeliverGatheredNews.name}`);
  await services.jobs.send(db, DeliverGatheredNews, { registrationId: 0 });
  await landfall.jobsIdle();
}

async function readWaiting() {
  const { rows } = await db.execute<{ hours: number }>(sql`
    select extract(epoch from start_after - now())::float / 3600 as hours
    from pgboss.job where name = ${DeliverGatheredNews.name} and state = 'created'`);
  return rows.map(({ hours }) => Math.round(hours));
}

async function decideAll(event: { id: number; dateId: number }, deeds: readonly object[]) {
  for (const deed of deeds) {
    expect((await organizing.decide(event.id, event.dateId, deed)).status).toBe(200);
    await landfall.jobsIdle();
  }
}

const CANCEL = { deed: "cancel" };
const RESUME = { deed: "resume" };

test("a date that is moved twice and cancelled by calls is one entry, which is taken out last", async () => {
  const event = await organizing.create();
  const guest = await organizing.join(event.id, event.dateId);
  await organizing.edit(event.id, { description: "Two legs off the Naval Academy." });
  await landfall.jobsIdle();
  expect(newsTo(guest)).toEqual([]);
  const moveTo = (hour: number) => ({
    ...{ deed: "move", startDate: june(SATURDAY, `${hour}:00`) },
    endDate: june(SATURDAY, `${hour + 1}:00`),
  });
  await decideAll(event, [moveTo(10), moveTo(12), CANCEL]);
  const files = landfall.mails
    .filter(({ to }) => to === guest)
    .map(({ calendar }) => {
      const root = new ICAL.Component(ICAL.parse(calendar?.file ?? ""));
      const entry = new ICAL.Event(root.getFirstSubcomponent("vevent") ?? undefined);
      const { uid, sequence, startDate } = entry;
      const method = root.getFirstPropertyValue("method");
      return { mime: calendar?.method, method, uid, sequence, hour: startDate.hour };
    });
  const uid = files[0]?.uid;
  expect(files).toEqual([
    { mime: "REQUEST", method: "REQUEST", uid, sequence: 0, hour: 18 },
    { mime: "REQUEST", method: "REQUEST", uid, sequence: 1, hour: 10 },
    { mime: "REQUEST", method: "REQUEST", uid, sequence: 2, hour: 12 },
    { mime: "CANCEL", method: "CANCEL", uid, sequence: 3, hour: 12 },
  ]);
});

describe("who is changed upon all day", () => {
  test("reads eight mails, and three hours later how it stands then", async () => {
    const event = await organizing.create();
    await addByHand(event, "by-hand@example.com");
    for (let pier = 1; pier <= 24; pier += 1)
      await organizing.edit(event.id, { location: `Pier ${pier}` });
    await landfall.jobsIdle();
    expect(wordsTo("by-hand@example.com")).toEqual(Array(8).fill("Changed"));
    expect(await readWaiting()).toEqual([3]);
    await passTime();
    const [last, ...more] = newsTo("by-hand@example.com").slice(8);
    expect(more).toEqual([]);
    expect(last?.subject).toBe(`Changed several times: ${event.title}`);
    expect(last?.text).toContain("Pier 24");
    expect(last?.calendar?.file).toMatch(/SEQUENCE:24\r\n/);
    expect(await readWaiting()).toEqual([]);
  });

  test("reads of other events of the same organizer within the same eight", async () => {
    const address = "everywhere@example.com";
    for (let n = 1; n <= 9; n += 1) {
      const title = `Part ${n}`;
      const event = await organizing.create({ title });
      await register(landfall, `/api/events/${event.id}/register`, { email: address });
      await organizing.edit(event.id, { title, location: "Back Creek" });
    }
    await landfall.jobsIdle();
    expect(wordsTo(address)).toHaveLength(8);
    await passTime();
    expect(newsTo(address).at(-1)?.subject).toContain("Part 9");
  });

  test("reads of every cancellation that is news", async () => {
    const event = await organizing.create();
    const guest = await organizing.join(event.id, event.dateId);
    const turns = Array.from({ length: 10 }, () => [CANCEL, RESUME]).flat();
    await decideAll(event, [...turns, CANCEL]);
    const back = "Takes place after all";
    expect(wordsTo(guest)).toEqual([
      ...Array.from({ length: 8 }, () => ["Cancelled", back]).flat(),
      "Cancelled",
    ]);
    // What was gathered meanwhile is no longer so, and the reader knows how it stands.
    await passTime();
    expect(wordsTo(guest)).toHaveLength(17);
    await decideAll(event, [RESUME]);
    expect(wordsTo(guest).at(-1)).toBe(back);
  });

  test("reads that it is postponed, if that is the last state", async () => {
    const event = await organizing.create();
    const guest = await organizing.join(event.id, event.dateId);
    const moves = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
      deed: "move",
      startDate: june(SATURDAY + n),
    }));
    await decideAll(event, [...moves, { deed: "postpone", note: "The pier is broken" }]);
    await passTime();
    expect(wordsTo(guest)).toEqual([...Array(8).fill("Changed"), "Postponed"]);
    expect(newsTo(guest).at(-1)?.text).not.toContain("pier is broken");
  });
});

test("on the day before it begins two more go out at once, and later ones before its start", async () => {
  const event = await organizing.create();
  const guest = await organizing.join(event.id, event.dateId);
  await db.execute(sql`
    update event_dates set starts_at = now() + interval '20 hours', ends_at = null
    where id = ${event.dateId}`);
  const postpone = { deed: "postpone" };
  await decideAll(event, Array.from({ length: 6 }, () => [postpone, RESUME]).flat());
  expect(wordsTo(guest)).toHaveLength(10);
  const [hours] = await readWaiting();
  expect(hours).toBeLessThanOrEqual(3);
});

test("what waits of a date far ahead is told on the day before it at the latest", async () => {
  const event = await organizing.create();
  await organizing.join(event.id, event.dateId);
  await db.execute(sql`
    update event_dates set starts_at = now() + interval '26 hours', ends_at = null
    where id = ${event.dateId}`);
  const postpone = { deed: "postpone" };
  await decideAll(event, Array.from({ length: 5 }, () => [postpone, RESUME]).flat());
  expect(await readWaiting()).toContain(2);
});

test("a mail that could not be sent does not count", async () => {
  const event = await organizing.create();
  const guest = await organizing.join(event.id, event.dateId);
  const { send } = services.mail;
  services.mail.send = () => Promise.reject(new Error("The post is closed"));
  await decideAll(event, [{ deed: "postpone" }, RESUME, { deed: "postpone" }]);
  services.mail.send = send;
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await services.jobs.send(db, DeliverDateNews, { registrationId: 0, kind: "moved" });
  await landfall.jobsIdle();
  expect(wordsTo(guest)).toHaveLength(3);
});

test("only who registered with a proved address gets the description in the calendar", async () => {
  const event = await organizing.create({ description: "Book at https://shop.example" });
  const person = await buildPerson(landfall);
  const browser = await browserOf(landfall, person);
  await browser.post(`/api/events/${event.id}/register`, {
    userName: "Ann",
    userEmail: person.email,
  });
  await addByHand(event, "unproved@example.com");
  await landfall.jobsIdle();
  await decideAll(event, [CANCEL]);
  const filesTo = (address: string) =>
    landfall.mails.filter(({ to }) => to === address).map(({ calendar }) => calendar?.file ?? "");
  expect(filesTo(person.email)).toHaveLength(2);
  for (const file of filesTo(person.email)) expect(file).toContain("shop.example");
  expect(filesTo("unproved@example.com")).toHaveLength(2);
  for (const file of filesTo("unproved@example.com"))
    expect(file).not.toMatch(/DESCRIPTION|shop\.example/);
});

describe("whoever moved up and has yet to confirm", () => {
  async function moveUp() {
    const event = await organizing.create({ capacity: 1, weatherDependent: true });
    const first = await organizing.join(event.id, event.dateId);
    const next = await organizing.join(event.id, event.dateId);
    const waiting = await organizing.join(event.id, event.dateId);
    const token = tokenIn(landfall.mails.find(({ to }) => to === first) ?? { html: "" });
    await organizing.browser.post("/api/event-registrations", { token, deed: "cancel" });
    await landfall.jobsIdle();
    const deadline = async () => {
      const { confirmBy } = await readParty(db, event.dateId, next);
      const text = sayWhen(confirmBy ?? new Date(0), null, "America/New_York");
      return `Please confirm by ${text}.`.replaceAll(/\s+/g, " ");
    };
    return { ...event, next, waiting, deadline };
  }

  test("reads with a date that is moved until when, also when that is earlier than it was", async () => {
    const event = await moveUp();
    const told = await event.deadline();
    const soon = new Date(Date.now() + 6 * 3_600_000).toISOString();
    await decideAll(event, [{ deed: "move", startDate: soon, endDate: null }]);
    expect(wordsTo(event.next)).toEqual(["Changed"]);
    expect(await event.deadline()).not.toBe(told);
    expect(lastTo(event.next)).toContain(await event.deadline());
    expect(lastTo(event.waiting)).not.toContain("confirm by");
  });

  test("was told in line that a mail will ask for it", async () => {
    const { next } = await moveUp();
    const waiting = textOf(landfall.mails.find(({ to }) => to === next));
    expect(waiting).toContain("it asks you to confirm your place by a certain time");
    expect(waiting).not.toContain("nothing that you have to do");
  });

  test("reads that the place is sure when the new start leaves no time to say yes, or there is room for all", async () => {
    const soon = new Date(Date.now() + 1_800_000).toISOString();
    const move = { deed: "move", startDate: soon, endDate: null };
    for (const deed of [move, { deed: "capacity", capacity: null }]) {
      const event = await moveUp();
      await decideAll(event, [deed]);
      const sure = landfall.mails.filter(({ written }) => written === "SurePlaceMail");
      const [mail, ...more] = sure.filter(({ to }) => [event.next, event.waiting].includes(to));
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: event.next });
      expect(mail?.subject).toBe(`Your place is sure now: ${event.title}`);
      expect(textOf(mail)).toContain("There is nothing to confirm any more");
      expect(textOf(mail).includes("The organizer has changed this event.")).toBe(deed === move);
      expect(wordsTo(event.next)).toEqual([]);
    }
  });

  test.each([
    ["cancel", "resume"],
    ["postpone", "resume"],
  ])("reads after %s and %s until when, and nothing of it while it is off", async (off, on) => {
    const event = await moveUp();
    await decideAll(event, [{ deed: off }]);
    expect(lastTo(event.next)).not.toContain("confirm");
    await decideAll(event, [{ deed: on }]);
    expect(wordsTo(event.next).at(-1)).toBe("Takes place after all");
    expect(lastTo(event.next)).toContain(await event.deadline());
    const { confirmBy } = await readParty(db, event.dateId, event.next);
    expect(confirmBy).not.toBeNull();
  });
});

describe("a date that stands so already", () => {
  const DEEDS = [
    [{ deed: "cancel" }, "Cancelled"],
    [{ deed: "postpone" }, "Postponed"],
    [{ deed: "weather", call: "no_go" }, "Called off for the weather"],
  ] as const;
  test.each(DEEDS)("after %j is told once, also by two at a time", async (deed, words) => {
    const event = await organizing.create({ weatherDependent: true });
    const guest = await organizing.join(event.id, event.dateId);
    await Promise.all([decideAll(event, [deed]), decideAll(event, [deed])]);
    await decideAll(event, [deed]);
    expect(wordsTo(guest)).toEqual([words]);
    expect(await readDate(db, event.dateId)).toMatchObject({ sequence: 1 });
    for (let n = 0; n < 2; n += 1) await decideAll(event, [{ deed: "resume" }]);
    expect(wordsTo(guest)).toEqual([words, "Takes place after all"]);
    expect(await readDate(db, event.dateId)).toMatchObject({ sequence: 2 });
  });

  test("by the weather is cancelled for good once, and other words about the weather mail nobody", async () => {
    const event = await organizing.create({ weatherDependent: true });
    const guest = await organizing.join(event.id, event.dateId);
    await decideAll(event, [{ deed: "weather", call: "no_go", note: "Gale" }]);
    await decideAll(event, [{ deed: "weather", call: "no_go", note: "Gale from the north" }]);
    expect(await readDate(db, event.dateId)).toMatchObject({
      ...{ sequence: 1, statusNote: "Gale from the north" },
    });
    for (let n = 0; n < 2; n += 1) await decideAll(event, [{ deed: "cancel" }]);
    expect(wordsTo(guest)).toEqual(["Called off for the weather", "Cancelled"]);
    expect(await readDate(db, event.dateId)).toMatchObject({ sequence: 2 });
  });
});

describe("what changed while a date was off", () => {
  const CHANGED = { startDate: june(SATURDAY, "19:00"), endDate: june(SATURDAY, "22:00") };

  async function turn({ id }: { id: number }, deed: "cancel" | "resume") {
    expect((await organizing.browser.post(`/api/events/${id}/${deed}`, {})).status).toBe(200);
    await landfall.jobsIdle();
  }

  test.each(["cancel", "postpone"])("is told when it is resumed after %s", async (off) => {
    const event = await organizing.create();
    const guest = await organizing.join(event.id, event.dateId);
    await decideAll(event, [{ deed: off }]);
    await organizing.edit(event.id, { ...CHANGED, location: "Back Creek" });
    await organizing.edit(event.id, { ...CHANGED, location: "Spa Creek" });
    await decideAll(event, [{ deed: "resume" }]);
    expect(lastTo(guest)).toMatch(/Before: [^B]*6:00 PM – 9:00 PM/);
    expect(lastTo(guest)).toContain("Before: City Dock, Annapolis");
    expect(lastTo(guest)).not.toContain("Back Creek");
    await decideAll(event, [{ deed: "postpone" }]);
    await decideAll(event, [{ deed: "resume" }]);
    expect(lastTo(guest)).not.toContain("Before:");
  });

  test("is told with the place to who moves up by it, in one mail", async () => {
    const event = await organizing.create({ capacity: 1 });
    const inside = await organizing.join(event.id, event.dateId);
    const waiting = await organizing.join(event.id, event.dateId);
    await decideAll(event, [CANCEL, { deed: "capacity", capacity: null }]);
    await organizing.edit(event.id, { location: "Back Creek" });
    await landfall.jobsIdle();
    landfall.mails.length = 0;
    await decideAll(event, [RESUME]);
    const to = (address: string) => landfall.mails.filter((mail) => mail.to === address);
    expect(to(inside).map(({ subject }) => subject)).toEqual([
      `Takes place after all: ${event.title}`,
    ]);
    const [mail, ...more] = to(waiting);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`A place is yours: ${event.title}`);
    expect(mail?.calendar?.method).toBe("REQUEST");
    expect(textOf(mail)).toMatch(
      /takes place after all\..*Before: City Dock.*you moved up.*Back Creek/,
    );
    // It counts as news: who read it hears of the next cancellation, too.
    await decideAll(event, [CANCEL]);
    expect(wordsTo(waiting)).toEqual(["Cancelled"]);
  });

  test("is told when the whole event is resumed, and what is as it was is not", async () => {
    const event = await organizing.create();
    const guest = await organizing.join(event.id, event.dateId);
    await turn(event, "cancel");
    await organizing.edit(event.id, { location: "Back Creek" });
    await organizing.edit(event.id, { endDate: june(SATURDAY, "20:00") });
    await turn(event, "resume");
    expect(textOf(newsTo(guest).at(-1)).match(/Before:/g)).toHaveLength(1);
    expect(lastTo(guest)).toMatch(/Before: [^B]*6:00 PM – 9:00 PM/);
  });
});

test("what was before is said by the clocks of the place where it was", async () => {
  const event = await organizing.create();
  const guest = await organizing.join(event.id, event.dateId);
  await organizing.edit(event.id, { city: "Pensacola", state: "Florida" });
  await landfall.jobsIdle();
  expect(lastTo(guest)).toMatch(/Before: [^B]*6:00 PM – 9:00 PM EDT/);
  expect(lastTo(guest)).toMatch(/6:00 PM – 9:00 PM CDT/);
});
