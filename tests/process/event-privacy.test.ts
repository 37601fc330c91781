import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { registrationToken } from "#src/domains/events/registration/registration-token.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { postTo } from "#tests/support/event-crowd.ts";
import { readParty } from "#tests/support/events.ts";
import { waitForMail } from "#tests/support/mailbox.ts";
import {
  onDatabase,
  type ServerProcess,
  spawnServer,
  untilReady,
} from "#tests/support/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const GUEST = {
  userName: "Philippa Ravenscroft",
  userEmail: "philippa.ravenscroft@attendee.example",
  notes: "Brings a greyhound called Admiral",
};
const WAITING = { userName: "Theodora Quill", userEmail: "theodora.quill@attendee.example" };
const SECRETS = [...Object.values(GUEST), ...Object.values(WAITING)].map((text) =>
  text.toLowerCase(),
);

let dataDir: string;
let database: TestDatabase;
let beside: Database;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-privacy-"));
  database = await createTestDatabase();
  beside = openDatabase(database.connection, () => undefined, { max: 2 });
  server = await spawnServer({ ...onDatabase(database), DATA_DIR: dataDir, LOG_LEVEL: "trace" });
  await untilReady(server);
});

afterAll(async () => {
  server.kill("SIGTERM");
  await server.ended;
  await beside.pool.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const namedIn = (text: string): string[] =>
  SECRETS.filter((secret) => text.toLowerCase().includes(secret));

async function read(address: string): Promise<string> {
  const answer = await fetch(server.url + address, { headers: { Accept: "*/*" } });
  const headers = [...answer.headers].map((pair) => pair.join(": "));
  return [...headers, await answer.text()].join("\n");
}

test("who is registered stands in no list, page, cached answer, calendar, error or log", async () => {
  const { event, date } = await buildEvent(beside.db, { capacity: 1 });
  const page = `/events/${event.id}`;
  // Whatever is kept from before is not what is looked at below.
  for (const address of ["/events", page]) await read(address);
  const register = (body: object) => postTo(server, `/api${page}/register`, body);
  expect((await register(GUEST)).status).toBe(201);
  expect((await register(GUEST)).status).toBe(201);
  expect((await register(WAITING)).body).toMatchObject({ status: "waiting" });
  await waitForMail(dataDir, { to: GUEST.userEmail, subject: /^You are registered/ });
  await waitForMail(dataDir, { to: WAITING.userEmail, subject: /^Waiting list/ });

  const refused = await register({ ...GUEST, attendeeCount: 99 });
  expect(refused.status).toBe(400);
  const strange = await postTo(server, "/api/event-registrations", {
    token: "1.x",
    deed: "cancel",
  });
  expect(strange.status).toBe(404);
  expect(namedIn(JSON.stringify([refused.body, strange.body]))).toEqual([]);

  const addresses = [
    ...["/events", "/events?q=severn", "/events?view=month", page, `${page}?date=${date.id}`],
    ...[`/api${page}`, "/api/events", `/api${page}/attendees`, `/api${page}/calendar.ics`],
    ...[`/api${page}/dates/${date.id}/calendar.ics`, `/api${page}/attendees.csv`],
    ...[`/api${page}/dates/${date.id}/roster`, "/api/user/events", `${page}/attendees`],
    ...[`${page}.data`, "/sitemap.xml", "/", "/search?q=ravenscroft"],
  ];
  // The second answer is the kept one, where one is kept.
  for (const address of [...addresses, ...addresses])
    expect([address, namedIn((await read(address)).replaceAll("q=ravenscroft", ""))]).toEqual([
      address,
      [],
    ]);

  const secrets = createSecrets(onDatabase(database).SECRET);
  const { id } = await readParty(beside.db, date.id, GUEST.userEmail);
  const token = registrationToken({ secrets }, id);
  expect(await read(`/event-registration?token=${token}`)).toContain(GUEST.userName);
  await postTo(server, "/api/event-registrations", { token, deed: "cancel" });
  await waitForMail(dataDir, { to: WAITING.userEmail, subject: /^A place is yours/ });
  const log = server.output();
  expect(log).toContain(`/api${page}/register`);
  expect(namedIn(log)).toEqual([]);
  expect(log).not.toContain(token);
});
