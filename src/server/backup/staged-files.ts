import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import type { Services } from "#src/platform/services.server.ts";
import { requireStorageKey } from "#src/platform/storage/storage.server.ts";

/** Held by the one process that restores. */
const RESTORE_LOCK = 7_190_233;

type Place = Pick<Services, "storage" | "scratch">;
export type StageOwner = Place & { db: Pick<Services["db"], "$client"> };

const stagedKey = (key: string): string => `restoring/${key}`;

/**
 * Files of a backup wait under another key until the tables that name them are committed. The list of
 * them is in the database, in a schema of its own: what is final was marked so in the transaction of
 * the tables. So whoever comes after a kill knows whether to put a file in its place or to throw it away.
 */
export async function openStage(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select pg_try_advisory_lock($1) as is_ours", [RESTORE_LOCK]);
  if (!rows[0].is_ours) throw new Error("Another restore is running.");
  await client.query("create schema if not exists restoring");
  await client.query(
    "create table if not exists restoring.files (key text primary key, is_final boolean not null default false)",
  );
}

export async function stageFile(
  { db, storage, scratch }: StageOwner,
  key: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const insert = "insert into restoring.files (key) values ($1) on conflict do nothing";
  await db.$client.query(insert, [requireStorageKey(key)]);
  await throughScratch(scratch, content, (file) => storage.putFile(stagedKey(key), file));
}

export async function listStaged(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>("select key from restoring.files");
  return new Set(rows.map(({ key }) => key));
}

/** In the transaction that fills the tables. */
export async function makeFinal(client: pg.ClientBase): Promise<void> {
  await client.query("update restoring.files set is_final = true");
}

/** Puts what is final in its place and throws the rest away. */
export async function clearStage(client: pg.ClientBase, { storage, scratch }: Place) {
  const { rows } = await client.query<{ key: string; is_final: boolean }>(
    "select key, is_final from restoring.files order by key",
  );
  for (const { key, is_final: isFinal } of rows) {
    const staged = await storage.get(stagedKey(key));
    if (isFinal && staged) {
      await throughScratch(scratch, await staged.stream(), (file) => storage.putFile(key, file));
    }
    await storage.remove(stagedKey(key));
    await client.query("delete from restoring.files where key = $1", [key]);
  }
  await client.query("drop schema restoring cascade");
  await client.query("select pg_advisory_unlock($1)", [RESTORE_LOCK]);
}

/** After a restore that was killed; one that still runs is left alone. */
export async function finishRestore({ db, ...place }: StageOwner): Promise<void> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query(
      "select to_regclass('restoring.files') is null as is_clear",
    );
    if (rows[0].is_clear) return;
    const lock = await client.query("select pg_try_advisory_lock($1) as is_ours", [RESTORE_LOCK]);
    if (lock.rows[0].is_ours) await clearStage(client, place);
  } finally {
    client.release(true);
  }
}

/** Storage takes files of the disk, however large. */
async function throughScratch(
  scratch: string,
  content: AsyncIterable<Buffer>,
  use: (file: string) => Promise<void>,
): Promise<void> {
  await mkdir(scratch, { recursive: true });
  const part = path.join(scratch, `restore-${randomUUID()}`);
  try {
    await pipeline(content, createWriteStream(part));
    await use(part);
  } finally {
    await rm(part, { force: true });
  }
}
