import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";
import { readElement, trackOfBlock, type WebmElement } from "./webm-elements.server.ts";
import {
  BLOCK,
  BLOCK_GROUP,
  CLUSTER,
  LONGER_THAN_A_NUMBER,
  PLAYED_IN,
  SEGMENT,
  SIMPLE_BLOCK,
  TRACK,
  TRACKS,
  WRITERS,
} from "./webm-played.server.ts";
import { playedTrack } from "./webm-tracks.server.ts";

interface Walk {
  video: VideoFile;
  /** The tracks whose blocks stay; null before they are named. */
  played: Set<number> | null;
  hasSegment: boolean;
}

const VOID = 0xec;
/** An id of one byte and a length of eight. */
const LONG_HEADER_BYTES = 9;
const NUMBER_MAX_BYTES = 8;
/** In hexadecimal figures: nothing in a cluster has an id as long, all that follows one has. */
const OUTER_ID_FIGURES = 8;
/** The block is the first of its group, but for what a writer may put before it. */
const BLOCK_AMONG_FIRST = 4;

/** Walks the file from element to element: only what playing pictures and sound needs stays. */
export function blankWebm(video: VideoFile): void {
  const walk: Walk = { video, played: null, hasSegment: false };
  blankWithin(walk, "", { start: 0, end: video.size }, false);
}

/**
 * Returns where it ends. A recording that was sent while it was made does not know how long its
 * segment and its clusters are: a cluster then ends where the next element of the segment begins.
 */
function blankWithin(walk: Walk, parent: string, { start, end }: Span, isOpen: boolean): number {
  let at = start;
  while (at < end) {
    walk.video.countPart();
    const element = readElement(walk.video, at, end);
    if (!element) {
      blankElement(walk.video, { start: at, end });
      return end;
    }
    const isBehind = isOpen && parent === CLUSTER && element.id.length === OUTER_ID_FIGURES;
    if (isBehind) return at;
    at = blankOne(walk, parent, element);
  }
  return end;
}

function blankOne(walk: Walk, parent: string, element: WebmElement): number {
  const { id, at, content, isOpen } = element;
  if (isOpen && id !== SEGMENT && id !== CLUSTER) throw unreadableVideo();
  if (!stays(walk, parent, element)) blankElement(walk.video, { start: at, end: content.end });
  else if (WRITERS.has(id)) walk.video.zero(content);
  else if (PLAYED_IN.has(id)) return blankWithin(walk, id, content, isOpen);
  return content.end;
}

function stays(walk: Walk, parent: string, { id, content }: WebmElement): boolean {
  if (!PLAYED_IN.get(parent)?.has(id)) return false;
  if (id === SEGMENT) {
    if (walk.hasSegment) return false;
    walk.hasSegment = true;
  } else if (id === TRACKS) {
    if (walk.played) return false;
    walk.played = new Set();
  } else if (id === TRACK) {
    const track = playedTrack(walk.video, content);
    if (track === null) return false;
    walk.played?.add(track);
  } else if (id === SIMPLE_BLOCK || id === BLOCK) return isPlayed(walk, content);
  else if (id === BLOCK_GROUP) return isGroupPlayed(walk, content);
  else if (id === CLUSTER && !walk.played) throw unreadableVideo();
  const isNumber = !PLAYED_IN.has(id) && !LONGER_THAN_A_NUMBER.has(id);
  return !isNumber || content.end - content.start <= NUMBER_MAX_BYTES;
}

function isPlayed({ video, played }: Walk, block: Span): boolean {
  const track = trackOfBlock(video, block);
  return track !== null && played?.has(track) === true;
}

function isGroupPlayed(walk: Walk, group: Span): boolean {
  let at = group.start;
  for (let looked = 0; looked < BLOCK_AMONG_FIRST && at < group.end; looked += 1) {
    const element = readElement(walk.video, at, group.end);
    if (!element) return false;
    if (element.id === BLOCK) return isPlayed(walk, element.content);
    at = element.content.end;
  }
  return false;
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
