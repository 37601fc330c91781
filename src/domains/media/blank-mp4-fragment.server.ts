import { blankBox, blankOthers } from "./blank-boxes.server.ts";
import { boxesIn, findBox } from "./mp4-boxes.server.ts";
import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

const PLAYED_IN_TRACK = new Set([
  "tfhd",
  "tfdt",
  "trun",
  "sdtp",
  "sbgp",
  "sgpd",
  "subs",
  "saiz",
  "saio",
  "senc",
]);

/**
 * A film that was written piece by piece names its samples in every piece. What a sensor wrote in
 * this way is not followed: such a film is refused.
 */
export function blankFragment(
  video: VideoFile,
  fragment: Span,
  playedTracks: ReadonlySet<number>,
): void {
  for (const box of boxesIn(video, fragment)) {
    if (box.type === "traf") {
      const header = findBox(video, box.content, ["tfhd"]);
      const track = header && video.read(header.start + 4, 4).readUInt32BE(0);
      if (track === null || !playedTracks.has(track)) throw unreadableVideo();
      blankOthers(video, box.content, PLAYED_IN_TRACK);
    } else if (box.type !== "mfhd") blankBox(video, box);
  }
}
