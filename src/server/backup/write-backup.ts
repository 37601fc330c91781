import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Secrets } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { fileLines } from "./backup-files.ts";
import { type BackupHeader, toLine, withEnd, writeBackupFile } from "./backup-format.ts";
import { listTables, readMigrations, tableLines } from "./backup-tables.ts";
import { listKnownFiles } from "./known-files.ts";

export type BackupSource = Pick<Services, "db" | "storage" | "secrets">;

export const secretMark = (secrets: Secrets): string => secrets.sign("backup", "same secret");

/**
 * Everything as it is in one moment, while people go on. Answers with the keys of files that the
 * tables tell of and that the storage does not have.
 */
export async function writeBackup(source: BackupSource, file: string): Promise<string[]> {
  const missing: string[] = [];
  const client = await source.db.$client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await writeBackupFile(file, withEnd(linesOf(source, client, missing)));
    return missing;
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

async function* linesOf(
  { storage, secrets }: BackupSource,
  client: pg.PoolClient,
  missing: string[],
): AsyncGenerator<string> {
  const header: BackupHeader = {
    landfall: "backup",
    format: 3,
    createdAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    secretMark: secretMark(secrets),
  };
  yield toLine(header);
  for (const { key, isNeeded } of await listKnownFiles(drizzle(client))) {
    const file = await storage.get(key);
    if (file) yield* fileLines(key, file);
    else if (isNeeded) {
      missing.push(key);
      yield toLine({ missing: key });
    }
  }
  for (const table of await listTables(client)) yield* tableLines(client, table);
}
