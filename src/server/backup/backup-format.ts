import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, rename, rm } from "node:fs/promises";
import { pipeline as pipe } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, type ZlibOptions } from "node:zlib";
import { z } from "zod";
import { DamagedBackup } from "./damaged-backup.ts";

/**
 * A backup is compressed lines of JSON: what it is, the files, the tables, and an end by which a
 * backup that was cut or changed is known.
 */
export const BackupHeader = z.object({
  landfall: z.literal("backup"),
  /** The first had no digest at its end, the second did not tell which files were missing. */
  format: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  createdAt: z.iso.datetime(),
  /** Of the tables when it was made. */
  migrations: z.array(z.string()),
  /** Tells whether two installations have the same SECRET, and nothing about it. */
  secretMark: z.string(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** As many lines follow as the part says. */
export const BackupPart = z.union([
  z.object({ file: z.string(), lines: z.int().min(0) }),
  /** A file that the tables tell of and that the storage did not have. */
  z.object({ missing: z.string() }),
  z.object({
    table: z.string(),
    lines: z.int().min(0),
    /** The last number that each column with numbers of its own gave. */
    sequences: z.record(z.string(), z.string()),
  }),
  /** The digest is of all lines before. */
  z.object({ end: z.literal(true), sha256: z.string().optional() }),
]);
export type BackupPart = z.infer<typeof BackupPart>;

export const toLine = (value: BackupHeader | BackupPart | string): string =>
  `${JSON.stringify(value)}\n`;

/** The lines, and an end that tells whether they are still the same. */
export async function* withEnd(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    hash.update(line);
    yield line;
  }
  yield toLine({ end: true, sha256: hash.digest("hex") });
}

/** Readable by its owner only, and there under its name only when it is whole. */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${file} is there already; a backup never replaces a file.`);
  const part = `${file}.${process.pid}.part`;
  try {
    const output = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(lines, createGzip(), output);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Known to Node, and not yet to its types: bytes behind the end are an error. */
const STRICT: ZlibOptions & { rejectGarbageAfterEnd: boolean } = { rejectGarbageAfterEnd: true };

export interface BackupLines extends AsyncGenerator<string> {
  /** Of all lines before the one that was read last. */
  digest(): string;
}

export function readBackupLines(file: string): BackupLines {
  const hash = createHash("sha256");
  return Object.assign(watch(splitLines(file), hash), { digest: () => hash.copy().digest("hex") });
}

async function* watch(lines: AsyncGenerator<string>, hash: Hash): AsyncGenerator<string> {
  for await (const line of lines) {
    yield line;
    hash.update(`${line}\n`);
  }
}

/** Split at \n alone: JSON keeps other ends of lines inside its texts. */
async function* splitLines(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = pipe(packed, createGunzip(STRICT), () => undefined).setEncoding("utf8");
  let begun = "";
  for await (const chunk of unpacked(text)) {
    const lines = (begun + chunk).split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  if (begun !== "") yield begun;
}

async function* unpacked(text: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* text;
  } catch (cause) {
    if (!isAboutPacking(cause)) throw cause;
    throw new DamagedBackup(`it cannot be unpacked (${cause.message}).`, { cause });
  }
}

/** Zlib's codes, "Z_DATA_ERROR" among them, and Node's own for bytes behind the end. */
const isAboutPacking = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^(Z_|ERR_TRAILING_JUNK)/.test(String(error.code));
