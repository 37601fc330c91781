import type pg from "pg";
import type { Services } from "#src/platform/services.server.ts";
import { storeFile } from "./backup-files.ts";
import { BackupHeader, BackupPart, readBackupLines } from "./backup-format.ts";
import {
  emptyTables,
  fillTable,
  listTables,
  readMigrations,
  setSequences,
} from "./backup-tables.ts";
import { secretMark } from "./write-backup.ts";

export type RestoreTarget = Pick<Services, "db" | "storage" | "secrets" | "scratch">;

export interface RestoreChoices {
  /** Also where there are accounts already, which are lost then. */
  replace: boolean;
  /** Also where SECRET is another: two-factor keys of the backup cannot be read then. */
  otherSecret: boolean;
}

/** All of it or nothing: tables are filled in one transaction, and files harm nobody. */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  choices: RestoreChoices,
): Promise<BackupHeader> {
  const client = await target.db.$client.connect();
  const lines = readBackupLines(file);
  try {
    const header = await readHeader(lines, file);
    await requireSame(header, client, target, choices);
    await client.query("begin");
    await readParts(lines, client, target);
    await client.query("commit");
    return header;
  } finally {
    await lines.return(undefined);
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

type Lines = AsyncGenerator<string>;

async function readHeader(lines: Lines, file: string): Promise<BackupHeader> {
  const unreadable = (error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new Error(
      isMissing ? `There is no file ${file}.` : `${file} is not a backup of Landfall.`,
    );
  };
  const first = await nextLine(lines).catch(unreadable);
  return Promise.resolve(first).then(JSON.parse).then(BackupHeader.parse).catch(unreadable);
}

async function requireSame(
  header: BackupHeader,
  client: pg.PoolClient,
  target: RestoreTarget,
  { replace, otherSecret }: RestoreChoices,
): Promise<void> {
  const migrations = await readMigrations(client);
  if (header.migrations.join() !== migrations.join()) {
    const isOlder = header.migrations.every((hash, at) => hash === migrations[at]);
    throw new Error(
      `The backup is of ${isOlder ? "an older" : "another"} version of Landfall. Restore it with that version and update afterwards.`,
    );
  }
  if (header.secretMark !== secretMark(target.secrets) && !otherSecret) {
    throw new Error(
      "The backup was made with another SECRET, without which its two-factor keys cannot be read. Set that SECRET, or say --other-secret.",
    );
  }
  const { rows } = await client.query("select from users limit 1");
  if (rows.length > 0 && !replace) {
    throw new Error(
      "This installation has accounts already. With --replace, the backup takes the place of everything in it.",
    );
  }
}

async function readParts(
  lines: Lines,
  client: pg.PoolClient,
  { storage, scratch }: RestoreTarget,
): Promise<void> {
  const tables = await listTables(client);
  const missing = new Map(tables.map((table) => [table.name, table]));
  for (;;) {
    const part = BackupPart.parse(JSON.parse(await nextLine(lines)));
    if ("end" in part) break;
    const content = take(lines, part.lines);
    if ("file" in part) {
      await storeFile(storage, scratch, part.file, content);
      continue;
    }
    const table = missing.get(part.table);
    // Not before the files are stored, which may take long.
    if (missing.size === tables.length) await emptyTables(client);
    if (!table) throw new Error(`The backup has an unexpected table: ${part.table}.`);
    missing.delete(part.table);
    await fillTable(client, table, content);
    await setSequences(client, table, part.sequences);
  }
  if (missing.size > 0) throw new Error(`The backup lacks ${[...missing.keys()].join(", ")}.`);
}

async function* take(lines: Lines, count: number): AsyncGenerator<string> {
  for (let taken = 0; taken < count; taken += 1) yield await nextLine(lines);
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error("The backup ends too early; it was cut.");
  return value;
}
