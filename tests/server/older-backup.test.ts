import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { listMigrations } from "#src/db/migrate.server.ts";
import { withClient } from "#src/db/with-client.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { readBackupLines, toLine, writeBackupFile } from "#src/server/backup/backup-format.ts";
import { emptyTables, listTables, tableLines } from "#src/server/backup/backup-tables.ts";
import { nextLine, readParts } from "#src/server/backup/read-parts.ts";
import { applyMigrations } from "#src/server/backup/rebuild-tables.ts";
import { restoreBackup } from "#src/server/backup/restore-backup.ts";
import { openStage } from "#src/server/backup/staged-files.ts";
import { secretMark } from "#src/server/backup/write-backup.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "landfall-older-"));
const secrets = createSecrets("the secret of every version");
const migrations = listMigrations();
const growing = await createTestDatabase("empty");
afterAll(async () => {
  await growing.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The first version with backups had nine migrations; five more back hold more differences. */
const FIRST = 4;
const COUNTS = migrations.map((_, index) => index).filter((count) => count >= FIRST);
/** Restored whole, which makes all tables anew each time: the oldest, the newest, and some between. */
const WHOLE = [FIRST, 9, 14, 20, migrations.length - 1];

const fileOf = (count: number) => path.join(folder, `${count}.backup`);

async function* linesOfVersion(client: pg.Client, count: number) {
  const hashes = migrations.slice(0, count).map(({ hash }) => hash);
  const createdAt = new Date().toISOString();
  yield toLine({
    ...{ landfall: "backup", format: 1, createdAt, migrations: hashes },
    secretMark: secretMark(secrets),
  });
  yield toLine({ file: "avatars/x/y.webp", lines: 1 });
  yield toLine(Buffer.from("a face").toString("base64"));
  for (const table of await listTables(client)) yield* tableLines(client, table);
  yield toLine({ end: true });
}

async function beginHistory(client: pg.Client): Promise<void> {
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
}

/** One for each count, written and read back by one database that grows, with the tables of the time. */
async function writeOlderBackups(): Promise<void> {
  await withClient(growing.connection, async (client) => {
    await beginHistory(client);
    for (const [index, migration] of migrations.entries()) {
      if (COUNTS.includes(index)) {
        await writeOlderBackup(client, index);
        expect(await readBack(index)).toEqual(emailsUntil(index));
      }
      await client.query("begin");
      await applyMigrations(client, [migration]);
      await client.query("commit");
    }
  });
}

const emailOf = (count: number) => `sailor${count}@example.com`;
const emailsUntil = (count: number) => COUNTS.filter((one) => one <= count).map(emailOf);

async function emailsIn(client: Pick<pg.Client, "query">): Promise<string[]> {
  const { rows } = await client.query("select email from users order by length(email), email");
  return rows.map(({ email }) => email);
}

/** Somebody has just signed up. */
async function writeOlderBackup(client: pg.Client, count: number): Promise<void> {
  await client.query("begin");
  await client.query(
    "insert into users (id, email, first_name, email_verified_at) values ($1, $2, 'Ada', now())",
    [`u${count}`, emailOf(count)],
  );
  await writeBackupFile(fileOf(count), linesOfVersion(client, count));
  await client.query("commit");
}

async function readBack(count: number): Promise<string[]> {
  const { db, pool } = openDatabase(growing.connection, () => {});
  const lines = readBackupLines(fileOf(count));
  const storage = createDiskStorage(path.join(folder, "read-back"));
  const client = await pool.connect();
  await openStage(client);
  await client.query("begin");
  await nextLine(lines);
  const target = { db, storage, scratch: path.join(folder, "incoming") };
  await readParts(lines, client, target, () => emptyTables(client));
  const emails = await emailsIn(client);
  await client.query("rollback");
  client.release(true);
  await pool.end();
  return emails;
}

/** Events from before it was kept whether their season was chosen: untouched, moved, and chosen. */
const EVENTS_OF_OLD = [
  { title: "as its date", season: "Summer", startsLocal: "2127-06-12T18:00", movedFrom: null },
  { title: "moved", season: "Summer", startsLocal: "2127-12-12T18:00", movedFrom: "2127-06-12" },
  { title: "chosen", season: "Spring", startsLocal: "2127-12-12T18:00", movedFrom: null },
];

async function insertEventsOfOld(client: pg.Client): Promise<void> {
  for (const { title, season, startsLocal, movedFrom } of EVENTS_OF_OLD) {
    const { rows } = await client.query(
      `insert into events (title, description, category, season, location, city, time_zone, organizer, contact_email, starts_local, shown_starts_at, shown_over_at, last_over_at)
        values ($1, '', 'Festival', $2, '', '', 'America/New_York', '', '', $3::text, $3::text::timestamptz, $3::text::timestamptz, $3::text::timestamptz) returning id`,
      [title, season, startsLocal],
    );
    await client.query(
      "insert into event_dates (event_id, slot, starts_at, previous_starts_at) values ($1, $2::text, $2::text::timestamptz, $3)",
      [rows[0].id, startsLocal, movedFrom],
    );
  }
}

/** What the schema is made of, without the order of columns, which history decides. */
async function shapeOf(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select table_name || '.' || column_name || ' ' || data_type as part
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
    union all select conname || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`,
  );
  return rows;
}

describe("a backup of an older version", () => {
  test("has every row, read into the tables of its time, and what came later loses none", async () => {
    await writeOlderBackups();
    const emails = await withClient(growing.connection, emailsIn);
    expect(emails).toEqual(COUNTS.map(emailOf));
    expect(emails.length).toBe(migrations.length - FIRST);
  });

  test.each(WHOLE)("with %d migrations becomes one of this version", async (count) => {
    const database = await createTestDatabase();
    const { db, pool } = openDatabase(database.connection, () => {});
    const storage = createDiskStorage(path.join(folder, String(count)));
    const target = { db, storage, secrets, scratch: path.join(folder, "incoming") };
    const shape = await shapeOf(pool);
    await restoreBackup(target, fileOf(count), { replace: false, otherSecret: false });
    expect(await shapeOf(pool)).toEqual(shape);
    expect(await emailsIn(pool)).toEqual(emailsUntil(count));
    const known = await pool.query("select hash from drizzle.__drizzle_migrations order by id");
    expect(known.rows).toEqual(migrations.map(({ hash }) => ({ hash })));
    expect(await storage.get("avatars/x/y.webp")).not.toBeNull();
    await pool.end();
    await database.drop();
  });
});

test("a season that differs from the date was chosen, unless the date was moved away from it", async () => {
  const database = await createTestDatabase("empty");
  const index = migrations.findIndex(({ sql }) =>
    sql.some((part) => part.includes("chosen_season")),
  );
  await withClient(database.connection, async (client) => {
    await beginHistory(client);
    await applyMigrations(client, migrations.slice(0, index));
    await insertEventsOfOld(client);
    await applyMigrations(client, migrations.slice(index));
    const { rows } = await client.query(
      "select title, season, chosen_season as chosen from events order by id",
    );
    expect(rows).toEqual([
      { title: "as its date", season: "Summer", chosen: null },
      { title: "moved", season: "Winter", chosen: null },
      { title: "chosen", season: "Spring", chosen: "Spring" },
    ]);
  });
  await database.drop();
});

test("places that were saved before there were lists are the first list of each person, in their order", async () => {
  const database = await createTestDatabase("empty");
  const index = migrations.findIndex(({ sql }) =>
    sql.some((part) => part.includes('CREATE TABLE "saved_lists"')),
  );
  await withClient(database.connection, async (client) => {
    await beginHistory(client);
    await applyMigrations(client, migrations.slice(0, index));
    await client.query(
      "insert into users (id, email, first_name, email_verified_at) select name, name || '@example.com', name, now() from unnest(array['ada', 'bo', 'cy']) name",
    );
    await client.query(
      `insert into businesses (name, description, category, address, city, state, zip_code, phone, hours_text, price_range)
        select 'Place ' || n, '', 'marinas', '', '', 'MD', '21401', '', '', '$' from generate_series(1, 250) n`,
    );
    await client.query(
      `insert into saved_places (user_id, business_id, created_at)
        select 'ada', n, timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 250) n
        union all select 'bo', 7, now()`,
    );
    await applyMigrations(client, migrations.slice(index));
    const { rows } = await client.query(
      `select user_id as of, name, is_first, array_agg(business_id order by position) as places
        from saved_lists l join saved_places p on p.list_id = l.id group by l.id order by 1`,
    );
    const newestFirst = Array.from({ length: 250 }, (_, n) => 250 - n);
    const first = { name: "Saved places", is_first: true };
    expect(rows).toEqual([
      { of: "ada", ...first, places: newestFirst },
      { of: "bo", ...first, places: [7] },
    ]);
  });
  await database.drop();
});
