import { answerInThread } from "#src/platform/threads/answer-in-thread.server.ts";
import { blankVideoMetadata } from "./blank-video-metadata.server.ts";
import { readVideo } from "./read-video.server.ts";
import { unreadableVideo } from "./unreadable-video.server.ts";

const WASM_MEGABYTES = 128;

/**
 * Runs in a thread of its own, started by `prepareVideo`: nothing else may import it. What a person
 * sent is walked through by our own bounds first, and only then by the library that knows codecs.
 */
await answerInThread(
  async (file) => {
    const container = blankVideoMetadata(String(file));
    const facts = await readVideo(String(file));
    if ((container === "webm") !== (facts.contentType === "video/webm")) throw unreadableVideo();
    return facts;
  },
  { wasmMegabytes: WASM_MEGABYTES },
);
