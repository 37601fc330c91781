import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ADMIN,
  onDatabase,
  type ServerProcess,
  spawnServer,
  untilReady,
} from "#tests/support/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-cold-"));
  database = await createTestDatabase();
  server = await spawnServer({ ...onDatabase(database), DATA_DIR: dataDir });
  await untilReady(server);
}, 120_000);

afterAll(async () => {
  server.kill("SIGTERM");
  await server.ended;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const askFrom = (address: string, page: string, init: RequestInit = {}) =>
  fetch(server.url + page, {
    ...init,
    headers: { Accept: "text/html", "X-Forwarded-For": address, ...init.headers },
  });

/** A visitor who is connected already: what is measured is the server, not how soon a busy machine connects. */
async function connectFrom(address: string): Promise<(page: string) => Promise<number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { Accept: "text/html", "X-Forwarded-For": address };
  const ask = (page: string) =>
    new Promise<number>((resolve, reject) => {
      request(server.url + page, { agent, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on("error", reject)
        .end();
    });
  await ask("/readyz");
  return ask;
}

const signIn = () =>
  askFrom("203.0.113.9", "/api/login", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body: JSON.stringify(ADMIN),
  });

test("one client that asks for many pages waits for itself; others, cached pages and sign-in do not", async () => {
  expect((await askFrom("203.0.113.1", "/")).status).toBe(200);
  const [first, second, third] = await Promise.all(
    ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map(connectFrom),
  );
  let shown = 0;
  const flood = Array.from({ length: 300 }, async (_, number) => {
    const answer = await askFrom("203.0.113.66", `/search?q=oysters+${number}`);
    if (answer.status === 200) shown += 1;
    // Hundreds of whole pages would keep this process, which counts, busier than the server.
    const html = answer.status === 200 ? "" : await answer.text();
    if (answer.status === 200) await answer.body?.cancel();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), html };
  });
  // Once the first is shown, the others of the flood wait in their places.
  await expect.poll(() => shown, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0);
  const metrics = (await fetch(`${server.url}/metrics`)).text();
  const during = async (asked: Promise<number> | undefined) => {
    const status = await asked;
    return { status, shown };
  };
  const others = await Promise.all([
    during(first?.("/")),
    during(second?.("/search?q=marina")),
    during(third?.("/login")),
  ]);
  expect((await signIn()).status).toBe(200);
  const flooded = await Promise.all(flood);
  const all = flooded.filter(({ status }) => status === 200).length;
  expect(all).toBeGreaterThanOrEqual(32);
  for (const other of others) {
    expect(other.status).toBe(200);
    expect(other.shown).toBeLessThan(all / 2);
  }

  const refused = flooded.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, retryAfter, html } of refused) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: "5" });
    expect(html).toContain("More pages are asked for than Landfall can show just now.");
  }
  expect(await metrics).toMatch(/landfall_page_queue\{queue="pages",state="waiting"\} [1-9]/);
}, 120_000);
