import type { Span, VideoFile } from "./video-file.server.ts";

export interface WebmElement {
  /** In hexadecimal figures. */
  id: string;
  /** Where its header begins. */
  at: number;
  content: Span;
  /** Its length was not known while it was written: what follows up to the end may belong to it. */
  isOpen: boolean;
}

const HEADER_MAX_BYTES = 12;

/** WebM is elements: an id, a length, the content. Null for bytes that are none. */
export function readElement(video: VideoFile, at: number, end: number): WebmElement | null {
  const header = video.read(at, HEADER_MAX_BYTES);
  const idBytes = bytesOfNumber(header[0]);
  if (idBytes > 4) return null;
  const lengthBytes = bytesOfNumber(header[idBytes]);
  if (lengthBytes > 8) return null;
  const { value, isUnknown } = readNumber(header.subarray(idBytes, idBytes + lengthBytes));
  const start = Math.min(at + idBytes + lengthBytes, end);
  return {
    id: header.toString("hex", 0, idBytes),
    at,
    content: { start, end: isUnknown ? end : Math.min(start + value, end) },
    isOpen: isUnknown,
  };
}

/** A block begins with the number of its track; null where none is. */
export function trackOfBlock(video: VideoFile, { start, end }: Span): number | null {
  const bytes = video.read(start, 8);
  const length = bytesOfNumber(bytes[0]);
  return length > 8 || start + length > end ? null : readNumber(bytes.subarray(0, length)).value;
}

/** The zeros before the first one tell how many bytes follow. */
function bytesOfNumber(first = 0): number {
  return Math.clz32(first) - 23;
}

function readNumber(bytes: Buffer): { value: number; isUnknown: boolean } {
  const mask = 0xff >> bytes.length;
  let value = (bytes[0] ?? 0) & mask;
  let isUnknown = value === mask;
  for (const byte of bytes.subarray(1)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, isUnknown };
}
