import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";
import { readElement } from "./webm-elements.server.ts";

const SEGMENT = "18538067";
const CLUSTER = "1f43b675";
/** Tags and attachments are not played, and padding may hold what an editor left in it. */
const BLANKED = new Set(["1254c367", "1941a469", "ec"]);
const VOID = 0xec;
/** An id of one byte and a length of eight. */
const LONG_HEADER_BYTES = 9;

/**
 * Walks the file from element to element. A recording that was sent while it was made does not know
 * how long its segment and its clusters are: their own elements are walked through, up to what follows.
 */
export function blankWebm(video: VideoFile): void {
  let at = 0;
  while (at < video.size) {
    const element = readElement(video, at);
    if (!element) {
      video.zero({ start: at, end: video.size });
      return;
    }
    const { id, length, headerBytes } = element;
    const isOpened = id === SEGMENT || (id === CLUSTER && length === null);
    if (length === null && !isOpened) throw unreadableVideo();
    const end = isOpened
      ? at + headerBytes
      : Math.min(at + headerBytes + (length ?? 0), video.size);
    if (BLANKED.has(id)) blankElement(video, { start: at, end });
    at = end;
  }
}

/** Padding of the same length; what is too short for a length of eight bytes has one of one byte. */
function blankElement(video: VideoFile, span: Span): void {
  const bytes = span.end - span.start;
  video.zero(span);
  if (bytes < 2) return;
  const header = Buffer.alloc(bytes < LONG_HEADER_BYTES ? 2 : LONG_HEADER_BYTES);
  header[0] = VOID;
  if (bytes < LONG_HEADER_BYTES) header[1] = 0x80 | (bytes - 2);
  else header.writeBigUInt64BE(BigInt(bytes - LONG_HEADER_BYTES) | (1n << 56n), 1);
  video.write(span.start, header);
}
