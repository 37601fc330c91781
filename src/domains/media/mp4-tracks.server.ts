import { boxesIn, findBox } from "./mp4-boxes.server.ts";
import { unreadableVideo } from "./unreadable-video.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

/** How the samples of a track are written, by what the track says it is. */
const PICTURES = [
  "avc1,avc2,avc3,avc4,hvc1,hev1,hvc2,hev2,vvc1,vvi1,dva1,dvav,dvh1,dvhe,dav1,vp08,vp09,av01,encv",
  "mp4v,s263,h263,H263,jpeg,mjpa,mjpb,mjp2,apch,apcn,apcs,apco,ap4h,ap4x,SVQ1,SVQ3,dvc ,dvcp",
];
const SOUND = [
  "mp4a,ac-3,ec-3,ac-4,alac,Opus,fLaC,samr,sawb,mha1,mhm1,apac,dtsc,dtse,dtsh,dtsl,.mp3,enca",
  "sowt,twos,raw ,lpcm,ipcm,fpcm,ulaw,alaw,in24,in32,fl32,fl64,ima4,QDM2,QDMC",
];
const PICTURE_FORMATS = new Set(PICTURES.join().split(","));
const PLAYED_FORMATS = new Map([
  ["vide", PICTURE_FORMATS],
  ["soun", new Set(SOUND.join().split(","))],
]);
/** Before the boxes of a list: its version, and how many follow. */
export const LIST_HEADER_BYTES = 8;

/** A track of pictures or sound, by what it says it is and by how each of its samples is written. */
export function isPlayedTrack(video: VideoFile, track: Span): boolean {
  const handler = findBox(video, track, ["mdia", "hdlr"]);
  const known = handler && PLAYED_FORMATS.get(fourLetters(video, handler.start + 8));
  const list = findBox(video, track, ["mdia", "minf", "stbl", "stsd"]);
  if (!known || !list) return false;
  let formats = 0;
  for (const { type } of boxesIn(video, { ...list, start: list.start + LIST_HEADER_BYTES })) {
    if (known.has(type)) formats += 1;
    else if (type !== "") return false;
  }
  return formats > 0;
}

export function isPictureFormat(type: string): boolean {
  return PICTURE_FORMATS.has(type);
}

function fourLetters(video: VideoFile, at: number): string {
  return video.read(at, 4).toString("latin1");
}

/** Behind two times, which are longer in the header's second version. */
export function idOfTrack(video: VideoFile, track: Span): number {
  const span = findBox(video, track, ["tkhd"]);
  if (!span) throw unreadableVideo();
  const isLong = video.read(span.start, 1)[0] === 1;
  return video.read(span.start + (isLong ? 20 : 12), 4).readUInt32BE(0);
}
