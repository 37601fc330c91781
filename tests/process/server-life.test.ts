import { once } from "node:events";
import { access, mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  ADMIN,
  onDatabase,
  postmasterPid,
  spawnServer,
  untilReady,
} from "#tests/support/server-process.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-life-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test("a second server on the same data folder is refused; SIGTERM lets a running request of the first finish, ends idle connections and stops the database cleanly", async () => {
  const server = await spawnServer({ DATA_DIR: dataDir });
  await untilReady(server);
  const second = await spawnServer({ DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("already running on this data folder");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const idle = await fetch(`${server.url}/healthz`);
  expect(idle.headers.get("keep-alive")).toBe("timeout=65");
  const slow = httpRequest(`${server.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
  });
  const body = JSON.stringify(ADMIN);
  slow.write(body.slice(0, 10));
  await sleep(300);
  server.kill("SIGTERM");
  await sleep(300);
  slow.end(body.slice(10));
  const [answer] = await once(slow, "response");
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await server.ended).toBe(0);
  await expect(access(path.join(dataDir, "postgres/cluster/postmaster.pid"))).rejects.toThrow();
}, 90_000);

test("the second start builds nothing, makes nothing anew and prints no password", async () => {
  const first = await spawnServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: "",
    ADMIN_PASSWORD: "",
    DEMO_DATA: "on",
  });
  await untilReady(first);
  await expect.poll(first.output).toContain("Administrator: admin@localhost  password: ");
  expect(first.output()).toContain("Reviewer:");
  const [beforeAddress = ""] = first.output().split(first.url.replace("127.0.0.1", "localhost"));
  expect(beforeAddress.split("\n").length, beforeAddress).toBeLessThanOrEqual(30);
  first.kill("SIGINT");
  expect(await first.ended).toBe(0);

  const second = await spawnServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: "",
    ADMIN_PASSWORD: "",
    DEMO_DATA: "on",
  });
  await untilReady(second);
  await expect.poll(second.output).toContain("Landfall is ready");
  expect(second.output()).not.toMatch(/password|Building/);
  second.kill("SIGINT");
  expect(await second.ended).toBe(0);
}, 90_000);

test("a database that ends by itself ends the server with one sentence", async () => {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  await untilReady(server);
  const before = server.output();
  process.kill(await postmasterPid(dataDir), "SIGQUIT");
  expect(await server.ended).toBe(1);
  const said = server.output().slice(before.length).trim();
  expect(said).toMatch(/^The database ended by itself \(.+\), so Landfall ends, too: .+$/);
}, 90_000);

test("bad environment values stop the start with a list of what is wrong", async () => {
  const server = await spawnServer({ DATA_DIR: dataDir, PORT: "seven", ROLE: "captain" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("PORT");
  expect(server.output()).toContain("ROLE");
}, 30_000);

test("web and worker processes start at once on one empty database and share it", async () => {
  const database = await createTestDatabase("empty");
  const shared = { ...onDatabase(database), DATA_DIR: dataDir };
  const servers = await Promise.all(
    ["web", "worker", "all"].map((ROLE) => spawnServer({ ...shared, ROLE })),
  );
  await Promise.all(servers.map(untilReady));
  for (const server of servers) server.kill("SIGTERM");
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  await database.drop();
}, 90_000);
