import { randomBytes } from "node:crypto";
import { access, mkdtemp, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { giveTo, giveTreeTo } from "./choose-database-account.ts";
import { type Cluster, dataDirectoryArgument } from "./cluster.ts";
import { nativeProgram } from "./find-native-folder.ts";
import { spawnTiedProcess } from "./spawn-tied-process.ts";

export const SUPERUSER = "postgres";

/** Makes the cluster if there is none and returns the superuser's password. */
export async function ensureCluster(
  cluster: Cluster,
  socketFolder: string,
  log: (message: string) => void,
): Promise<string> {
  await removeDrafts(cluster.home);
  if (await isComplete(cluster.folder)) {
    await giveTreeTo(cluster.account, cluster.folder);
    return readPassword(cluster);
  }
  await requireNothingToLose(cluster.folder);
  log(`Creating the database in ${cluster.folder}`);
  const password = randomBytes(24).toString("base64url");
  const draft = await mkdtemp(draftPrefix(cluster.home));
  await giveTo(cluster.account, draft);
  await runInitdb(cluster, draft, socketFolder, password);
  await writeDurably(cluster.passwordFile, password);
  await rm(cluster.folder, { recursive: true, force: true });
  await rename(draft, cluster.folder);
  await syncFolder(cluster.home);
  return password;
}

function draftPrefix(home: string): string {
  return path.join(home, "cluster.draft-");
}

async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const entry = path.join(home, name);
    if (!entry.startsWith(draftPrefix(home))) continue;
    await rm(entry, { recursive: true, force: true, maxRetries: 10 });
  }
}

function isComplete(folder: string): Promise<boolean> {
  return exists(path.join(folder, "PG_VERSION"));
}

async function readPassword({ passwordFile, folder }: Cluster): Promise<string> {
  const password = (await exists(passwordFile))
    ? (await readFile(passwordFile, "utf8")).trim()
    : "";
  if (password) return password;
  throw new Error(
    `The database in ${folder} is there but its password file ${passwordFile} is missing or empty. Put that file back from a backup. Only if you can do without the data: move ${folder} away and start again, which makes an empty database.`,
  );
}

/** initdb runs in a draft, so a folder that holds a control file is a damaged database. */
async function requireNothingToLose(folder: string): Promise<void> {
  if (!(await exists(path.join(folder, "global", "pg_control")))) return;
  throw new Error(
    `The database in ${folder} is damaged: its file PG_VERSION is missing. Restore the folder from a backup. Only if you can do without the data: move it away and start again, which makes an empty database.`,
  );
}

async function runInitdb(cluster: Cluster, draft: string, socketFolder: string, password: string) {
  // In the socket folder, because initdb's account may be unable to reach the data folder.
  const passwordFile = path.join(socketFolder, "initdb-password");
  await writeDurably(passwordFile, password);
  await giveTo(cluster.account, passwordFile);
  const { ended } = spawnTiedProcess({
    program: nativeProgram(cluster.nativeFolder, "initdb"),
    args: [
      `--pgdata=${dataDirectoryArgument(draft, cluster.account)}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
    ],
    cwd: draft,
    account: cluster.account,
    log: () => undefined,
  });
  const { code, stderr } = await ended;
  await rm(passwordFile, { force: true });
  if (code === 0) return;
  await rm(draft, { recursive: true, force: true });
  throw new Error(
    `The database could not be created (initdb: ${code}). ${stderr}\nYou can also set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** A cluster whose password is lost in a power cut would be closed for good. */
async function writeDurably(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(path.dirname(file));
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
