import { blankBox } from "./blank-boxes.server.ts";
import { blankFormats, blankHandlerName, blankSources } from "./blank-mp4-format.server.ts";
import { blankFragment } from "./blank-mp4-fragment.server.ts";
import { type Box, boxesIn } from "./mp4-boxes.server.ts";
import { BEGINS_WITH, PLAYED_IN, SINGLE } from "./mp4-played.server.ts";
import { samplesOf } from "./mp4-samples.server.ts";
import { idOfTrack, isPlayedTrack } from "./mp4-tracks.server.ts";
import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

/** Only pictures and sound stay: action cameras and drones write their way into tracks of their own. */
export function blankMp4(video: VideoFile): void {
  const played = new Set<number>();
  const fragments: Span[] = [];
  for (const box of boxesIn(video, { start: 0, end: video.size })) {
    if (box.at === 0 && !BEGINS_WITH.has(box.type)) throw unreadableVideo();
    if (box.type === "moof") fragments.push(box.content);
    else if (box.type === "moov") blankMovie(video, box.content, played);
    else blankUnplayed(video, "", box);
  }
  for (const fragment of fragments) blankFragment(video, fragment, played);
}

function blankMovie(video: VideoFile, movie: Span, played: Set<number>): void {
  for (const box of boxesIn(video, movie)) {
    if (box.type === "trak" && !isPlayedTrack(video, box.content)) {
      blankSamples(video, box.content);
      blankBox(video, box);
    } else {
      if (box.type === "trak") played.add(idOfTrack(video, box.content));
      blankUnplayed(video, "moov", box);
    }
  }
}

function blankUnplayed(video: VideoFile, parent: string, box: Box): void {
  const { type, content } = box;
  if (!PLAYED_IN.get(parent)?.has(type)) blankBox(video, box);
  else if (type === "hdlr") blankHandlerName(video, content);
  else if (type === "dref") blankSources(video, content);
  else if (type === "stsd") blankFormats(video, content);
  else if (PLAYED_IN.has(type)) {
    const seen = new Set<string>();
    for (const inner of boxesIn(video, content)) {
      if (SINGLE.has(inner.type) && seen.has(inner.type)) throw unreadableVideo();
      seen.add(inner.type);
      blankUnplayed(video, type, inner);
    }
  }
}

function blankSamples(video: VideoFile, track: Span): void {
  const samples = samplesOf(video, track);
  if (!samples) throw unreadableVideo();
  for (const sample of samples) video.zero(sample);
}
