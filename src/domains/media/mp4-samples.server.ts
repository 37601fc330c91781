import { findBox } from "./mp4-boxes.server.ts";
import type { Span, VideoFile } from "./video-file.server.ts";

/** A sensor writes a sample or a few a second: what has more of them is not what it says it is. */
const TABLE_MAX_BYTES = 1024 * 1024;

/**
 * Where in the file a track's samples lie; null when its tables cannot be followed. Tables count only
 * as far as they are in the file, whatever number they claim.
 */
export function samplesOf(video: VideoFile, track: Span): Span[] | null {
  const tables = findBox(video, track, ["mdia", "minf", "stbl"]);
  if (!tables) return [];
  const sizes = readSizes(video, tables);
  const counts = readCounts(video, tables);
  const offsets = readOffsets(video, tables);
  if (!sizes || !counts || !offsets) return null;
  let sample = 0;
  return offsets.map((start, chunk) => {
    const first = sample;
    sample = Math.min(sizes.count, first + counts(chunk + 1));
    return { start, end: start + sizes.between(first, sample) };
  });
}

function readTable(video: VideoFile, tables: Span, type: string): Buffer | null {
  const span = findBox(video, tables, [type]);
  if (!span || span.end - span.start > TABLE_MAX_BYTES || span.end - span.start < 8) return null;
  return Buffer.from(video.read(span.start, span.end - span.start));
}

/** Null for a table that is shorter than what it claims to hold. */
function entriesOf(table: Buffer, count: number, from: number, bytes: number): number[] | null {
  if (from + count * bytes > table.length) return null;
  return Array.from({ length: count }, (_, index) => from + index * bytes);
}

/** Either one size for all or a list. */
function readSizes(video: VideoFile, tables: Span) {
  const table = readTable(video, tables, "stsz");
  if (!table || table.length < 12) return null;
  const same = table.readUInt32BE(4);
  const count = table.readUInt32BE(8);
  if (same > 0) return { count, between: (from: number, to: number) => same * (to - from) };
  const entries = entriesOf(table, count, 12, 4);
  return (
    entries && {
      count,
      between: (from: number, to: number) =>
        entries.slice(from, to).reduce((sum, at) => sum + table.readUInt32BE(at), 0),
    }
  );
}

/** Each entry names the first chunk from which on a chunk holds so many samples. */
function readCounts(video: VideoFile, tables: Span): ((chunk: number) => number) | null {
  const table = readTable(video, tables, "stsc");
  const entries = table && entriesOf(table, table.readUInt32BE(4), 8, 12);
  if (!entries) return null;
  const runs = entries.map((at) => ({
    firstChunk: table.readUInt32BE(at),
    samples: table.readUInt32BE(at + 4),
  }));
  let run = 0;
  return (chunk) => {
    while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= chunk) run += 1;
    return runs[run]?.samples ?? 0;
  };
}

function readOffsets(video: VideoFile, tables: Span): number[] | null {
  const short = readTable(video, tables, "stco");
  const table = short ?? readTable(video, tables, "co64");
  const entries = table && entriesOf(table, table.readUInt32BE(4), 8, short ? 4 : 8);
  if (!entries) return null;
  return entries.map((at) => (short ? table.readUInt32BE(at) : Number(table.readBigUInt64BE(at))));
}
