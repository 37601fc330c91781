import type { Span, VideoFile } from "./video-file.server.ts";

export interface Box {
  /** Empty for bytes that are no box. */
  type: string;
  /** Where its header begins. */
  at: number;
  content: Span;
}

/**
 * MP4 and QuickTime are boxes in boxes: a length, four letters, the content. What cannot be followed
 * to the end comes last, without a type; the pictures of a recording that was cut off are a box.
 */
export function* boxesIn(video: VideoFile, { start, end }: Span): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    video.countPart();
    const header = video.read(at, 16);
    const type = header.toString("latin1", 4, 8);
    const { length, headerBytes } = lengthOf(header, end - at);
    if (length < headerBytes || (at + length > end && type !== "mdat")) break;
    const next = Math.min(at + length, end);
    yield { type, at, content: { start: Math.min(at + headerBytes, next), end: next } };
    at = next;
  }
  if (at < end) yield { type: "", at, content: { start: at, end } };
}

function lengthOf(header: Buffer, rest: number) {
  const length = header.readUInt32BE(0);
  if (length === 1) return { length: Number(header.readBigUInt64BE(8)), headerBytes: 16 };
  return { length: length === 0 ? rest : length, headerBytes: 8 };
}

/** The first box on the way through these types. */
export function findBox(
  video: VideoFile,
  span: Span,
  [type, ...further]: readonly string[],
): Span | null {
  for (const box of boxesIn(video, span)) {
    if (box.type !== type) continue;
    return further.length > 0 ? findBox(video, box.content, further) : box.content;
  }
  return null;
}
