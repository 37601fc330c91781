import type { StoredFile } from "#src/platform/storage/storage.server.ts";
import { toLine } from "./backup-format.ts";
import { DamagedBackup } from "./damaged-backup.ts";

/** A multiple of three, so that base64 can be put together line by line. */
const BYTES_IN_LINE = 48 * 1024;

export async function* fileLines(key: string, file: StoredFile): AsyncGenerator<string> {
  yield toLine({ file: key, lines: Math.ceil(file.size / BYTES_IN_LINE) });
  let begun = Buffer.alloc(0);
  for await (const chunk of await file.stream()) {
    begun = Buffer.concat([begun, chunk]);
    while (begun.length >= BYTES_IN_LINE) {
      yield toLine(begun.subarray(0, BYTES_IN_LINE).toString("base64"));
      begun = begun.subarray(BYTES_IN_LINE);
    }
  }
  if (begun.length > 0) yield toLine(begun.toString("base64"));
}

/** The other way round. */
export async function* fileContent(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield readContent(line);
}

function readContent(line: string): Buffer {
  try {
    return Buffer.from(JSON.parse(line), "base64");
  } catch (cause) {
    throw new DamagedBackup("the content of a file makes no sense.", { cause });
  }
}
