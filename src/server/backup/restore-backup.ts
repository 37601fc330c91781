import type pg from "pg";
import { listMigrations } from "#src/db/migrate.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { readRenewal } from "../pages/renewal/ensure-renewal.ts";
import { fileContent } from "./backup-files.ts";
import { BackupHeader, type BackupLines, BackupPart, readBackupLines } from "./backup-format.ts";
import { emptyTables, fillTable, listTables, setSequences, type Table } from "./backup-tables.ts";
import { applyMigrations, rebuildTables } from "./rebuild-tables.ts";
import { clearStage, finishRestore, makeFinal, openStage, stageFile } from "./staged-files.ts";
import { secretMark } from "./write-backup.ts";

export type RestoreTarget = Pick<Services, "db" | "storage" | "secrets" | "scratch">;

export interface RestoreChoices {
  /** Also where there are accounts already, which are lost then. */
  replace: boolean;
  /** Also where SECRET is another: two-factor keys of the backup cannot be read then. */
  otherSecret: boolean;
}

/** All of it or nothing: tables are filled in one transaction, and files wait until it is committed. */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  choices: RestoreChoices,
): Promise<BackupHeader> {
  await finishRestore(target);
  const client = await target.db.$client.connect();
  const lines = readBackupLines(file);
  try {
    const header = await readHeader(lines, file);
    await requireFitting(header, client, target, choices);
    await openStage(client);
    await fillFrom(lines, header, client, target);
    return header;
  } finally {
    await lines.return(undefined);
    client.release(true);
  }
}

async function fillFrom(
  lines: BackupLines,
  { migrations, format }: BackupHeader,
  client: pg.PoolClient,
  target: RestoreTarget,
): Promise<void> {
  const [then, since] = splitMigrations(migrations.length);
  try {
    await client.query("begin");
    const renewal = await readRenewal(client);
    const end = await readParts(lines, client, target, async () => {
      if (since.length > 0) await rebuildTables(client, then);
      await emptyTables(client);
    });
    if (format > 1) requireUnchanged(lines, end);
    await requireEnd(lines);
    await applyMigrations(client, since);
    if (since.length > 0) for (const statement of renewal) await client.query(statement);
    await client.query("select pg_notify('page_changes', '*')");
    await makeFinal(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    await clearStage(client, target).catch(() => undefined);
    throw error;
  }
  await clearStage(client, target).catch((cause: unknown) => {
    throw new Error(
      "The tables are restored; files that could not be put in their place now follow at the next start.",
      { cause },
    );
  });
}

type Lines = AsyncGenerator<string>;
type BackupEnd = Extract<BackupPart, { end: true }>;

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

/** Those that the backup was made with, and those that came later. */
function splitMigrations(count: number) {
  const all = listMigrations();
  return [all.slice(0, count), all.slice(count)] as const;
}

async function requireFitting(
  header: BackupHeader,
  client: pg.PoolClient,
  target: RestoreTarget,
  { replace, otherSecret }: RestoreChoices,
): Promise<void> {
  const [then] = splitMigrations(header.migrations.length);
  if (header.migrations.join() !== then.map(({ hash }) => hash).join()) {
    throw new Error(
      "The backup is of a newer or of another version of Landfall. Restore it with that version.",
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
  target: RestoreTarget,
  prepareTables: () => Promise<void>,
): Promise<BackupEnd> {
  let missing: Map<string, Table> | undefined;
  let end: BackupEnd | undefined;
  while (!end) {
    const part = BackupPart.parse(JSON.parse(await nextLine(lines)));
    if ("end" in part) {
      end = part;
      continue;
    }
    const content = take(lines, part.lines);
    if ("file" in part) {
      await stageFile(target, part.file, fileContent(content));
      continue;
    }
    // Not before the files are staged, which may take long: others wait for the tables from here on.
    if (!missing) {
      await prepareTables();
      missing = new Map((await listTables(client)).map((table) => [table.name, table]));
    }
    const table = missing.get(part.table);
    if (!table) throw new Error(`The backup has an unexpected table: ${part.table}.`);
    missing.delete(part.table);
    await fillTable(client, table, content);
    await setSequences(client, table, part.sequences);
  }
  if (!missing) throw new Error("The backup has no tables.");
  if (missing.size > 0) throw new Error(`The backup lacks ${[...missing.keys()].join(", ")}.`);
  return end;
}

function requireUnchanged(lines: BackupLines, { sha256 }: BackupEnd): void {
  if (sha256 !== lines.digest()) throw new Error("The backup was changed after it was written.");
}

async function requireEnd(lines: Lines): Promise<void> {
  const { done } = await lines.next();
  if (!done) throw new Error("The backup goes on behind its end; it was changed.");
}

async function* take(lines: Lines, count: number): AsyncGenerator<string> {
  for (let taken = 0; taken < count; taken += 1) yield await nextLine(lines);
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error("The backup ends too early; it was cut.");
  return value;
}
