import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { AppError } from "#src/shared/errors.ts";
import { MAX_BYTES, type MediaKind } from "./limits-contract.ts";

const TOO_LARGE: Record<MediaKind, string> = {
  image: "Images must be less than 10MB",
  video: "Videos must be less than 100MB",
  document: "Documents must be less than 10MB",
};

/**
 * Hands the upload over as a file in a folder of its own, which is gone when the work is done or
 * the upload broke off. Reading stops at the limit, whatever length was announced.
 */
export async function withUpload<T>(
  scratch: string,
  kind: MediaKind,
  body: Readable | ReadableStream | null,
  work: (file: string, bytes: number) => Promise<T>,
): Promise<T> {
  if (!body) throw new AppError("invalid", "There is no file in this request.");
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(scratch, "upload-"));
  try {
    const file = path.join(folder, "file");
    const meter = limitBytes(kind);
    const source = body instanceof Readable ? body : Readable.fromWeb(body);
    await pipeline(source, meter.stream, createWriteStream(file, { mode: 0o600 }));
    if (meter.bytes() === 0) throw new AppError("invalid", "This file is empty.");
    return await work(file, meter.bytes());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function limitBytes(kind: MediaKind) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes < MAX_BYTES[kind]) return done(null, chunk);
      done(new AppError("too_large", TOO_LARGE[kind], { code: "file_too_large" }));
    },
  });
  return { stream, bytes: () => bytes };
}
