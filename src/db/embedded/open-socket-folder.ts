import { execFile } from "node:child_process";
import { lstat, mkdir, readdir, rm, rmdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type DatabaseAccount, giveTo } from "./choose-database-account.ts";

const run = promisify(execFile);

/** A Unix socket's path holds 103 bytes on macOS and 107 on Linux. */
const SOCKET_PATH_LIMIT = 103;
const LONGEST_FILE_NAME = "/.s.PGSQL.5432.lock";

/** Makes the folder of the sockets: short, private, owned by the account that runs PostgreSQL. */
export async function openSocketFolder(
  clusterName: string,
  account: DatabaseAccount | null,
): Promise<string> {
  const folder = path.join(await findParent(clusterName, account), clusterName);
  // What a killed run left is mostly empty, and may belong to an account that ran it before.
  await closeSocketFolder(folder);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await requirePrivate(folder, account);
  await giveTo(account, folder);
  await removeStaleSockets(folder);
  return folder;
}

export async function closeSocketFolder(folder: string): Promise<void> {
  await rmdir(folder).catch(() => undefined);
}

async function findParent(clusterName: string, account: DatabaseAccount | null): Promise<string> {
  const parents = process.platform === "win32" ? [os.tmpdir()] : [os.tmpdir(), "/tmp"];
  for (const parent of parents) {
    const longest = path.join(parent, clusterName) + LONGEST_FILE_NAME;
    if (process.platform !== "win32" && Buffer.byteLength(longest) > SOCKET_PATH_LIMIT) continue;
    if (await canEnter(account, parent)) return parent;
  }
  throw new Error(
    `PostgreSQL's socket needs a temporary folder with a short path that its account can enter, and ${parents.join(" and ")} are not. Set TMPDIR to one.`,
  );
}

async function canEnter(account: DatabaseAccount | null, folder: string): Promise<boolean> {
  if (!account) return true;
  const { uid, gid } = account;
  return run("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { uid, gid, cwd: "/" }).then(
    () => true,
    () => false,
  );
}

/** Anyone can make a folder of this name in a shared temporary folder first. */
async function requirePrivate(folder: string, account: DatabaseAccount | null): Promise<void> {
  if (process.platform === "win32") return;
  const found = await lstat(folder);
  const owners = [process.getuid?.(), account?.uid];
  if (found.isDirectory() && owners.includes(found.uid) && !(found.mode & 0o077)) return;
  throw new Error(
    `${folder}, where PostgreSQL's socket goes, belongs to someone else or is open to others. Remove it, or set TMPDIR to another folder.`,
  );
}

/**
 * The lock beside a socket names the process that made it. PostgreSQL refuses to start when another
 * process has got that number since.
 */
async function removeStaleSockets(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(".s.PGSQL.")) await rm(path.join(folder, name), { force: true });
  }
}
