import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { MAX_BYTES, type MediaKind } from "./limits-contract.ts";
import { openAllowance, type UploadAllowance, type Uploader } from "./upload-allowance.server.ts";

export interface Upload {
  uploader: Uploader;
  kind: MediaKind;
  body: Readable | ReadableStream | null;
}

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
  { db, scratch }: Pick<Services, "db" | "scratch">,
  { uploader, kind, body }: Upload,
  work: (file: string, bytes: number) => Promise<T>,
): Promise<T> {
  if (!body) throw new AppError("invalid", "There is no file in this request.");
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(scratch, "upload-"));
  const allowance = openAllowance({ db }, uploader);
  try {
    const file = path.join(folder, "file");
    const meter = limitBytes(kind, allowance);
    await pipeline(arriving(body), meter.pass, createWriteStream(file, { mode: 0o600 }));
    if (meter.bytes() === 0) throw new AppError("invalid", "This file is empty.");
    return await work(file, meter.bytes());
  } finally {
    await rm(folder, { recursive: true, force: true });
    // What cannot be given back is forgotten at midnight.
    await allowance.settle().catch(() => undefined);
  }
}

/** A sender who goes away is no failure of ours. */
async function* arriving(body: Readable | ReadableStream): AsyncGenerator<Uint8Array> {
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (cause) {
    const message = "The file did not arrive as a whole. Please send it again.";
    throw new AppError("invalid", message, { code: "upload_broke_off", cause });
  }
}

function limitBytes(kind: MediaKind, allowance: UploadAllowance) {
  let bytes = 0;
  async function* pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes >= MAX_BYTES[kind]) {
        throw new AppError("too_large", TOO_LARGE[kind], { code: "file_too_large" });
      }
      await allowance.admit(chunk.length);
      yield chunk;
    }
  }
  return { pass, bytes: () => bytes };
}
