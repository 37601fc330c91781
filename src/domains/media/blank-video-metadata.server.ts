import { type FileHandle, open } from "node:fs/promises";
import type { VideoFacts } from "./read-video.server.ts";

/**
 * Cameras write where a video was taken into it. Everything that is not needed for playing is
 * turned into padding of the same length, in place, so that no offset in the file changes.
 */
export async function blankVideoMetadata(
  file: string,
  contentType: VideoFacts["contentType"],
): Promise<void> {
  const handle = await open(file, "r+");
  try {
    const { size } = await handle.stat();
    if (contentType === "video/webm") await blankWebm(handle, size);
    else await blankBoxes(handle, { start: 0, end: size }, PLAYED_AT_TOP);
  } finally {
    await handle.close();
  }
}

interface Span {
  start: number;
  end: number;
}

const PLAYED_AT_TOP = new Set(["ftyp", "moov", "mdat", "moof", "sidx", "styp", "mfra", "wide"]);
const PLAYED_IN_MOVIE = new Set(["mvhd", "trak", "mvex", "iods"]);
const PLAYED_IN_TRACK = new Set(["tkhd", "edts", "mdia", "tref", "load", "clip", "matt"]);
const INSIDE: Record<string, Set<string>> = { moov: PLAYED_IN_MOVIE, trak: PLAYED_IN_TRACK };
const PADDING = Buffer.from("free");

/** MP4 and QuickTime are boxes in boxes: a length, four letters, the content. */
async function blankBoxes(handle: FileHandle, { start, end }: Span, played: Set<string>) {
  let at = start;
  while (at + 8 <= end) {
    const header = await readAt(handle, at, 16);
    const type = header.toString("latin1", 4, 8);
    const { length, headerBytes } = boxLength(header, end - at);
    if (length < headerBytes || at + length > end) return;
    const content = { start: at + headerBytes, end: at + length };
    const inside = INSIDE[type];
    if (!played.has(type)) {
      await handle.write(PADDING, 0, 4, at + 4);
      await zero(handle, content);
    } else if (inside) {
      await blankBoxes(handle, content, inside);
    }
    at += length;
  }
}

function boxLength(header: Buffer, rest: number) {
  const length = header.readUInt32BE(0);
  if (length === 1) return { length: Number(header.readBigUInt64BE(8)), headerBytes: 16 };
  return { length: length === 0 ? rest : length, headerBytes: 8 };
}

const SEGMENT = "18538067";
const BLANKED = new Set(["1254c367", "1941a469"]);
const VOID = 0xec;

/** WebM is elements: an id, a length, the content. Tags and attachments are not played. */
async function blankWebm(handle: FileHandle, size: number) {
  let at = 0;
  while (at + 12 <= size) {
    const element = readElement(await readAt(handle, at, 12));
    if (!element) return;
    const contentAt = at + element.headerBytes;
    if (element.id === SEGMENT) {
      at = contentAt;
      continue;
    }
    if (element.length === null || contentAt + element.length > size) return;
    const end = contentAt + element.length;
    if (BLANKED.has(element.id)) await handle.write(voidOf(end - at), 0, end - at, at);
    at = end;
  }
}

function readElement(header: Buffer) {
  const idBytes = Math.clz32(header[0] ?? 0) - 23;
  const lengthBytes = Math.clz32(header[idBytes] ?? 0) - 23;
  if (idBytes > 4 || lengthBytes > 8 || idBytes + lengthBytes > header.length) return null;
  const id = header.toString("hex", 0, idBytes);
  let length = (header[idBytes] ?? 0) & (0xff >> lengthBytes);
  let isUnknown = length === 0xff >> lengthBytes;
  for (const byte of header.subarray(idBytes + 1, idBytes + lengthBytes)) {
    length = length * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { id, length: isUnknown ? null : length, headerBytes: idBytes + lengthBytes };
}

/** An element of padding with a length of eight bytes; Tags are always longer than that. */
function voidOf(bytes: number): Buffer {
  const element = Buffer.alloc(bytes);
  element[0] = VOID;
  element.writeBigUInt64BE(BigInt(bytes - 9) | (1n << 56n), 1);
  return element;
}

async function readAt(handle: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  await handle.read(buffer, 0, bytes, at);
  return buffer;
}

async function zero(handle: FileHandle, { start, end }: Span): Promise<void> {
  const zeros = Buffer.alloc(Math.min(64 * 1024, end - start));
  for (let at = start; at < end; at += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}
