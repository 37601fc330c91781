import { createHash } from "node:crypto";
import { access, constants, mkdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { chooseDatabaseAccount, type DatabaseAccount } from "./choose-database-account.ts";
import { findNativeFolder } from "./find-native-folder.ts";
import { reachNativeFolder } from "./reach-native-folder.ts";

/** Where everything of one data folder's PostgreSQL is, and who runs it. */
export interface Cluster {
  /** <dataDir>/postgres */
  home: string;
  /** the folder that PostgreSQL calls its data directory */
  folder: string;
  passwordFile: string;
  /** names its socket folder and marks its processes */
  name: string;
  nativeFolder: string;
  account: DatabaseAccount | null;
}

export async function locateCluster(dataDir: string): Promise<Cluster> {
  const native = await findNativeFolder();
  const home = await makeHome(dataDir);
  const folder = path.join(home, "cluster");
  const account = await chooseDatabaseAccount(folder);
  return {
    home,
    folder,
    passwordFile: path.join(home, "password"),
    name: await nameCluster(home),
    nativeFolder: await reachNativeFolder(native, account),
    account,
  };
}

/** Told to the operator as it is: nothing is broken, but the data folder must be another, or free. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}

async function makeHome(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EEXIST" && cause.code !== "ENOTDIR") throw cause;
    throw new DataFolderError(
      `The data folder cannot be made at ${path.resolve(dataDir)}: there is a file in its place.`,
      { cause },
    );
  });
  const home = path.join(await realpath(dataDir), "postgres");
  await mkdir(home, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await access(home, constants.R_OK | constants.W_OK | constants.X_OK).catch((cause) => {
    throw new DataFolderError(
      `${home} belongs to another account. Start Landfall as that account, or use another data folder.`,
      { cause },
    );
  });
  return home;
}

/**
 * What to pass as -D. The database account may be unable to walk the path to the folder, but every
 * process of PostgreSQL has the folder as its working folder and can enter it from there.
 */
export function dataDirectoryArgument(folder: string, account: DatabaseAccount | null): string {
  return account ? "/proc/self/cwd" : folder;
}

/** Follows the folder, not its path: moved it keeps its name, a copy gets another. */
async function nameCluster(home: string): Promise<string> {
  const { dev, ino } = await stat(home, { bigint: true });
  const hash = createHash("sha256").update(`${dev}:${ino}`).digest("hex");
  return `landfall-${hash.slice(0, 12)}`;
}

export interface PostmasterRecord {
  pid: number;
  isReady: boolean;
}

/** Reads postmaster.pid, which PostgreSQL keeps while it runs: pid first, state in line 8. */
export async function readPostmasterRecord(
  clusterFolder: string,
): Promise<PostmasterRecord | null> {
  const file = path.join(clusterFolder, "postmaster.pid");
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === "ready" } : null;
}
