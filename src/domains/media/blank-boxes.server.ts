import { type Box, boxesIn } from "./mp4-boxes.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

const PADDING = Buffer.from("free");

/** Turns a box into padding of the same length. */
export function blankBox(video: VideoFile, { type, at, content }: Box): void {
  if (type === "") blankBytes(video, content);
  else {
    if (type !== "free") video.write(at + 4, PADDING);
    video.zero(content);
  }
}

/** Bytes that are no box become one, as far as there is room for its header. */
function blankBytes(video: VideoFile, span: Span): void {
  video.zero(span);
  const bytes = span.end - span.start;
  if (bytes < 8) return;
  const header = Buffer.alloc(8);
  header.writeUInt32BE(bytes, 0);
  PADDING.copy(header, 4);
  video.write(span.start, header);
}

export function blankOthers(video: VideoFile, span: Span, kept: ReadonlySet<string>): void {
  for (const box of boxesIn(video, span)) {
    if (!kept.has(box.type)) blankBox(video, box);
  }
}
