import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

const PREFIX = "export-";
const HOST = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
/** A process that is started again may have the number of the one before it. */
const START = randomBytes(4).toString("hex");
const NAME = /^export-([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-/;

/** A folder for one file while it is written; its name says by which process. */
export async function openScratch(scratch: string): Promise<string> {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(scratch, `${PREFIX}${HOST}-${process.pid}-${START}-`));
}

/** What processes of this machine that are gone left half written, and whatever else is older than this. */
export async function clearScratch(scratch: string, silentSince?: Date): Promise<void> {
  const names = await readdir(scratch).catch(() => []);
  for (const name of names.filter((known) => known.startsWith(PREFIX))) {
    const folder = path.join(scratch, name);
    if (isLeft(name) || (silentSince && (await isOlder(folder, silentSince))))
      await rm(folder, { recursive: true, force: true });
  }
}

function isLeft(name: string): boolean {
  const [, host, pid, start] = NAME.exec(name) ?? [];
  if (host !== HOST || start === START) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const isOlder = async (folder: string, since: Date): Promise<boolean> =>
  ((await stat(folder).catch(() => null))?.mtime ?? since) < since;
