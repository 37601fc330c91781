import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";
import { readElement } from "./webm-elements.server.ts";

const NUMBER = "d7";
const TYPE = "83";
const CODEC = "86";
const CODEC_MAX_BYTES = 40;
const PICTURES = { type: 1, codec: /^V_[A-Z0-9/_]+$/ };
const SOUND = { type: 2, codec: /^A_[A-Z0-9/_]+$/ };

/**
 * The number of a track of pictures or sound, by what it says it is and by how it is written; null
 * for subtitles, for what a sensor wrote and for whatever else a file may carry along.
 */
export function playedTrack(video: VideoFile, track: Span): number | null {
  const found = new Map<string, Buffer>();
  for (let at = track.start; at < track.end; ) {
    video.countPart();
    const element = readElement(video, at, track.end);
    if (!element) return null;
    const { id, content } = element;
    if (id === NUMBER || id === TYPE || id === CODEC) {
      if (found.has(id)) throw unreadableVideo();
      const bytes = Math.min(content.end - content.start, CODEC_MAX_BYTES);
      found.set(id, Buffer.from(video.read(content.start, bytes)));
    }
    at = content.end;
  }
  const type = uintOf(found.get(TYPE));
  const codec = (found.get(CODEC)?.toString("latin1") ?? "").replace(/\0+$/, "");
  const isPlayed = [PICTURES, SOUND].some((kind) => kind.type === type && kind.codec.test(codec));
  return isPlayed ? uintOf(found.get(NUMBER)) : null;
}

function uintOf(bytes?: Buffer): number | null {
  return bytes ? bytes.reduce((value, byte) => value * 256 + byte, 0) : null;
}
