import type { FileHandle } from "node:fs/promises";
import { type Box, boxesIn, findBox } from "./mp4-boxes.server.ts";
import { samplesOf } from "./mp4-samples.server.ts";
import { unreadableVideo } from "./read-video.server.ts";
import { readAt, type Span, zero } from "./video-bytes.server.ts";

const PLAYED_AT_TOP = new Set(["ftyp", "moov", "mdat", "moof", "sidx", "styp", "mfra", "wide"]);
const PLAYED_IN_MOVIE = new Set(["mvhd", "trak", "mvex", "iods"]);
const PLAYED_IN_TRACK = new Set(["tkhd", "edts", "mdia", "tref", "load", "clip", "matt"]);
const PLAYED_TRACKS = new Set(["vide", "soun"]);
const PADDING = Buffer.from("free");

/** Only pictures and sound stay: action cameras and drones write their way into tracks of their own. */
export async function blankMp4(handle: FileHandle, size: number): Promise<void> {
  for await (const box of boxesIn(handle, { start: 0, end: size })) {
    if (!PLAYED_AT_TOP.has(box.type)) await blankBox(handle, box);
    else if (box.type === "moov") await blankMovie(handle, box.content, size);
  }
}

async function blankMovie(handle: FileHandle, movie: Span, size: number): Promise<void> {
  for await (const box of boxesIn(handle, movie)) {
    if (!PLAYED_IN_MOVIE.has(box.type)) await blankBox(handle, box);
    else if (box.type !== "trak") continue;
    else if (PLAYED_TRACKS.has(await handlerOf(handle, box.content))) {
      await blankExtras(handle, box.content);
    } else {
      await blankSamples(handle, box.content, size);
      await blankBox(handle, box);
    }
  }
}

async function blankExtras(handle: FileHandle, track: Span): Promise<void> {
  for await (const box of boxesIn(handle, track)) {
    if (!PLAYED_IN_TRACK.has(box.type)) await blankBox(handle, box);
  }
}

async function handlerOf(handle: FileHandle, track: Span): Promise<string> {
  const span = await findBox(handle, track, ["mdia", "hdlr"]);
  return span ? (await readAt(handle, span.start + 8, 4)).toString("latin1") : "";
}

/** The samples of one track cannot be longer than the file: a table that says so is made to harm. */
async function blankSamples(handle: FileHandle, track: Span, size: number): Promise<void> {
  const samples = await samplesOf(handle, track);
  if (!samples) throw unreadableVideo();
  const bytes = samples.reduce((sum, { start, end }) => sum + end - start, 0);
  if (bytes > size || samples.some(({ end }) => end > size)) throw unreadableVideo();
  for (const sample of samples) await zero(handle, sample);
}

async function blankBox(handle: FileHandle, { at, content }: Box): Promise<void> {
  await handle.write(PADDING, 0, 4, at + 4);
  await zero(handle, content);
}
