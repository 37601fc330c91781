import type { VideoFile } from "./video-file.server.ts";

export interface WebmElement {
  /** In hexadecimal figures. */
  id: string;
  /** Null when it was not known while it was written. */
  length: number | null;
  headerBytes: number;
}

const HEADER_MAX_BYTES = 12;

/** WebM is elements: an id, a length, the content. Null for bytes that are none. */
export function readElement(video: VideoFile, at: number): WebmElement | null {
  video.countPart();
  const header = video.read(at, HEADER_MAX_BYTES);
  const idBytes = Math.clz32(header[0] ?? 0) - 23;
  if (idBytes > 4) return null;
  const lengthBytes = Math.clz32(header[idBytes] ?? 0) - 23;
  if (lengthBytes > 8) return null;
  const id = header.toString("hex", 0, idBytes);
  let length = (header[idBytes] ?? 0) & (0xff >> lengthBytes);
  let isUnknown = length === 0xff >> lengthBytes;
  for (const byte of header.subarray(idBytes + 1, idBytes + lengthBytes)) {
    length = length * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { id, length: isUnknown ? null : length, headerBytes: idBytes + lengthBytes };
}
