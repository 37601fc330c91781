import { lchown, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** The account that runs PostgreSQL when this process runs as root. */
export interface DatabaseAccount {
  name: string;
  uid: number;
  gid: number;
}

/** Below this, Linux distributions number their system accounts. */
const FIRST_ORDINARY_UID = 1000;

/** null means: run it as whoever runs this process. */
export async function chooseDatabaseAccount(
  clusterFolder: string,
): Promise<DatabaseAccount | null> {
  if (process.getuid?.() !== 0) return null;
  if (process.platform !== "linux") {
    throw new Error(
      "PostgreSQL refuses to run as root. Start Landfall as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
  const accounts = parseAccounts(await readFile("/etc/passwd", "utf8"));
  const owner = await findOwner(clusterFolder);
  // A cluster that an ordinary user made stays theirs, so one start with sudo locks nobody out.
  const chosen =
    accounts.find(({ uid }) => uid === owner && uid >= FIRST_ORDINARY_UID) ??
    accounts.find(({ name }) => name === "postgres") ??
    accounts.find(({ name }) => name === "nobody");
  if (chosen) return chosen;
  throw new Error(
    'PostgreSQL refuses to run as root and /etc/passwd has no account "postgres" or "nobody". Add one, start Landfall as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

export function spawnIdentity(account: DatabaseAccount | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Never follows a symlink, which another process of that account could put in the way. */
export async function giveTo(account: DatabaseAccount | null, target: string): Promise<void> {
  if (account) await lchown(target, account.uid, account.gid);
}

export async function giveTreeTo(account: DatabaseAccount | null, folder: string): Promise<void> {
  if (!account || (await findOwner(folder)) === account.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await giveTo(account, path.join(folder, entry));
  }
  // Last, because its owner is what says that the whole tree has changed hands.
  await giveTo(account, folder);
}

function parseAccounts(passwd: string): DatabaseAccount[] {
  return passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

async function findOwner(folder: string): Promise<number | undefined> {
  return (await stat(folder).catch(() => undefined))?.uid;
}
