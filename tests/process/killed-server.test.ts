import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ADMIN,
  postmasterPid,
  type ServerProcess,
  spawnServer,
  untilReady,
} from "#tests/support/server-process.ts";

/** `KILL_ROUNDS=20 npx vitest run tests/process` is the long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
/** Guards against a hang; how long a round takes depends on what else the machine does. */
const ROUND_MS = 120_000;

let dataDir: string;
let server: ServerProcess;
let cookie: string;
let written = 0;

async function start(): Promise<void> {
  server = await spawnServer({ DATA_DIR: dataDir });
  await untilReady(server);
}

/** Each call comes from an address of its own, so that no limit stands in the way. */
async function call(method: string, url: string, body?: unknown): Promise<Response> {
  written += 1;
  return fetch(server.url + url, {
    method,
    headers: {
      Cookie: cookie,
      "Content-Type": "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-Forwarded-For": `10.${written >> 16}.${(written >> 8) & 255}.${written & 255}`,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function currentName(): Promise<string> {
  const answer = await call("GET", "/api/auth/user");
  expect(answer.status).toBe(200);
  return (await answer.json()).firstName;
}

/** Writes until the server is gone; answers the last write that was acknowledged. */
async function writeUntilGone(onAcknowledged: () => void): Promise<number> {
  let acknowledged = 0;
  for (;;) {
    const next = acknowledged + 1;
    const answer = await call("PUT", "/api/user/profile", { firstName: `Round ${next}` }).catch(
      () => null,
    );
    if (answer?.status !== 200) return acknowledged;
    acknowledged = next;
    onAcknowledged();
  }
}

async function killAndRecover(kill: (postmaster: number) => void): Promise<void> {
  const first = Promise.withResolvers<void>();
  const writing = writeUntilGone(first.resolve);
  await Promise.race([first.promise, writing]);
  await sleep(Math.random() * 300);
  kill(await postmasterPid(dataDir));
  const acknowledged = await writing;
  server.kill("SIGKILL");
  await server.ended;
  await start();
  expect(acknowledged).toBeGreaterThan(0);
  const survived = Number((await currentName()).replace("Round ", ""));
  expect([acknowledged, acknowledged + 1]).toContain(survived);
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-kill-"));
  cookie = "";
  await start();
  const answer = await call("POST", "/api/login", ADMIN);
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}, 120_000);

afterAll(async () => {
  server.kill("SIGTERM");
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const KILLS: [string, (postmaster: number) => void][] = [
  ["the server", () => server.kill("SIGKILL")],
  ["the database", (postmaster) => process.kill(postmaster, "SIGKILL")],
  [
    "both",
    (postmaster) => {
      server.kill("SIGKILL");
      process.kill(postmaster, "SIGKILL");
    },
  ],
];

for (const [victim, kill] of KILLS) {
  test(`after kill -9 of ${victim} the next start has every acknowledged write`, {
    timeout: ROUNDS * ROUND_MS,
  }, async () => {
    for (let round = 0; round < ROUNDS; round++) await killAndRecover(kill);
  });
}
