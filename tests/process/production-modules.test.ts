import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onDatabase, spawnServer, untilReady } from "#tests/support/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-modules-"));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test("no module for developers runs in the server, whatever NODE_ENV was", async () => {
  const file = path.join(dataDir, "modules");
  const server = await spawnServer({
    ...onDatabase(database),
    DATA_DIR: dataDir,
    NODE_ENV: "development",
    NODE_OPTIONS: `--import=${path.resolve("tests/support/record-modules.ts")}`,
    MODULES_FILE: file,
  });
  await untilReady(server);
  for (const page of ["/", "/search?q=oysters", "/login"]) {
    expect((await fetch(server.url + page)).status).toBe(200);
  }
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  const modules = (await readFile(file, "utf8")).split("\n");
  expect(modules.filter((name) => /react-dom.*\.production/.test(name))).not.toEqual([]);
  expect(modules.filter((name) => /[./]development[./]/.test(name))).toEqual([]);
}, 90_000);

test("every command is one of production before it imports anything else", async () => {
  const commands = await readdir("src/server/commands");
  const files = commands
    .filter((name) => name !== "with-database.ts")
    .map((name) => `src/server/commands/${name}`);
  expect(files.length).toBeGreaterThan(5);
  for (const file of [...files, "src/server/start/start.ts", "bench/run.ts"]) {
    const [first] = (await readFile(file, "utf8")).split("\n");
    expect(first, file).toMatch(/^import ".*\/as-production\.ts";$/);
  }
});
