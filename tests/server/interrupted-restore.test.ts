import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { finishRestore, makeFinal, openStage, stageFile } from "#src/server/backup/staged-files.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const KEY = "images/abc/640.webp";

const folder = await mkdtemp(path.join(os.tmpdir(), "landfall-interrupted-"));
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => {});
const storage = createDiskStorage(path.join(folder, "media"));
const place = { db, storage, scratch: path.join(folder, "incoming") };
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => storage.put(KEY, Buffer.from("old")));

/** A restore that ends in the middle, with its connection. */
async function restoreUntilKilled({ isCommitted }: { isCommitted: boolean }): Promise<void> {
  const client = await pool.connect();
  await openStage(client);
  await stageFile(place, KEY, Readable.from([Buffer.from("new")]));
  if (isCommitted) await makeFinal(client);
  client.release(true);
}

async function expectAfterwards(content: string): Promise<void> {
  await expect
    .poll(async () => {
      await finishRestore(place);
      const { rows } = await pool.query("select to_regclass('restoring.files') as stage");
      return rows[0].stage;
    })
    .toBeNull();
  const file = await storage.get(KEY);
  expect(file && (await text(await file.stream()))).toBe(content);
  expect(await storage.get(`restoring/${KEY}`)).toBeNull();
  expect(await readdir(place.scratch)).toEqual([]);
}

test("a restore that was killed after its commit is finished by the next start", async () => {
  await restoreUntilKilled({ isCommitted: true });
  await expectAfterwards("new");
});

test("a restore that was killed before its commit leaves the files as they were", async () => {
  await restoreUntilKilled({ isCommitted: false });
  await expectAfterwards("old");
});

test("a restore that is running is not disturbed, and there is one at a time", async () => {
  const client = await pool.connect();
  await openStage(client);
  await stageFile(place, KEY, Readable.from([Buffer.from("new")]));
  await finishRestore(place);
  expect(await storage.get(`restoring/${KEY}`)).not.toBeNull();
  const second = await pool.connect();
  await expect(openStage(second)).rejects.toThrow("Another restore is running.");
  second.release();
  client.release(true);
  await expectAfterwards("old");
});
