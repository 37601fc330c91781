import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { media } from "#src/db/schema/media.server.ts";
import { listAvatarKeys } from "#src/domains/accounts/person/queries.server.ts";
import { keysOf } from "#src/domains/media/media-keys.server.ts";
import type { Secrets } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { fileLines } from "./backup-files.ts";
import { type BackupHeader, toLine, withEnd, writeBackupFile } from "./backup-format.ts";
import { listTables, readMigrations, tableLines } from "./backup-tables.ts";

export type BackupSource = Pick<Services, "db" | "storage" | "secrets">;

export const secretMark = (secrets: Secrets): string => secrets.sign("backup", "same secret");

/** Everything as it is in one moment, while people go on. */
export async function writeBackup(source: BackupSource, file: string): Promise<void> {
  const client = await source.db.$client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await writeBackupFile(file, withEnd(linesOf(source, client)));
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

async function* linesOf(
  { storage, secrets }: BackupSource,
  client: pg.PoolClient,
): AsyncGenerator<string> {
  const header: BackupHeader = {
    landfall: "backup",
    format: 2,
    createdAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    secretMark: secretMark(secrets),
  };
  yield toLine(header);
  for (const key of await listKeys(drizzle(client))) yield* fileLines(storage, key);
  for (const table of await listTables(client)) yield* tableLines(client, table);
}

/** Of the same moment as the tables. */
async function listKeys(db: NodePgDatabase): Promise<string[]> {
  const rows = await db.select().from(media).orderBy(media.id);
  return [...rows.flatMap(keysOf), ...(await listAvatarKeys(db))];
}
