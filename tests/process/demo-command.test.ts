import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const folder = await mkdtemp(path.join(tmpdir(), "landfall-demo-"));
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = (...given: string[]) => runCommand("demo", database.connection, folder, ...given);

test("npm run demo loads what every domain brings, once, and takes it away again", async () => {
  const loaded = await run("load");
  expect(loaded).toMatchObject({ code: 0, complaint: "" });
  expect(loaded.lines).toContain("Demo listings: 564");
  expect(await db.$count(businesses)).toBe(564);
  expect((await run("load")).lines).toEqual(["The demo data are loaded already."]);
  expect(await run("remove")).toMatchObject({ code: 0, lines: ["The demo data are gone."] });
  expect(await db.$count(businesses)).toBe(0);
}, 120_000);
