import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { rentalBlackouts, rentalItems } from "#src/db/schema/rentals.server.ts";
import { species } from "#src/db/schema/species.server.ts";
import { reconcilePerson } from "#src/domains/rewards/ledger/reconcile-person.server.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { restoreBackup } from "#src/server/backup/restore-backup.ts";
import { writeBackup } from "#src/server/backup/write-backup.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "landfall-backup-"));
const secrets = createSecrets("the secret of both installations");
const cleanUps: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function openInstallation(name: string) {
  const database = await createTestDatabase();
  const { db, pool } = openDatabase(database.connection, () => {});
  cleanUps.push(database.drop, () => pool.end());
  const storage = createDiskStorage(path.join(folder, name));
  return { db, storage, secrets, scratch: path.join(folder, "incoming") };
}

const NO_CHOICES = { replace: false, otherSecret: false };
const VIDEO = randomBytes(200_001);
/** What breaks careless formats: ends of lines of all kinds, quotes, marks of COPY and JSON. */
const HARD_TEXT = 'a\nb\r\nc\u2028d\u2029e\t\\.\\N"\\u0041" 🦀 {"end":true}';
const PAYMENT: typeof ledgerEntries.$inferInsert = {
  ...{ kind: "payment", amountCents: 2900, processor: "sandbox", processorId: "ch_1" },
  ...{ chargeId: "ch_1", orderId: 1, product: "promotion", subjectId: "1" },
  ...{ subjectName: "Halfway Rock", item: 1, occurredAt: new Date("2026-11-16T12:00:00Z") },
};
const file = path.join(folder, "landfall.backup");
const origin = await openInstallation("origin");

const HOUR = 3_600_000;
const LATER = Math.ceil(Date.now() / HOUR) * HOUR + 240 * HOUR;
/** Of the day in ten days. */
const inHours = (from: number, to: number) => ({
  startsAt: new Date(LATER + from * HOUR),
  endsAt: new Date(LATER + to * HOUR),
});

/** An item of which there were three and is one, with a past, a lapsed request, a booking and closed days. */
async function buildRentedItem(db: Db): Promise<void> {
  const item = await buildRentalItem(db, { name: "The last skiff", quantity: 3 });
  await buildBooking(db, item, { ...inHours(-400, -398), units: 3, status: "confirmed" });
  await buildBooking(db, item, { ...inHours(0, 2), expiresAt: new Date(Date.now() - HOUR) });
  await buildBooking(db, item, { ...inHours(1, 3), status: "confirmed", bufferMinutes: 60 });
  await db.update(rentalItems).set({ quantity: 1 }).where(eq(rentalItems.id, item.id));
  const days = { firstDay: "2030-01-01", lastDay: "2030-01-01", ...inHours(20, 44) };
  await db.insert(rentalBlackouts).values({ rentalItemId: item.id, ...days });
}

beforeAll(async () => {
  const { db, storage } = origin;
  await db.transaction(writeCatalogue);
  await db.update(species).set({ sensitiveDecision: true }).where(eq(species.id, 701));
  await buildRentedItem(db);
  await buildReview(db);
  await buildListingEdit(db);
  await buildExperience(db);
  const owner = await buildAccount(db, { profileImageUrl: "/media/avatars/x/y.webp" });
  await storage.put("avatars/x/y.webp", Buffer.from("a face"));
  await buildListing(db, { description: HARD_TEXT, ownerId: owner.id });
  const { id: reviewer } = await buildAccount(db);
  await buildReview(db, { userId: reviewer });
  await db.transaction((tx) => reconcilePerson(tx, reviewer, new Date()));
  await refreshSearchIndex({ db });
  await db.insert(ledgerEntries).values(PAYMENT);
  const id = "a".repeat(24);
  await db.insert(media).values({
    id,
    kind: "video",
    contentType: "video/mp4",
    bytes: VIDEO.length,
    uploaderId: owner.id,
  });
  await storage.put(`videos/${id}.mp4`, VIDEO);
  await db.execute(sql`insert into visitor_salts (day, salt) values ('2026-01-01', 'salt')`);
  await db.execute(sql`select setval('businesses_id_seq', 90000)`);
  await writeBackup(origin, file);
});

/** How often bookings have waited for each other: to restore one is to book it. */
const TURN = /"booking_turn":\d+,/;

async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t order by 1`,
    );
    content[name] = rows.rows.map(({ row }) => row.replace(TURN, ""));
  }
  return content;
}

describe("a backup", () => {
  test("brings everything back into an empty installation, computed columns and files too", async () => {
    const target = await openInstallation("target");
    await restoreBackup(target, file, NO_CHOICES);
    const { visitor_salts: salts, ...rest } = await contentOf(origin.db);
    const restored = await contentOf(target.db);
    expect(salts).toHaveLength(1);
    expect(restored).toEqual({ ...rest, visitor_salts: [] });
    const filled = Object.keys(rest).filter((name) => rest[name]?.length);
    expect(filled).toEqual(
      expect.arrayContaining([
        "businesses",
        "reviews",
        "lexicon",
        "media",
        "point_entries",
        "species",
      ]),
    );
    const video = await target.storage.get(`videos/${"a".repeat(24)}.mp4`);
    if (!video) throw new Error("No video");
    expect((await buffer(await video.stream())).equals(VIDEO)).toBe(true);
    expect(await target.storage.get("avatars/x/y.webp")).not.toBeNull();
    // Numbers go on where they were, also after those of deleted rows.
    const { id } = await buildListing(target.db);
    expect(id).toBe(90001);
    expect(await readdir(target.scratch)).toEqual([]);
  });

  test("leaves what guards rentals standing", async () => {
    const { db, ...target } = await openInstallation("rented");
    await restoreBackup({ db, ...target }, file, NO_CHOICES);
    const [item] = await db.select().from(rentalItems);
    if (!item) throw new Error("No item");
    expect(item).toMatchObject({ name: "The last skiff", quantity: 1, quantityEver: 3 });
    const refused = { cause: { code: "23P01", constraint: "rental_bookings_fit" } };
    // Taken, the pause after it, closed, and a past that was full.
    for (const time of [inHours(2, 4), inHours(3.5, 5), inHours(19, 21), inHours(-399, -398)])
      await expect(buildBooking(db, item, { ...time, status: "confirmed" })).rejects.toMatchObject(
        refused,
      );
    await buildBooking(db, item, { ...inHours(0, 1), status: "confirmed" });
    await buildBooking(db, item, { ...inHours(4, 20), status: "confirmed" });
  });

  test("is readable by its owner only, and never takes the place of a file", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(writeBackup(origin, file)).rejects.toThrow("is there already");
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("leaves no piece behind where it cannot be written", async () => {
    const nowhere = path.join(folder, "nowhere", "landfall.backup");
    await expect(writeBackup(origin, nowhere)).rejects.toThrow("ENOENT");
  });
});

describe("restoring", async () => {
  const target = await openInstallation("busy");
  beforeAll(async () => {
    await buildAccount(target.db, { email: "here@example.com" });
    await target.storage.put("avatars/x/y.webp", Buffer.from("another face"));
  });
  const filesOf = (name: string) =>
    readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).then((entries) =>
      entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
    );

  test("asks for the SECRET of that time", async () => {
    const other = { ...(await openInstallation("other")), secrets: createSecrets("another") };
    await expect(restoreBackup(other, file, NO_CHOICES)).rejects.toThrow("another SECRET");
    await restoreBackup(other, file, { ...NO_CHOICES, otherSecret: true });
    expect((await contentOf(other.db)).users?.length).toBeGreaterThan(0);
  });

  const whole = () => readFile(file).then((bytes) => gunzipSync(bytes).toString());
  const lastLineOff = (text: string) => text.trimEnd().split("\n").slice(0, -1).join("\n");
  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ["cut in transport", async () => (await readFile(file)).subarray(0, 60_000), /end of file/],
    ["cut before it was packed", async () => gzipSync(lastLineOff(await whole())), /too early/],
    ["not a backup", async () => Buffer.from("PK something"), /is not a backup of Landfall/],
    ["another kind of lines", async () => gzipSync('{"landfall":"export"}\n'), /is not a backup/],
    ["empty", async () => Buffer.alloc(0), /is not a backup/],
    ["followed by lines", async () => gzipSync(`${await whole()}{"end":true}\n`), /behind its end/],
    ["followed by half a line", async () => gzipSync(`${await whole()}{"fi`), /behind its end/],
    [
      "followed by other bytes",
      async () => Buffer.concat([await readFile(file), Buffer.from("more")]),
      /Trailing junk/i,
    ],
    [
      "followed by another backup",
      async () => Buffer.concat([await readFile(file), await readFile(file)]),
      /Trailing junk/i,
    ],
    [
      "changed where only its checksum tells",
      async () => {
        const bytes = await readFile(file);
        bytes.writeInt32LE(bytes.readInt32LE(bytes.length - 8) ^ 1, bytes.length - 8);
        return bytes;
      },
      /incorrect data check/,
    ],
    [
      "changed in a file and packed again",
      async () => gzipSync((await whole()).replace(/(\{"file":.*\n)"[^"]*"/, '$1"aGVsbG8="')),
      /was changed after it was written/,
    ],
    [
      "without its digest",
      async () => gzipSync((await whole()).replace(/,"sha256":"\w+"/, "")),
      /was changed after it was written/,
    ],
    [
      "of another version",
      async () => gzipSync((await whole()).replace(/"migrations":\["\w+",/, '"migrations":["0",')),
      /another version/,
    ],
    [
      "naming a file elsewhere",
      async () => gzipSync((await whole()).replace("avatars/x/y.webp", "../../etc/passwd")),
      /not a storage key/,
    ],
    [
      "damaged in a row",
      async () => gzipSync((await whole()).replace('"email":', '"email":null,"e":')),
      /violates not-null/,
    ],
  ])("a backup that is %s changes nothing", async (name, make, complaint) => {
    const before = await contentOf(target.db);
    const bad = path.join(folder, `${name}.backup`);
    await writeFile(bad, await make());
    const failure = restoreBackup(target, bad, { ...NO_CHOICES, replace: true });
    await expect(failure).rejects.toThrow(complaint);
    await expect(failure).rejects.toThrow(/damaged.*nothing was changed|another version/);
    expect(await contentOf(target.db)).toEqual(before);
    const face = await target.storage.get("avatars/x/y.webp");
    expect(String(face && (await buffer(await face.stream())))).toBe("another face");
    expect(await filesOf("busy")).toEqual(["y.webp"]);
    const left = await target.db.execute(sql`select to_regclass('restoring.files') as stage`);
    expect(left.rows).toEqual([{ stage: null }]);
  });

  test("says that a file is not there", async () => {
    await expect(restoreBackup(target, "/nowhere/at-all", NO_CHOICES)).rejects.toThrow(
      "There is no file /nowhere/at-all.",
    );
  });

  test("spares an installation with accounts, unless it is told to replace them", async () => {
    await expect(restoreBackup(target, file, NO_CHOICES)).rejects.toThrow("--replace");
    const before = await contentOf(target.db);
    expect(before.users).toHaveLength(1);
    await restoreBackup(target, file, { ...NO_CHOICES, replace: true });
    const { users } = await contentOf(target.db);
    expect(users?.some((row) => row.includes("here@example.com"))).toBe(false);
    const face = await target.storage.get("avatars/x/y.webp");
    expect(String(face && (await buffer(await face.stream())))).toBe("a face");
    expect(await filesOf("busy")).toHaveLength(2);
  });

  test("replaces the ledger, too, which stays closed to everybody else", async () => {
    const busy = await openInstallation("paying");
    await buildAccount(busy.db);
    await busy.db.insert(ledgerEntries).values({ ...PAYMENT, processorId: "ch_2" });
    await restoreBackup(busy, file, { ...NO_CHOICES, replace: true });
    const kept = await busy.db.select().from(ledgerEntries);
    expect(kept.map(({ processorId }) => processorId)).toEqual(["ch_1"]);
    for (const statement of ["truncate ledger_entries", "delete from ledger_entries"]) {
      await expect(busy.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("never changed") },
      });
    }
  });
});
