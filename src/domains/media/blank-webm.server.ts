import type { FileHandle } from "node:fs/promises";
import { readAt } from "./video-bytes.server.ts";

const SEGMENT = "18538067";
const BLANKED = new Set(["1254c367", "1941a469"]);
const VOID = 0xec;

/** WebM is elements: an id, a length, the content. Tags and attachments are not played. */
export async function blankWebm(handle: FileHandle, size: number) {
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
