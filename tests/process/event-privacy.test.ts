import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildEvent } from "#src/db/build/event.server.ts";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { openSession } from "#src/domains/accounts/session/open-session.server.ts";
import { cookieName } from "#src/domains/accounts/session/session-cookie.server.ts";
import {
  registrationToken,
  ticketCode,
} from "#src/domains/events/registration/registration-token.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { postTo } from "#tests/support/event-crowd.ts";
import { readParty } from "#tests/support/events.ts";
import { readMails, waitForMail } from "#tests/support/mailbox.ts";
import { readSchemaTables } from "#tests/support/schema-tables.ts";
import {
  ADMIN,
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
const ADDED = {
  userName: "Cosima Thistlewood",
  userEmail: "cosima.thistlewood@attendee.example",
  notes: "Needs a chair by the window",
};
const MESSAGE = { subject: "Cosima brings the soup", body: "Theodora, please bring the bowls." };
const NOTE = "Philippa cannot come on Saturday";
const SECRETS = [GUEST, WAITING, ADDED, MESSAGE, { NOTE }]
  .flatMap((words) => Object.values(words))
  .map((text) => text.toLowerCase());

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

async function signIn(userId: string): Promise<string> {
  const token = await beside.db.transaction((tx) => openSession(tx, userId, "a browser"));
  return `${cookieName(false)}=${token}`;
}

/** Calls of somebody who is signed in, with what they answer as text. */
function callsOf(cookie: string) {
  return async (method: string, address: string, body?: object | string): Promise<string> => {
    const answer = await fetch(server.url + address, {
      method,
      headers: {
        ...{ Cookie: cookie, "Content-Type": "application/json" },
        ...{ "X-Requested-With": "XMLHttpRequest", Accept: "*/*" },
      },
      body: typeof body === "object" ? JSON.stringify(body) : body,
    });
    return `${answer.status} ${await answer.text()}`;
  };
}

test("what an organizer does with those who come stands in no log", async () => {
  const organizer = await buildAccount(beside.db);
  const { event, date } = await buildEvent(beside.db, { organizerId: organizer.id });
  const call = callsOf(await signIn(organizer.id));
  const api = `/api/events/${event.id}`;
  const dateId = date.id;
  const page = `/events/${event.id}/attendees?date=${dateId}&q=thistlewood`;

  expect(await call("POST", `${api}/attendees`, { ...ADDED, dateId })).toMatch(/^201/);
  // Refused with the name of whoever is there, as what it says of a field, and as no JSON at all.
  expect(await call("POST", `${api}/attendees`, { ...ADDED, dateId })).toMatch(/^409.*Cosima/);
  const tooMany = { ...ADDED, dateId, attendeeCount: 99 };
  expect(await call("POST", `${api}/attendees`, tooMany)).toMatch(/^400/);
  expect(await call("POST", `${api}/attendees`, `{"userName":"${ADDED.userName}`)).toMatch(/^400/);

  const message = { ...MESSAGE, dateId, audience: "everyone" };
  expect(await call("POST", `${api}/messages`, message)).toMatch(/^201/);
  const move = { deed: "move", startDate: "2127-06-12T18:00", note: NOTE };
  expect(await call("POST", `${api}/dates/${dateId}`, move)).toMatch(/^200/);
  const facts = JSON.parse((await call("GET", `${api}/edit`)).slice(4));
  const changed = { ...facts, location: "Back Creek" };
  expect(await call("PUT", api, changed)).toMatch(/^200/);
  await waitForMail(dataDir, { to: ADDED.userEmail, subject: /^A message about/ });
  await waitForMail(dataDir, { to: ADDED.userEmail, subject: /^Changed/ });

  for (const address of [
    `${api}/attendees?dateId=${dateId}&q=thistlewood`,
    `${api}/attendees.csv?dateId=${dateId}`,
    `${api}/dates/${dateId}/roster`,
    page,
    page.replace("?", ".data?"),
  ])
    expect(await call("GET", address), address).toMatch(/^200[\s\S]*Cosima Thistlewood/);

  const secrets = createSecrets(onDatabase(database).SECRET);
  const { id } = await readParty(beside.db, dateId, ADDED.userEmail);
  const code = ticketCode({ secrets }, id);
  const scan = (given: string) => ({
    ...{ id: randomUUID(), code: given, count: 1, scannedAt: new Date().toISOString() },
  });
  const scans = [scan(code), scan(`${code}X`), scan(ADDED.userName)];
  expect(await call("POST", `${api}/dates/${dateId}/arrivals`, { scans })).toMatch(/^200.*counted/);
  expect(await call("DELETE", `${api}/attendees/${id}`)).toMatch(/^200/);
  await waitForMail(dataDir, { to: ADDED.userEmail, subject: /^Your registration was taken off/ });

  const log = server.output();
  for (const path of ["attendees", "attendees.csv", "messages", `dates/${dateId}/arrivals`])
    expect(log).toContain(`${api}/${path}`);
  expect(namedIn(log)).toEqual([]);
  for (const secret of ["thistlewood", "cosima", code, registrationToken({ secrets }, id)])
    expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
});

/** Comes, is written to, told of a new time, and, where somebody else leaves, moves up and has a sure place. */
async function haveEveryMailSent(): Promise<void> {
  const organizer = await buildAccount(beside.db, { email: "organizer@mails.example" });
  const [admin] = await beside.db.select().from(users).where(eq(users.email, ADMIN.email));
  const startsAt = new Date(Date.now() + 20 * 3_600_000);
  const facts = { organizerId: organizer.id, capacity: 1 };
  const { event, date } = await buildEvent(beside.db, facts, [{ startsAt, capacity: 1 }]);
  const api = `/api/events/${event.id}`;
  const [organize, oversee] = [
    callsOf(await signIn(organizer.id)),
    callsOf(await signIn(admin?.id ?? "")),
  ];
  const decide = (deed: object) => organize("POST", `${api}/dates/${date.id}`, deed);
  const [first, next] = ["first@mails.example", "next@mails.example"];
  for (const userEmail of [first, next])
    await postTo(server, `${api}/register`, { userName: "Ann", userEmail });
  await waitForMail(dataDir, { to: first, subject: /^You are registered/ });
  await waitForMail(dataDir, { to: next, subject: /^Waiting list/ });
  const secrets = createSecrets(onDatabase(database).SECRET);
  const { id } = await readParty(beside.db, date.id, first);
  const token = registrationToken({ secrets }, id);
  await postTo(server, "/api/event-registrations", { token, deed: "cancel" });
  await waitForMail(dataDir, { to: next, subject: /^A place is yours/ });
  expect(await decide({ deed: "capacity", capacity: null })).toMatch(/^200/);
  await waitForMail(dataDir, { to: next, subject: /^Your place is sure now/ });
  const message = { ...MESSAGE, dateId: date.id, audience: "everyone" };
  expect(await organize("POST", `${api}/messages`, message)).toMatch(/^201/);
  await waitForMail(dataDir, { to: next, subject: /^A message about/ });
  await beside.db.execute(
    sql`update event_registrations set created_at = now() - interval '3 days' where date_id = ${date.id}`,
  );
  await beside.db.execute(
    sql`insert into pgboss.job (name, data) values ('remind-attendees', '{}')`,
  );
  await waitForMail(dataDir, { to: next, subject: /^(Today|Tomorrow): / });
  for (const deed of ["postpone", "resume"]) expect(await decide({ deed })).toMatch(/^200/);
  await waitForMail(dataDir, { to: next, subject: /^Takes place after all/ });
  const shown = JSON.parse((await oversee("GET", `/api/admin/events/${event.id}`)).slice(4));
  const verdict = { version: shown.version, reason: "A mistake" };
  const taken = await oversee("POST", `/api/admin/events/${event.id}/take-down`, verdict);
  expect(taken).toMatch(/^200/);
  await waitForMail(dataDir, { to: organizer.email, subject: /./ });
}

/** Every row about events and people; nobody is signed in who looks at the links. */
async function readKept() {
  const kept: Record<string, unknown> = {};
  for (const { owner, config } of await readSchemaTables()) {
    if (!["events", "accounts", "moderation"].includes(owner)) continue;
    const { rows } = await beside.db.execute(
      sql.raw(`select to_jsonb(t) as row from "${config.name}" t order by to_jsonb(t)::text`),
    );
    kept[config.name] = rows;
  }
  return kept;
}

test("every link of every mail only shows, however often it is opened", async () => {
  await haveEveryMailSent();
  const mails = await readMails(dataDir);
  const links = mails.flatMap(({ html = "" }) =>
    [...html.matchAll(/href="(http[^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&")),
  );
  const paths = [...new Set(links)]
    .map((link) => new URL(link))
    .map((url) => url.pathname + url.search);
  expect(
    paths.filter((each) => each.startsWith("/event-registration?token=")).length,
  ).toBeGreaterThan(3);
  for (const page of ["/event-messages", "/events/", "/event-registration"])
    expect(
      paths.filter((each) => each.startsWith(page)),
      page,
    ).not.toEqual([]);
  const before = await readKept();
  for (const each of paths) {
    for (const method of ["HEAD", "GET", "HEAD", "GET", "HEAD", "GET"]) {
      const answer = await fetch(server.url + each, { method, headers: { Accept: "text/html" } });
      await answer.text();
      expect([200, 404], each).toContain(answer.status);
    }
  }
  expect(await readKept()).toEqual(before);
  expect(await readMails(dataDir)).toHaveLength(mails.length);
});
