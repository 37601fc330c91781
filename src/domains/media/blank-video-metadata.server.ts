import { blankMp4 } from "./blank-mp4.server.ts";
import { blankWebm } from "./blank-webm.server.ts";
import { withVideoFile } from "./video-file.server.ts";

export type VideoContainer = "webm" | "mp4";

const WEBM_SIGNATURE = "1a45dfa3";

/**
 * Cameras write where a video was taken into it. Everything that is not needed for playing is
 * turned into padding of the same length, in place, so that no offset in the file changes.
 */
export function blankVideoMetadata(file: string): VideoContainer {
  return withVideoFile(file, (video) => {
    const isWebm = video.read(0, 4).toString("hex") === WEBM_SIGNATURE;
    (isWebm ? blankWebm : blankMp4)(video);
    return isWebm ? "webm" : "mp4";
  });
}
