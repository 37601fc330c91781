import type { UploadQueue } from "./upload-queue.ts";

type Outcome = "arrived" | "refused" | "stopped";

/** Until nothing is left to send, one is refused, or the person stops waiting. */
export function waitForUploads(queue: UploadQueue, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      unsubscribe();
      signal.removeEventListener("abort", stop);
      resolve(outcome);
    };
    const stop = () => end("stopped");
    const look = () => {
      const { uploads } = queue.read();
      if (uploads.length === 0) end("arrived");
      else if (uploads.some(({ status }) => status === "refused")) end("refused");
    };
    const unsubscribe = queue.subscribe(look);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    else look();
  });
}
