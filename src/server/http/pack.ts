import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One piece for most answers: each further one is a journey to another thread and back. */
const PIECE = 64 << 10;

/** For what is sent once: a tenth larger than small, in a fraction of the time. */
export async function packQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return toBrotli(body, { chunkSize: PIECE, params: brotliAt(1) });
  return encoding === "gzip" ? toGzip(body, { chunkSize: PIECE, level: 1 }) : body;
}

/** For what is sent to many. */
export async function packSmall(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return toBrotli(body, { chunkSize: PIECE, params: brotliAt(5) });
  return encoding === "gzip" ? toGzip(body, { chunkSize: PIECE, level: 6 }) : body;
}

const brotliAt = (quality: number) => ({ [constants.BROTLI_PARAM_QUALITY]: quality });
