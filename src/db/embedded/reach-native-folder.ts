import { execFile } from "node:child_process";
import { chmod, cp, lstat, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { DatabaseAccount } from "./choose-database-account.ts";
import type { NativeFolder } from "./find-native-folder.ts";

const run = promisify(execFile);

/** systemd-tmpfiles never ages out what carries the sticky bit. */
const STICKY = 0o1000;
const WRITABLE_BY_OTHERS = 0o022;

/**
 * A checkout below a 0700 folder such as /root is closed to the database account; then the native
 * folder is copied once to a place that is open to it and that nobody but root can change.
 */
export async function reachNativeFolder(
  native: NativeFolder,
  account: DatabaseAccount | null,
): Promise<string> {
  if (!account || (await canRun(account, native.folder))) return native.folder;
  for (const parent of new Set([os.tmpdir(), "/tmp", "/var/tmp"])) {
    if (!(await isGuarded(parent))) continue;
    const copy = path.join(parent, `landfall-postgres-${native.label}`);
    await requireOwnedByRoot(copy);
    if (!(await isSameTree(native.folder, copy))) await replaceCopy(native.folder, copy);
    if (await canRun(account, copy)) return copy;
  }
  throw new Error(
    `The account "${account.name}", which runs PostgreSQL because root may not, can reach neither ${native.folder} nor a copy under ${os.tmpdir()}. Start Landfall as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

async function canRun({ uid, gid }: DatabaseAccount, nativeFolder: string): Promise<boolean> {
  const script = '"$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"';
  return run("/bin/sh", ["-c", script, "sh", nativeFolder], { uid, gid, cwd: "/" }).then(
    () => true,
    () => false,
  );
}

/** Only root, or in a sticky folder the owner, can rename what lies in such a folder. */
async function isGuarded(parent: string): Promise<boolean> {
  const found = await lstat(parent).catch(() => undefined);
  if (!found?.isDirectory() || found.uid !== 0) return false;
  return !(found.mode & WRITABLE_BY_OTHERS) || Boolean(found.mode & STICKY);
}

async function requireOwnedByRoot(copy: string): Promise<void> {
  const found = await lstat(copy).catch(() => undefined);
  if (!found || (found.isDirectory() && found.uid === 0 && !(found.mode & WRITABLE_BY_OTHERS))) {
    return;
  }
  throw new Error(`${copy} is not a folder that only root can change. Remove it and start again.`);
}

/** Files of a temporary folder may be gone one by one. */
async function isSameTree(source: string, copy: string): Promise<boolean> {
  const entries = await readdir(source, { recursive: true });
  const comparisons = entries.map(async (entry) => {
    const [wanted, found] = await Promise.all([
      lstat(path.join(source, entry)),
      lstat(path.join(copy, entry)).catch(() => undefined),
    ]);
    return found && (!wanted.isFile() || wanted.size === found.size);
  });
  return (await Promise.all(comparisons)).every(Boolean);
}

async function replaceCopy(source: string, copy: string): Promise<void> {
  const draft = await mkdtemp(`${copy}.`);
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const target = path.join(entry.parentPath, entry.name);
    const isOpen = entry.isDirectory() || Boolean((await lstat(target)).mode & 0o100);
    await chmod(target, STICKY | (isOpen ? 0o755 : 0o644));
  }
  await chmod(draft, STICKY | 0o755);
  if (await isMoved(draft, copy)) return;
  // Either another start was faster, or what lies there is damaged.
  if (!(await isSameTree(source, copy))) {
    await rm(copy, { recursive: true, force: true });
    if (await isMoved(draft, copy)) return;
  }
  await rm(draft, { recursive: true, force: true });
}

/** A folder that holds something is not replaced. */
function isMoved(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    () => false,
  );
}
