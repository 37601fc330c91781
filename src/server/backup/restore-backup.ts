import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { listMigrations } from "#src/db/migrate.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { readRenewal } from "../pages/renewal/ensure-renewal.ts";
import { BackupHeader, type BackupLines, readBackupLines } from "./backup-format.ts";
import { emptyTables } from "./backup-tables.ts";
import { DamagedBackup } from "./damaged-backup.ts";
import { listKnownFiles } from "./known-files.ts";
import { nextLine, type ReadParts, readParts, requireEnd, requireUnchanged } from "./read-parts.ts";
import { applyMigrations, rebuildTables } from "./rebuild-tables.ts";
import { clearStage, finishRestore, listStaged, makeFinal, openStage } from "./staged-files.ts";
import { secretMark } from "./write-backup.ts";

export type RestoreTarget = Pick<Services, "db" | "storage" | "secrets" | "scratch">;

export interface RestoreChoices {
  /** Also where there are accounts already, which are lost then. */
  replace: boolean;
  /** Also where SECRET is another: two-factor keys of the backup cannot be read then. */
  otherSecret: boolean;
}

export interface Restored {
  createdAt: string;
  /** Keys of files that the tables tell of and that the backup does not have. */
  missing: string[];
}

/** All of it or nothing: tables are filled in one transaction, and files wait until it is committed. */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  choices: RestoreChoices,
): Promise<Restored> {
  await finishRestore(target);
  const client = await target.db.$client.connect();
  const lines = readBackupLines(file);
  try {
    const header = await readHeader(lines, file);
    await requireFitting(header, client, target, choices);
    await openStage(client);
    const missing = await fillFrom(lines, header, client, target);
    return { createdAt: header.createdAt, missing };
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
): Promise<string[]> {
  const [then, since] = splitMigrations(migrations.length);
  let missing: string[];
  try {
    await client.query("begin");
    const renewal = await readRenewal(client);
    const parts = await readParts(lines, client, target, async () => {
      if (since.length > 0) await rebuildTables(client, then);
      await emptyTables(client);
    });
    if (format > 1) requireUnchanged(lines, parts.end);
    await requireEnd(lines);
    await applyMigrations(client, since);
    await writeCatalogue(drizzle(client));
    missing = await requireFiles(client, format, parts);
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
  return missing;
}

/** A backup may lack files only where it says so itself; the first formats could not. */
async function requireFiles(
  client: pg.PoolClient,
  format: BackupHeader["format"],
  { missingThen }: ReadParts,
): Promise<string[]> {
  const staged = await listStaged(client);
  const known = await listKnownFiles(drizzle(client));
  const missing = known
    .filter(({ key, isNeeded }) => isNeeded && !staged.has(key))
    .map(({ key }) => key);
  const unsaid = missing.filter((key) => !missingThen.has(key));
  if (format > 2 && unsaid.length > 0) {
    throw new DamagedBackup(`it lacks files, ${unsaid[0]} among them.`);
  }
  return missing;
}

async function readHeader(lines: BackupLines, file: string): Promise<BackupHeader> {
  const unreadable = (error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new Error(
      isMissing
        ? `There is no file ${file}.`
        : `${file} is not a backup of Landfall, or a damaged one; nothing was changed.`,
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
