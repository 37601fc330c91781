import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { media, mediaUses } from "#src/db/schema/media.server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const folder = await mkdtemp(path.join(tmpdir(), "landfall-backup-"));
const [origin, target, incomplete] = await Promise.all([
  createTestDatabase(),
  createTestDatabase(),
  createTestDatabase(),
]);
afterAll(async () => {
  for (const database of [origin, target, incomplete]) await database.drop();
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

test("npm run backup and npm run restore name the files that are missing, and do the rest", async () => {
  const id = "a".repeat(24);
  const { db, pool } = openDatabase(incomplete.connection, () => {});
  await db
    .insert(media)
    .values({ id, kind: "document", contentType: "application/pdf", bytes: 5, isPrivate: true });
  await db.insert(mediaUses).values({ mediaId: id, usedBy: "claim:1" });
  const file = path.join(folder, "incomplete.backup");
  const made = await runCommand("backup", incomplete.connection, folder, file);
  expect(made).toMatchObject({
    code: 1,
    complaint: expect.stringContaining(`documents/${id}.pdf`),
  });
  expect(made.lines.at(-1)).toMatch(/^Everything else is in /);

  await db.delete(media);
  const restored = await runCommand("restore", incomplete.connection, folder, file);
  expect(restored).toMatchObject({
    code: 0,
    complaint: expect.stringContaining(`documents/${id}.pdf`),
  });
  expect(restored.lines.at(-1)).toMatch(/^Everything else is as it was on /);
  expect(await db.select({ id: media.id }).from(media)).toEqual([{ id }]);
  await pool.end();
});
