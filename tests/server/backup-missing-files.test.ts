import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { media, mediaUses } from "#src/db/schema/media.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { restoreBackup } from "#src/server/backup/restore-backup.ts";
import { writeBackup } from "#src/server/backup/write-backup.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "landfall-missing-"));
const cleanUps: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function openInstallation(name: string) {
  const database = await createTestDatabase();
  const { db, pool } = openDatabase(database.connection, () => {});
  cleanUps.push(database.drop, () => pool.end());
  const storage = createDiskStorage(path.join(folder, name));
  return { db, storage, secrets: createSecrets("x"), scratch: path.join(folder, "incoming") };
}

const NO_CHOICES = { replace: false, otherSecret: false };
const [WHOLE, NARROW, GONE, CUT] = ["a", "b", "c", "d"].map((letter) => letter.repeat(24)) as [
  ...[string, string, string, string],
];
/** An AVIF that is not made yet is not missed; one that was made is. */
const MISSING = [
  `images/${NARROW}/1280.webp`,
  `images/${NARROW}/640.avif`,
  `images/${NARROW}/1280.avif`,
  `videos/${GONE}.mp4`,
  "avatars/x/y.webp",
];
const file = path.join(folder, "landfall.backup");
const origin = await openInstallation("origin");

beforeAll(async () => {
  const image = { kind: "image", contentType: "image/webp", bytes: 9 } as const;
  await origin.db.insert(media).values([
    { ...image, id: WHOLE, widths: [640] },
    { ...image, id: NARROW, widths: [640, 1280], hasAvif: true },
    { id: GONE, kind: "video", contentType: "video/mp4", bytes: 9 },
    // Its upload was cut off: nothing shows it.
    { id: CUT, kind: "video", contentType: "video/mp4", bytes: 9 },
  ]);
  await origin.db
    .insert(mediaUses)
    .values([WHOLE, NARROW, GONE].map((mediaId) => ({ mediaId, usedBy: "business:1" })));
  await buildAccount(origin.db, { profileImageUrl: "/media/avatars/x/y.webp" });
  for (const id of [WHOLE, NARROW]) await origin.storage.put(imageOf(id), Buffer.from(id));
});

const imageOf = (id: string) => `images/${id}/640.webp`;

/** As another program might: its lines changed, its digest right. */
async function writeAltered(name: string, alter: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
  const body = `${alter(lines.slice(0, -1)).join("\n")}\n`;
  const sha256 = createHash("sha256").update(body).digest("hex");
  const altered = path.join(folder, name);
  await writeFile(altered, gzipSync(`${body}${JSON.stringify({ end: true, sha256 })}\n`));
  return altered;
}

test("a backup is written without files that are gone, and names them", async () => {
  expect((await writeBackup(origin, file)).toSorted()).toEqual(MISSING.toSorted());
});

test("a restore brings back the rest, and names them too", async () => {
  const target = await openInstallation("target");
  const { missing } = await restoreBackup(target, file, NO_CHOICES);
  expect(missing.toSorted()).toEqual(MISSING.toSorted());
  expect(await target.db.select().from(media)).toHaveLength(4);
  expect(await target.storage.get(imageOf(NARROW))).not.toBeNull();
});

test("a backup that lacks a file and does not say so is refused", async () => {
  const altered = await writeAltered("lacking", (lines) =>
    lines.filter((line) => !line.includes(`"missing":"videos/`)),
  );
  const target = await openInstallation("refusing");
  await expect(restoreBackup(target, altered, NO_CHOICES)).rejects.toThrow(
    `The backup is damaged, and nothing was changed: it lacks files, videos/${GONE}.mp4 among them.`,
  );
  expect(await target.db.select().from(media)).toEqual([]);
  expect(await target.storage.get(imageOf(WHOLE))).toBeNull();
});

test("a backup of a format that could not say so is taken, and what it lacks is named", async () => {
  const altered = await writeAltered("older", (lines) =>
    lines
      .filter((line) => !line.startsWith(`{"missing"`))
      .map((line) => line.replace(`"format":3`, `"format":2`)),
  );
  const target = await openInstallation("older-format");
  const { missing } = await restoreBackup(target, altered, NO_CHOICES);
  expect(missing.toSorted()).toEqual(MISSING.toSorted());
});
