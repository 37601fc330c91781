import type { FileHandle } from "node:fs/promises";
import { findBox } from "./mp4-boxes.server.ts";
import { readAt, type Span } from "./video-bytes.server.ts";

/** A sensor writes a sample or a few a second: what has more of them is not what it says it is. */
const TABLE_MAX_BYTES = 1024 * 1024;

/** Where in the file a track's samples lie; null when its tables cannot be followed. */
export async function samplesOf(handle: FileHandle, track: Span): Promise<Span[] | null> {
  const tables = await findBox(handle, track, ["mdia", "minf", "stbl"]);
  if (!tables) return [];
  const sizes = await readTable(handle, tables, "stsz");
  const runs = await readTable(handle, tables, "stsc");
  const offsets = await readOffsets(handle, tables);
  if (!sizes || !runs || !offsets) return null;
  const sizeOf = sizesIn(sizes);
  const countIn = countsIn(runs);
  const spans: Span[] = [];
  let sample = 0;
  for (const [chunk, start] of offsets.entries()) {
    let end = start;
    for (let left = countIn(chunk + 1); left > 0 && sample < sizeOf.count; left -= 1) {
      end += sizeOf.at(sample);
      sample += 1;
    }
    spans.push({ start, end });
  }
  return spans;
}

async function readTable(handle: FileHandle, tables: Span, type: string): Promise<Buffer | null> {
  const span = await findBox(handle, tables, [type]);
  if (!span || span.end - span.start > TABLE_MAX_BYTES) return null;
  return readAt(handle, span.start, span.end - span.start);
}

/** Either one size for all or a list. */
function sizesIn(table: Buffer) {
  const same = uint32(table, 4);
  return {
    count: uint32(table, 8),
    at: (sample: number) => same || uint32(table, 12 + sample * 4),
  };
}

/** Each entry names the first chunk from which on a chunk holds so many samples. */
function countsIn(table: Buffer): (chunk: number) => number {
  const entries = Math.min(uint32(table, 4), Math.floor((table.length - 8) / 12));
  let entry = 0;
  return (chunk) => {
    while (entry + 1 < entries && uint32(table, 8 + (entry + 1) * 12) <= chunk) entry += 1;
    return uint32(table, 8 + entry * 12 + 4);
  };
}

async function readOffsets(handle: FileHandle, tables: Span): Promise<number[] | null> {
  const short = await readTable(handle, tables, "stco");
  if (short) return entriesOf(short, 4).map((at) => uint32(short, at));
  const long = await readTable(handle, tables, "co64");
  return long && entriesOf(long, 8).map((at) => Number(long.readBigUInt64BE(at)));
}

function entriesOf(table: Buffer, bytes: number): number[] {
  const count = Math.min(uint32(table, 4), Math.floor((table.length - 8) / bytes));
  return Array.from({ length: Math.max(0, count) }, (_, index) => 8 + index * bytes);
}

/** Zero past the end of a table that is cut short. */
const uint32 = (table: Buffer, at: number): number =>
  at + 4 <= table.length ? table.readUInt32BE(at) : 0;
