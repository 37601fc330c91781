import { open } from "node:fs/promises";
import { blankMp4 } from "./blank-mp4.server.ts";
import { blankWebm } from "./blank-webm.server.ts";
import type { VideoFacts } from "./read-video.server.ts";

/**
 * Cameras write where a video was taken into it. Everything that is not needed for playing is
 * turned into padding of the same length, in place, so that no offset in the file changes.
 */
export async function blankVideoMetadata(
  file: string,
  contentType: VideoFacts["contentType"],
): Promise<void> {
  const handle = await open(file, "r+");
  try {
    const { size } = await handle.stat();
    await (contentType === "video/webm" ? blankWebm : blankMp4)(handle, size);
  } finally {
    await handle.close();
  }
}
