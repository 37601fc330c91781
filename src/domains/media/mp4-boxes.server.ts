import type { FileHandle } from "node:fs/promises";
import { readAt, type Span } from "./video-bytes.server.ts";

export interface Box {
  type: string;
  /** Where its header begins. */
  at: number;
  content: Span;
}

/** MP4 and QuickTime are boxes in boxes: a length, four letters, the content. */
export async function* boxesIn(handle: FileHandle, { start, end }: Span): AsyncGenerator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const header = await readAt(handle, at, 16);
    const { length, headerBytes } = lengthOf(header, end - at);
    if (length < headerBytes || at + length > end) return;
    const type = header.toString("latin1", 4, 8);
    yield { type, at, content: { start: at + headerBytes, end: at + length } };
    at += length;
  }
}

function lengthOf(header: Buffer, rest: number) {
  const length = header.readUInt32BE(0);
  if (length === 1) return { length: Number(header.readBigUInt64BE(8)), headerBytes: 16 };
  return { length: length === 0 ? rest : length, headerBytes: 8 };
}

/** The first box on the way through these types. */
export async function findBox(
  handle: FileHandle,
  span: Span,
  [type, ...further]: string[],
): Promise<Span | null> {
  for await (const box of boxesIn(handle, span)) {
    if (box.type !== type) continue;
    return further.length > 0 ? findBox(handle, box.content, further) : box.content;
  }
  return null;
}
