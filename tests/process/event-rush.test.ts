import { setTimeout as sleep } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
import { registrationToken } from "#src/domains/events/registration/registration-token.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { type CrowdAnswer, postTo, registerCrowd } from "#tests/support/event-crowd.ts";
import { countParties, readDate } from "#tests/support/events.ts";
import { onDatabase, type ServerProcess } from "#tests/support/server-process.ts";
import { startTwoProcesses } from "#tests/support/two-processes.ts";

const PLACES = 100;
const PEOPLE = 500;
const LEAVING = 30;

const { servers, database, beside, stop } = await startTwoProcesses();
afterAll(stop);

const partiesOf = (dateId: number) =>
  beside.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.dateId, dateId))
    .orderBy(asc(eventRegistrations.placeInLine), asc(eventRegistrations.id));

const placesIn = (answers: readonly CrowdAnswer[]) =>
  answers
    .flatMap(({ body }) => (body.status === "waiting" ? (body.placeInLine ?? []) : []))
    .toSorted((one, other) => one - other);

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** Asks both servers for something else until the work is done; each answer's status. */
async function lookAroundDuring<T>(work: Promise<T>): Promise<[T, number[]]> {
  let isOver = false;
  const seen: number[] = [];
  const look = async (address: string) => {
    for (; !isOver; await sleep(300)) seen.push((await fetch(address)).status);
  };
  const looking = servers.flatMap(({ url }) => [look(`${url}/healthz`), look(`${url}/events`)]);
  const done = await work;
  isOver = true;
  await Promise.all(looking);
  return [done, seen];
}

/** What the counters say is what the rows add up to. */
async function expectSound(dateId: number) {
  const { taken, waitingParties } = await readDate(beside.db, dateId);
  expect(await countParties(beside.db, dateId)).toEqual({ taken, waiting: waitingParties });
  return { taken, waitingParties };
}

/** Ends what hangs: many hundred mails are made meanwhile. */
const timeout = 300_000;

test("500 at once on 100 places through two processes fill them exactly, the line moves up once, and pages answer meanwhile", {
  timeout,
}, async () => {
  const { event, date } = await buildEvent(beside.db, { capacity: PLACES });
  const crowd = { eventId: event.id, name: "rush", size: PEOPLE };
  const [answers, seen] = await lookAroundDuring(registerCrowd(servers, crowd));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers.filter(({ body }) => body.status === "registered")).toHaveLength(PLACES);
  expect(placesIn(answers)).toEqual(upTo(PEOPLE - PLACES));
  expect(new Set(seen)).toEqual(new Set([200]));
  expect(await expectSound(date.id)).toEqual({ taken: PLACES, waitingParties: 400 });
  await leaveWhileOthersCome({ eventId: event.id, dateId: date.id });
});

/** Thirty leave while thirty come: the first of the line move up, once, and are told once. */
async function leaveWhileOthersCome({ eventId, dateId }: { eventId: number; dateId: number }) {
  const before = await partiesOf(dateId);
  const first = before.filter(({ status }) => status === "waiting").slice(0, LEAVING);
  const leaving = before.filter(({ status }) => status === "registered").slice(0, LEAVING);
  const secrets = createSecrets(onDatabase(database).SECRET);
  const leave = (id: number, n: number) => {
    const token = registrationToken({ secrets }, id);
    const server = servers[n % 2] as ServerProcess;
    return postTo(server, "/api/event-registrations", { token, deed: "cancel" });
  };
  const [left, arrived] = await Promise.all([
    Promise.all(leaving.map(({ id }, n) => leave(id, n))),
    registerCrowd(servers, { eventId, name: "late", size: LEAVING }),
  ]);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(arrived.map(({ body }) => body.status))).toEqual(new Set(["waiting"]));
  const after = new Map((await partiesOf(dateId)).map(({ id, status }) => [id, status]));
  expect(first.map(({ id }) => after.get(id))).toEqual(Array(LEAVING).fill("registered"));
  expect([...after.values()].filter((status) => status === "registered")).toHaveLength(PLACES);
  expect(await expectSound(dateId)).toEqual({ taken: PLACES, waitingParties: 400 });
  const expected = first.map(({ userEmail }) => userEmail).toSorted();
  await expect.poll(async () => (await movedUpMails()).length, { timeout: 120_000 }).toBe(LEAVING);
  expect((await movedUpMails()).toSorted()).toEqual(expected);
}

async function movedUpMails(): Promise<string[]> {
  const { recipient, subject } = mailOutbox;
  const rows = await beside.db.select({ recipient, subject }).from(mailOutbox);
  return rows
    .filter((mail) => mail.subject.startsWith("A place is yours"))
    .map((mail) => mail.recipient);
}

test("kill -9 of one process in the middle: who was told of a place has it, and the numbers agree", {
  timeout,
}, async () => {
  const { event, date } = await buildEvent(beside.db, { capacity: 40 });
  const crowd = { eventId: event.id, name: "killed", size: 200 };
  let told = 0;
  const answers = await registerCrowd(servers, crowd, () => {
    told += 1;
    if (told === 60) servers[1]?.kill("SIGKILL");
  });
  const heard = answers.filter(({ status }) => status !== null);
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([201]));
  expect(heard.length).toBeGreaterThanOrEqual(100);
  expect(heard.length).toBeLessThan(200);
  const rows = new Map((await partiesOf(date.id)).map((row) => [row.userEmail, row]));
  for (const { email, body } of heard)
    expect(rows.get(email)).toMatchObject({
      status: body.status,
      placeInLine: body.placeInLine ?? null,
    });
  const line = [...rows.values()].flatMap(({ placeInLine }) => placeInLine ?? []);
  expect(line).toEqual(upTo(rows.size - 40));
  expect(await expectSound(date.id)).toEqual({ taken: 40, waitingParties: rows.size - 40 });
});
