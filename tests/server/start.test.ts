import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { installation } from "#src/db/schema/platform.server.ts";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { waitForDatabase } from "#src/db/wait-for-database.server.ts";
import { isPasswordRight } from "#src/domains/accounts/credentials/password.server.ts";
import { understandQuery } from "#src/domains/search/understand-query.server.ts";
import { demoConversations } from "#src/domains/support/demo-data.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { BEFORE_NAMES } from "#src/platform/domain/demo-state.server.ts";
import { createJobRunner } from "#src/platform/jobs/job-runner.server.ts";
import { loadDemoData, removeDemoData } from "#src/server/demo-data.ts";
import { allDomains } from "#src/server/domains.ts";
import { allJobHandlers, allJobs, allSubscriptions } from "#src/server/jobs.ts";
import { readEnv } from "#src/server/start/env.ts";
import { prepareFirstStart } from "#src/server/start/first-start.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { createTestServices, type TestServices } from "#tests/support/test-services.ts";

const created: TestDatabase[] = [];
const opened: Database[] = [];

async function newDatabase(kind: "migrated" | "demo" | "empty"): Promise<TestDatabase> {
  const database = await createTestDatabase(kind);
  created.push(database);
  return database;
}

afterAll(async () => {
  await Promise.all(opened.map(({ pool }) => pool.end()));
  await Promise.all(created.map((database) => database.drop()));
});

const MIGRATE = `
  const { migrateDatabase } = await import("./src/db/migrate.server.ts");
  await migrateDatabase(JSON.parse(process.env.CONNECTION));`;

describe("migrations", () => {
  test("by several processes at once on one empty database are made once", async () => {
    const { connection } = await newDatabase("empty");
    const program = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", MIGRATE];
    const env = { ...process.env, CONNECTION: JSON.stringify(connection) };
    const run = () => promisify(execFile)(process.execPath, program, { env });
    const [one, two] = await Promise.all([run(), run(), migrateDatabase(connection)]);
    expect([one.stderr, two.stderr]).toEqual(["", ""]);
    const { db, pool } = openDatabase(connection, () => undefined);
    const { rows } = await db.execute(sql`select hash from drizzle.__drizzle_migrations`);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    expect(await db.$count(users)).toBe(0);
    await pool.end();
  }, 90_000);

  test("leave no lock behind, also when one fails", async () => {
    const { connection } = await newDatabase("empty");
    const { db, pool } = openDatabase(connection, () => undefined);
    await db.execute(sql`create table users (in_the_way int)`);
    await expect(migrateDatabase(connection)).rejects.toThrow();
    await db.execute(sql`drop table users`);
    await migrateDatabase(connection);
    expect(await db.$count(users)).toBe(0);
    await pool.end();
  });

  test("and queues of several job runners at once are made once", async () => {
    const { connection } = await newDatabase("empty");
    const log = pino({ level: "silent" });
    const runners = [1, 2, 3].map(() =>
      createJobRunner({
        connection,
        handlers: allJobHandlers,
        subscriptions: allSubscriptions,
        jobs: allJobs,
        log,
      }),
    );
    await Promise.all(runners.map((runner) => runner.start()));
    await Promise.all(runners.map((runner) => runner.stop()));
  });
});

describe("waiting for the database", () => {
  test("gives up with a message that tells why and how often it tried", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    server.close();
    const port = typeof address === "object" ? address?.port : 0;
    const said: string[] = [];
    const waiting = waitForDatabase(
      { host: "localhost", port, user: "landfall", database: "landfall" },
      { attempts: 3, pauseMs: 1, say: (line) => said.push(line) },
    );
    await expect(waiting).rejects.toThrow(
      /^The database cannot be reached after 3 attempts: .*ECONNREFUSED/,
    );
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/ECONNREFUSED.*attempt 1 of 3/);
  });

  test("goes on as soon as it answers", async () => {
    const { connection } = await newDatabase("migrated");
    await waitForDatabase(connection, { attempts: 1, say: () => undefined });
  });

  test("tells a wrong password", async () => {
    const { connection } = await newDatabase("migrated");
    const wrong = { ...connection, password: "wrong" };
    const waiting = waitForDatabase(wrong, { attempts: 1, say: () => undefined });
    await expect(waiting).rejects.toThrow(/password authentication failed/);
  });
});

describe("the first start", () => {
  let database: Database;
  let services: TestServices;
  const env = (variables: Record<string, string>) =>
    readEnv({ SECRET: "x".repeat(32), DEMO_DATA: "off", ...variables });
  const start = (variables: Record<string, string> = {}) =>
    prepareFirstStart(env(variables), services);
  const admins = () => database.db.select().from(users).where(eq(users.isAdmin, true));
  const correct = async (query: string) => (await understandQuery(database.db, query))?.corrected;
  const EXTERNAL = { DATABASE_URL: "postgres://example/landfall" };

  async function install(kind: "migrated" | "demo") {
    const { connection } = await newDatabase(kind);
    database = openDatabase(connection, () => undefined);
    opened.push(database);
    services = createTestServices(database);
    await services.jobs.start();
  }

  beforeEach(() => install("migrated"));

  /** As after a first start with demo data, but for the administrator. */
  async function installDemo() {
    await services.jobs.stop();
    await install("demo");
  }

  afterEach(() => services.jobs.stop());

  test("by several processes at once makes one administrator and one set of demo data, found with typing errors", async () => {
    const starts = [1, 2, 3, 4].map(() => start({ DEMO_DATA: "on" }));
    const lines = (await Promise.all(starts)).flat();
    expect(lines.filter((line) => line.startsWith("Administrator:"))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("Demo accounts"))).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    expect(await correct("anapolis")).toBe("annapolis");
  });

  test("finds listings with typing errors at once after an upgrade", async () => {
    await installDemo();
    await database.db.execute(sql`delete from lexicon_deletions`);
    await database.db.execute(sql`delete from lexicon`);
    await start();
    expect(await correct("anapolis")).toBe("annapolis");
  });

  test("without settings shows a random password for admin@localhost once, to be changed", async () => {
    const [line = ""] = await start();
    const password = /^Administrator: admin@localhost {2}password: (\S{16}) /.exec(line)?.[1] ?? "";
    const [admin] = await admins();
    expect(admin).toMatchObject({ email: "admin@localhost", mustChangePassword: true });
    expect(await isPasswordRight(admin?.passwordHash, password)).toBe(true);
    expect(await start()).toEqual([]);
  });

  test("with ADMIN_EMAIL and ADMIN_PASSWORD makes that administrator, and prints no password", async () => {
    const given = { ADMIN_EMAIL: "Captain@Example.com", ADMIN_PASSWORD: "a lantern on the pier" };
    const lines = await start({ ...EXTERNAL, ...given });
    expect(lines).toEqual(["Administrator: captain@example.com"]);
    const [admin] = await admins();
    expect(admin).toMatchObject({ email: "captain@example.com", mustChangePassword: false });
    expect(await isPasswordRight(admin?.passwordHash, given.ADMIN_PASSWORD)).toBe(true);
    await start({ ...EXTERNAL, ...given, ADMIN_PASSWORD: "used at creation only" });
    const [later] = await admins();
    expect(later?.passwordHash).toBe(admin?.passwordHash);
  });

  test("on the operator's own database makes none unasked, and says how", async () => {
    expect(await start(EXTERNAL)).toEqual([
      "There is no administrator yet: npm run admin -- create EMAIL",
    ]);
    expect(await admins()).toEqual([]);
  });

  test("demo data that were removed do not come back", async () => {
    await installDemo();
    await start({ DEMO_DATA: "on" });
    expect(await database.db.$count(users, eq(users.isDemo, true))).toBeGreaterThan(0);
    await database.db.transaction(removeDemoData);
    expect(await database.db.$count(users, eq(users.isDemo, true))).toBe(0);
    expect(await start({ DEMO_DATA: "on" })).toEqual([]);
    expect(await admins()).toHaveLength(1);
  });

  const conversations = () => database.db.$count(supportThreads);
  const allDemoData = allDomains.flatMap(({ demoData = [] }) => demoData);
  /** As if these were the demo data of domains that are new in this version. */
  async function forgetDemoData(
    forgotten: readonly DemoData[],
    value: readonly string[] | "loaded",
  ) {
    await installDemo();
    await start({ DEMO_DATA: "on" });
    await database.db.transaction(async (tx) => {
      for (const data of forgotten.toReversed()) await data.remove(tx);
    });
    await database.db.update(installation).set({ value }).where(eq(installation.key, "demo-data"));
  }

  test("after an upgrade loads the demo data of a new domain, once, and nothing twice", async () => {
    const names = allDemoData.map(({ name }) => name);
    const others = names.filter((name) => name !== demoConversations.name);
    await forgetDemoData([demoConversations], others);
    const people = await database.db.$count(users);
    await start({ DEMO_DATA: "on" });
    const loaded = await conversations();
    expect(loaded).toBeGreaterThan(0);
    await start({ DEMO_DATA: "on" });
    expect(await conversations()).toBe(loaded);
    expect(await database.db.$count(users)).toBe(people);
  });

  test("takes an installation that kept no names for one that has what there was", async () => {
    const newer = allDemoData.filter(({ name }) => !BEFORE_NAMES.includes(name));
    await forgetDemoData([demoConversations, ...newer], "loaded");
    const { names } = await database.db.transaction((tx) => loadDemoData(tx));
    expect(names).toEqual(newer.map(({ name }) => name));
    expect(await conversations()).toBe(0);
  });
});
