import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readlink, rm, symlink } from "node:fs/promises";
import net from "node:net";
import path from "node:path";

/**
 * Who runs on a data folder is told by a listening socket, which the kernel closes with its
 * process, so neither a kill nor a reused process number can lie.
 *
 * A claim is a numbered symlink to such a socket. The highest claim counts: it is held while its
 * socket answers. It is never removed, only outnumbered, and making a symlink that is there fails,
 * so of all who see a dead claim exactly one makes the next.
 */
const CLAIM = /^claim-(\d+)$/;

export class DataFolderInUse extends Error {}

export interface DataFolderLock {
  release(): Promise<void>;
}

export async function takeDataFolderLock(
  lockFolder: string,
  clusterName: string,
): Promise<DataFolderLock> {
  if (process.platform === "win32") return takePipe(`\\\\.\\pipe\\${clusterName}`);
  await mkdir(lockFolder, { recursive: true, mode: 0o700 });
  for (;;) {
    const lock = await tryToClaim(lockFolder);
    if (lock) return lock;
  }
}

async function tryToClaim(lockFolder: string): Promise<DataFolderLock | null> {
  const handle = await open(lockFolder);
  // A socket's path holds about 100 bytes; this one is short however deep the folder lies.
  const shortFolder = process.platform === "linux" ? `/proc/self/fd/${handle.fd}` : lockFolder;
  const socketName = randomUUID().slice(0, 13);
  let server: net.Server | undefined;
  const release = async () => {
    if (server) await close(server);
    await handle.close();
  };
  try {
    const dead = await findNewestClaim(lockFolder);
    if (dead && (await isAnswering(`${shortFolder}/claim-${dead}`))) throw new DataFolderInUse();
    server = await listen(`${shortFolder}/${socketName}`);
    const mine = dead + 1;
    if (await makeClaim(lockFolder, mine, socketName)) {
      if ((await findNewestClaim(lockFolder)) === mine) {
        await removeClaimsBelow(mine, lockFolder);
        return { release };
      }
      // Others have passed this number and removed it between our look and our claim.
      await rm(path.join(lockFolder, `claim-${mine}`), { force: true });
    }
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

async function findNewestClaim(lockFolder: string): Promise<number> {
  return Math.max(0, ...(await listClaims(lockFolder)));
}

async function listClaims(lockFolder: string): Promise<number[]> {
  const names = await readdir(lockFolder);
  return names.flatMap((name) => CLAIM.exec(name)?.[1] ?? []).map(Number);
}

async function makeClaim(lockFolder: string, number: number, socketName: string) {
  try {
    await symlink(socketName, path.join(lockFolder, `claim-${number}`));
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function removeClaimsBelow(limit: number, lockFolder: string): Promise<void> {
  for (const number of await listClaims(lockFolder)) {
    if (number >= limit) continue;
    const claim = path.join(lockFolder, `claim-${number}`);
    const socketName = await readlink(claim).catch(() => undefined);
    if (socketName) await rm(path.join(lockFolder, socketName), { force: true });
    await rm(claim, { force: true });
  }
}

function isAnswering(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // Any other failure, such as a full queue or a foreign owner, is a sign of life.
    socket.once("error", (error) => {
      resolve(!hasCode(error, "ECONNREFUSED") && !hasCode(error, "ENOENT"));
    });
  });
}

async function takePipe(pipe: string): Promise<DataFolderLock> {
  try {
    const server = await listen(pipe);
    return { release: () => close(server) };
  } catch (error) {
    throw hasCode(error, "EADDRINUSE") ? new DataFolderInUse() : error;
  }
}

function listen(socketPath: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.on("error", reject);
    server.listen(socketPath, () => resolve(server.unref()));
  });
}

function close(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
