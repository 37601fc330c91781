import type { FileHandle } from "node:fs/promises";

export interface Span {
  start: number;
  end: number;
}

/** What lies behind the end of the file reads as zeros. */
export async function readAt(handle: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  await handle.read(buffer, 0, bytes, at);
  return buffer;
}

export async function zero(handle: FileHandle, { start, end }: Span): Promise<void> {
  const zeros = Buffer.alloc(Math.min(64 * 1024, end - start));
  for (let at = start; at < end; at += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}
