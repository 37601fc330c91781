import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { register } from "#tests/support/events.ts";
import { june, openOrganizing, SATURDAY } from "#tests/support/organizing.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
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
