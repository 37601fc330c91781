import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const folder = await mkdtemp(path.join(tmpdir(), "landfall-backup-"));
const [origin, target] = [await createTestDatabase(), await createTestDatabase()];
afterAll(async () => {
  await origin.drop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

test("npm run backup and npm run restore carry an installation over, and say what they need", async () => {
  const { db, pool } = openDatabase(origin.connection, () => {});
  await buildAccount(db, { email: "sailor@example.com" });
  await pool.end();
  const file = path.join(folder, "landfall.backup");
  const made = await runCommand("backup", origin.connection, folder, file);
  expect(made).toMatchObject({ code: 0, complaint: "" });
  expect(made.lines.at(-1)).toContain("Keep SECRET too");

  const restored = await runCommand("restore", target.connection, folder, file);
  expect(restored).toMatchObject({ code: 0, complaint: "" });
  const there = openDatabase(target.connection, () => {});
  expect(await there.db.select({ email: users.email }).from(users)).toEqual([
    { email: "sailor@example.com" },
  ]);
  await there.pool.end();
  const twice = await runCommand("restore", target.connection, folder, file);
  expect(twice).toMatchObject({ code: 1, complaint: expect.stringContaining("--replace") });
});
