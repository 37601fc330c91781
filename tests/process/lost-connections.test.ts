import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "#src/db/embedded/start-embedded-postgres.ts";
import { withClient } from "#src/db/with-client.server.ts";
import { databaseUrl } from "#tests/support/database-url.ts";
import { type ServerProcess, spawnServer, untilReady } from "#tests/support/server-process.ts";
import { startWriters, type Writers } from "#tests/support/writers.ts";

/** An external PostgreSQL, as far as Landfall knows. */
let postgres: EmbeddedPostgres;
let server: ServerProcess;
let dataDir: string;

const RECOVERY_MS = 2000;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-lost-"));
  postgres = await startEmbeddedPostgres({ dataDir });
  server = await spawnServer({
    DATABASE_URL: databaseUrl({ ...postgres.connection, database: "postgres" }),
    SECRET: "a secret that this test knows and nobody else",
    DATA_DIR: path.join(dataDir, "files"),
    LOG_LEVEL: "fatal",
  });
  await untilReady(server);
}, 120_000);

afterAll(async () => {
  server.kill("SIGTERM");
  await server.ended;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const onDatabase = <T>(work: (client: pg.Client) => Promise<T>) =>
  withClient({ ...postgres.connection, database: "postgres" }, work);

/** Ends connections of the server, all or those in one state, and tells how many there were. */
async function terminate(which = "true"): Promise<number> {
  const { rowCount } = await onDatabase((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and ${which}`,
    ),
  );
  return rowCount ?? 0;
}

async function untilWritten(writers: Writers, since: number): Promise<number> {
  await expect
    .poll(() => writers.lastAt(), { interval: 5, timeout: 30_000 })
    .toBeGreaterThan(since);
  return writers.lastAt() - since;
}

/** How long twenty writes take on this machine while nothing is wrong. */
async function paceOf({ acknowledged }: Writers): Promise<number> {
  const startedAt = performance.now();
  await expect
    .poll(() => acknowledged.length, { interval: 5, timeout: 30_000 })
    .toBeGreaterThanOrEqual(20);
  return performance.now() - startedAt;
}

async function expectNothingLost({ acknowledged, refusals }: Writers): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(20);
  const kept = await onDatabase((client) => client.query("select subject from support_threads"));
  const subjects = new Set(kept.rows.map(({ subject }) => subject));
  expect(acknowledged.filter((subject) => !subjects.has(subject))).toEqual([]);
  const others = refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  expect(others).toEqual([]);
}

test("ten writers go on while their connections are terminated, at work and in idle transactions", async () => {
  const writers = startWriters(server, 10);
  const pace = await paceOf(writers);
  let ended = 0;
  for (let round = 0; round < 12; round += 1) {
    ended += await terminate(round % 2 === 0 ? "true" : "state = 'idle in transaction'");
    const since = performance.now();
    expect(await untilWritten(writers, since)).toBeLessThan(RECOVERY_MS + pace);
    await sleep(50);
  }
  await writers.stop();
  expect(ended).toBeGreaterThan(20);
  await expectNothingLost(writers);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
}, 120_000);

test("ten writers go on when the database was started anew, and pages say 503 meanwhile", async () => {
  const writers = startWriters(server, 10);
  const pace = await paceOf(writers);
  await postgres.stop();
  const page = await fetch(`${server.url}/search?q=oysters`, { headers: { Accept: "text/html" } });
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("2");
  expect(page.headers.get("content-type")).toContain("text/html");
  const html = await page.text();
  expect(html).toContain("Landfall cannot be reached just now. Please try again.");
  expect(html).toContain('href="/search?q=oysters"');
  expect(html).not.toMatch(/ECONN|ENOENT|postgres/);
  postgres = await startEmbeddedPostgres({ dataDir });
  const since = performance.now();
  expect(await untilWritten(writers, since)).toBeLessThan(RECOVERY_MS + pace);
  await writers.stop();
  await expectNothingLost(writers);
  const home = await fetch(`${server.url}/`, { headers: { Accept: "text/html" } });
  expect(home.status).toBe(200);
}, 120_000);
