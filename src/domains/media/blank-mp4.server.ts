import { blankBox, blankOthers } from "./blank-boxes.server.ts";
import { blankFragment } from "./blank-mp4-fragment.server.ts";
import { boxesIn, findBox } from "./mp4-boxes.server.ts";
import { samplesOf } from "./mp4-samples.server.ts";
import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

const PLAYED_AT_TOP = new Set(["ftyp", "moov", "mdat", "moof", "sidx", "styp", "mfra", "wide"]);
const BEGINS_WITH = new Set([...PLAYED_AT_TOP, "free", "skip", "pnot"]);
const PLAYED_IN_MOVIE = new Set(["mvhd", "trak", "mvex", "iods"]);
const PLAYED_IN_TRACK = new Set(["tkhd", "edts", "mdia", "tref", "load", "clip", "matt"]);
const PLAYED_TRACKS = new Set(["vide", "soun"]);

/** Only pictures and sound stay: action cameras and drones write their way into tracks of their own. */
export function blankMp4(video: VideoFile): void {
  const whole = { start: 0, end: video.size };
  const played = new Set<number>();
  const fragments: Span[] = [];
  for (const box of boxesIn(video, whole)) {
    if (box.at === 0 && !BEGINS_WITH.has(box.type)) throw unreadableVideo();
    if (!PLAYED_AT_TOP.has(box.type)) blankBox(video, box);
    else if (box.type === "moov") blankMovie(video, box.content, played);
    else if (box.type === "moof") fragments.push(box.content);
  }
  for (const fragment of fragments) blankFragment(video, fragment, played);
}

function blankMovie(video: VideoFile, movie: Span, played: Set<number>): void {
  for (const box of boxesIn(video, movie)) {
    if (!PLAYED_IN_MOVIE.has(box.type)) blankBox(video, box);
    else if (box.type !== "trak") continue;
    else if (PLAYED_TRACKS.has(handlerOf(video, box.content))) {
      played.add(idOf(video, box.content));
      blankOthers(video, box.content, PLAYED_IN_TRACK);
    } else {
      blankSamples(video, box.content);
      blankBox(video, box);
    }
  }
}

function handlerOf(video: VideoFile, track: Span): string {
  const span = findBox(video, track, ["mdia", "hdlr"]);
  return span ? video.read(span.start + 8, 4).toString("latin1") : "";
}

/** Behind two times, which are longer in the header's second version. */
function idOf(video: VideoFile, track: Span): number {
  const span = findBox(video, track, ["tkhd"]);
  if (!span) throw unreadableVideo();
  const isLong = video.read(span.start, 1)[0] === 1;
  return video.read(span.start + (isLong ? 20 : 12), 4).readUInt32BE(0);
}

function blankSamples(video: VideoFile, track: Span): void {
  const samples = samplesOf(video, track);
  if (!samples) throw unreadableVideo();
  for (const sample of samples) video.zero(sample);
}
