import { asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import { countParties, openDate, readDate, register } from "#tests/support/events.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { registrationToken } from "./registration-token.server.ts";

/** Two processes on one database. */
const landfall = await startTestLandfall();
const second = await startTestLandfall({ database: landfall.database });
const both = [landfall, second];
const { db, services } = landfall;
afterAll(async () => {
  await second.stop();
  await landfall.stop();
});

const PLACES = 100;
const PEOPLE = 500;
const LEAVING = 30;
const address = "203.0.113.7";

const parties = (dateId: number) =>
  db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.dateId, dateId))
    .orderBy(asc(eventRegistrations.id));

const movedUpMails = () =>
  both.flatMap(({ mails }) => mails).filter(({ written }) => written === "MovedUpMail");

test("500 at once on 100 places fill them exactly, and the line moves up once for each who leaves", {
  timeout: 120_000,
}, async () => {
  const { path, dateId } = await openDate(landfall, PLACES);
  const rush = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => register(both[n % 2] ?? landfall, path, { address })),
  );
  expect(new Set(rush.map(({ answer }) => answer.status))).toEqual(new Set([201]));
  const answers = rush.map(({ answer }) => answer.body as { status: string; placeInLine: number });
  expect(answers.filter(({ status }) => status === "registered")).toHaveLength(PLACES);
  const places = answers.filter(({ status }) => status === "waiting");
  expect(places.map(({ placeInLine }) => placeInLine).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: PEOPLE - PLACES }, (_, n) => n + 1),
  );
  expect(await readDate(db, dateId)).toMatchObject({ taken: PLACES, waitingParties: 400 });

  const before = await parties(dateId);
  const inside = before.filter(({ status }) => status === "registered").slice(0, LEAVING);
  const line = before
    .filter(({ status }) => status === "waiting")
    .toSorted((a, b) => (a.placeInLine ?? 0) - (b.placeInLine ?? 0));
  const leave = (id: number, n: number) =>
    (both[n % 2] ?? landfall).request("POST", "/api/event-registrations", {
      body: { token: registrationToken(services, id), deed: "cancel" },
    });
  const [left, arrived] = await Promise.all([
    Promise.all(inside.map(({ id }, n) => leave(id, n))),
    Promise.all(inside.map((_, n) => register(both[n % 2] ?? landfall, path, { address }))),
  ]);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { answer } of arrived)
    expect(answer).toMatchObject({ status: 201, body: { status: "waiting" } });

  const after = new Map((await parties(dateId)).map((party) => [party.id, party.status]));
  const first = line.slice(0, LEAVING);
  expect(first.map(({ id }) => after.get(id))).toEqual(Array(LEAVING).fill("registered"));
  expect(line.slice(LEAVING).every(({ id }) => after.get(id) === "waiting")).toBe(true);
  expect(await countParties(db, dateId)).toEqual({ taken: PLACES, waiting: 400 });
  expect(await readDate(db, dateId)).toMatchObject({ taken: PLACES, waitingParties: 400 });

  await expect.poll(() => movedUpMails().length, { timeout: 60_000 }).toBe(LEAVING);
  await Promise.all(both.map(({ jobsIdle }) => jobsIdle()));
  expect(
    movedUpMails()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(first.map(({ userEmail }) => userEmail).toSorted());
});
