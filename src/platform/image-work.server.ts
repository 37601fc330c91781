import sharp from "sharp";
import { createTurns } from "./turns.server.ts";

/** No file is asked for twice, and each picture is worked on by one thread. */
sharp.cache(false);
sharp.concurrency(1);

/** Node has four threads for files, passwords and pictures: two stay free. */
const AT_ONCE = 2;
const BYTES_MAX = 256 * 1024 * 1024;
const WAITING_MAX = 200;

const turns = createTurns({ atOnce: AT_ONCE, weightMax: BYTES_MAX, waitingMax: WAITING_MAX });

export interface PictureFacts {
  width: number;
  height: number;
  channels: number;
  /** Of one channel of a pixel: "uchar", "ushort". */
  depth: string;
}

/** All of the process's work on pictures takes turns here, weighed by what they are decoded. */
export const workOnImage = <T>(
  person: string,
  { width, height, channels, depth }: PictureFacts,
  work: () => Promise<T>,
): Promise<T> => turns.take(person, width * height * channels * (depth === "uchar" ? 1 : 2), work);
