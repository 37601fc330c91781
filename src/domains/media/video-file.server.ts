import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { unreadableVideo } from "./unreadable-video.server.ts";

export interface Span {
  start: number;
  end: number;
}

/** A video that is changed in place. Reading and writing wait: only a thread of its own has it. */
export interface VideoFile {
  size: number;
  /** What lies behind the end of the file reads as zeros. */
  read(at: number, bytes: number): Buffer;
  write(at: number, bytes: Buffer): void;
  zero(span: Span): void;
  /** Called for each part that is looked at. */
  countPart(): void;
}

/** Ten minutes of single pictures and sounds are 100,000 parts: what has more is made to harm. */
const PARTS_MAX = 250_000;
const WINDOW_BYTES = 4096;
const ZEROS = Buffer.alloc(64 * 1024);

export function withVideoFile<T>(file: string, work: (video: VideoFile) => T): T {
  const descriptor = openSync(file, "r+");
  try {
    return work(createVideoFile(descriptor, fstatSync(descriptor).size));
  } finally {
    closeSync(descriptor);
  }
}

function createVideoFile(descriptor: number, size: number): VideoFile {
  let parts = 0;
  let zeroed = 0;
  let window = { start: 0, bytes: Buffer.alloc(0) };

  function write(at: number, bytes: Buffer): void {
    writeSync(descriptor, bytes, 0, bytes.length, at);
    if (at < window.start + window.bytes.length && at + bytes.length > window.start) {
      window = { start: 0, bytes: Buffer.alloc(0) };
    }
  }

  return {
    size,
    write,
    read(at, bytes) {
      const from = at - window.start;
      if (from < 0 || from + bytes > window.bytes.length) {
        window = { start: at, bytes: Buffer.alloc(Math.max(bytes, WINDOW_BYTES)) };
        readSync(descriptor, window.bytes, 0, window.bytes.length, at);
        return window.bytes.subarray(0, bytes);
      }
      return window.bytes.subarray(from, from + bytes);
    },
    /** Every byte is blanked once: tables that name the same ones again and again are made to harm. */
    zero({ start, end }) {
      zeroed += end - start;
      if (end > size || zeroed > size) throw unreadableVideo();
      for (let at = start; at < end; at += ZEROS.length) {
        write(at, ZEROS.subarray(0, Math.min(ZEROS.length, end - at)));
      }
    },
    countPart() {
      parts += 1;
      if (parts > PARTS_MAX) throw unreadableVideo();
    },
  };
}
