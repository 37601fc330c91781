import type pg from "pg";
import { isStorageKey } from "#src/platform/storage/storage.server.ts";
import { fileContent } from "./backup-files.ts";
import { type BackupLines, BackupPart } from "./backup-format.ts";
import { fillTable, listTables, setSequences, type Table } from "./backup-tables.ts";
import { DamagedBackup } from "./damaged-backup.ts";
import { type StageOwner, stageFile } from "./staged-files.ts";

type Lines = AsyncGenerator<string>;
type BackupEnd = Extract<BackupPart, { end: true }>;
type TablePart = Extract<BackupPart, { table: string }>;

export interface ReadParts {
  end: BackupEnd;
  /** Files that were missing already when the backup was made. */
  missingThen: Set<string>;
}

/** Files wait in the stage, tables are filled in the transaction of the client. */
export async function readParts(
  lines: Lines,
  client: pg.PoolClient,
  target: StageOwner,
  prepareTables: () => Promise<void>,
): Promise<ReadParts> {
  const missingThen = new Set<string>();
  let waiting: Map<string, Table> | undefined;
  for (;;) {
    const part = await readPart(lines);
    if ("end" in part) {
      requireAllTables(waiting);
      return { end: part, missingThen };
    }
    if ("missing" in part) missingThen.add(part.missing);
    else if ("file" in part) {
      if (!isStorageKey(part.file)) throw new DamagedBackup(`${part.file} is not a storage key.`);
      await stageFile(target, part.file, fileContent(take(lines, part.lines)));
    } else {
      // Not before the files are staged, which may take long: others wait for the tables from here on.
      if (!waiting) {
        await prepareTables();
        waiting = new Map((await listTables(client)).map((table) => [table.name, table]));
      }
      await readTable(lines, client, waiting, part);
    }
  }
}

async function readPart(lines: Lines): Promise<BackupPart> {
  const line = await nextLine(lines);
  try {
    return BackupPart.parse(JSON.parse(line));
  } catch (cause) {
    throw new DamagedBackup("one of its lines makes no sense.", { cause });
  }
}

async function readTable(
  lines: Lines,
  client: pg.PoolClient,
  waiting: Map<string, Table>,
  part: TablePart,
): Promise<void> {
  const table = waiting.get(part.table);
  if (!table) throw new DamagedBackup(`it has an unexpected table, ${part.table}.`);
  waiting.delete(part.table);
  try {
    await fillTable(client, table, take(lines, part.lines));
    await setSequences(client, table, part.sequences);
  } catch (cause) {
    if (!isAboutData(cause)) throw cause;
    throw new DamagedBackup(`its table ${table.name} makes no sense (${cause.message}).`, {
      cause,
    });
  }
}

/** PostgreSQL's classes 22 and 23: a value of the wrong form, and one that breaks a constraint. */
const isAboutData = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code));

function requireAllTables(waiting: Map<string, Table> | undefined): void {
  if (!waiting) throw new DamagedBackup("it has no tables.");
  if (waiting.size > 0) throw new DamagedBackup(`it lacks ${[...waiting.keys()].join(", ")}.`);
}

export function requireUnchanged(lines: BackupLines, { sha256 }: BackupEnd): void {
  if (sha256 !== lines.digest()) throw new DamagedBackup("it was changed after it was written.");
}

export async function requireEnd(lines: Lines): Promise<void> {
  const { done } = await lines.next();
  if (!done) throw new DamagedBackup("it goes on behind its end.");
}

async function* take(lines: Lines, count: number): AsyncGenerator<string> {
  for (let taken = 0; taken < count; taken += 1) yield await nextLine(lines);
}

export async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new DamagedBackup("it ends too early.");
  return value;
}
