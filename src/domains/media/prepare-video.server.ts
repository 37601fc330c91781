import { runInThread, ThreadLimitError } from "#src/platform/threads/run-in-thread.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { VideoFacts } from "./read-video.server.ts";

/** A long film is read in a fraction of a second. */
const READING_MAX_SECONDS = 15;
const HEAP_MEGABYTES = 64;

/** Tells what the video is and takes out where it was taken, apart from the thread that answers. */
export async function prepareVideo(file: string): Promise<VideoFacts> {
  try {
    const facts = await runInThread({
      file: "#src/domains/media/video-thread.server.ts",
      input: file,
      seconds: READING_MAX_SECONDS,
      heapMegabytes: HEAP_MEGABYTES,
    });
    return facts as VideoFacts;
  } catch (error) {
    if (!(error instanceof ThreadLimitError)) throw error;
    const message = "This video takes too long to read. Please save it anew as MP4 and try again.";
    throw new AppError("invalid", message, { code: "video_too_complex", cause: error });
  }
}
