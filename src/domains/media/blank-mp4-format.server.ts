import { blankBox, blankOthers } from "./blank-boxes.server.ts";
import { type Box, boxesIn } from "./mp4-boxes.server.ts";
import { PLAYED_IN_FORMAT } from "./mp4-played.server.ts";
import { isPictureFormat, LIST_HEADER_BYTES } from "./mp4-tracks.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

const HANDLER_NAME_AT = 24;
const ENCODER_NAME = { at: 42, bytes: 32 };
const PICTURE_BYTES = 78;
/** QuickTime says more about sound in its later versions. */
const SOUND_BYTES = [28, 44, 64];
const SOURCES = new Set(["url ", "urn ", "alis"]);
const SOURCE_FLAGS_BYTES = 4;

export function blankHandlerName(video: VideoFile, handler: Span): void {
  zeroFrom(video, handler, HANDLER_NAME_AT);
}

/** Where the samples lie: in this file, whatever else is named. */
export function blankSources(video: VideoFile, list: Span): void {
  for (const box of boxesIn(video, { ...list, start: list.start + LIST_HEADER_BYTES })) {
    if (SOURCES.has(box.type)) zeroFrom(video, box.content, SOURCE_FLAGS_BYTES);
    else blankBox(video, box);
  }
}

/** The list of how a track's samples are written. */
export function blankFormats(video: VideoFile, list: Span): void {
  const isSecondVersion = video.read(list.start, 1)[0] === 1;
  for (const box of boxesIn(video, { ...list, start: list.start + LIST_HEADER_BYTES })) {
    if (box.type === "") blankBox(video, box);
    else if (isPictureFormat(box.type)) blankPictureFormat(video, box);
    else {
      const version = video.read(box.content.start + 8, 2).readUInt16BE(0);
      const bytes = SOUND_BYTES[isSecondVersion ? 0 : version] ?? 0;
      if (bytes > 0) blankBehind(video, box.content, bytes);
    }
  }
}

function blankPictureFormat(video: VideoFile, { content }: Box): void {
  if (content.end - content.start < PICTURE_BYTES) return;
  const start = content.start + ENCODER_NAME.at;
  video.zero({ start, end: start + ENCODER_NAME.bytes });
  blankBehind(video, content, PICTURE_BYTES);
}

function blankBehind(video: VideoFile, { start, end }: Span, bytes: number): void {
  if (start + bytes < end) blankOthers(video, { start: start + bytes, end }, PLAYED_IN_FORMAT);
}

function zeroFrom(video: VideoFile, { start, end }: Span, bytes: number): void {
  if (start + bytes < end) video.zero({ start: start + bytes, end });
}
