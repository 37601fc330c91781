import { createStandingThread } from "#src/platform/threads/standing-thread.server.ts";
import { createTurns } from "#src/platform/turns.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { PictureEvidence } from "./evidence-rules.ts";

const WAITING_MAX = 8;
const TRY_AGAIN_SECONDS = 5;
const BUSY = "Many photos are being looked at just now. Please try again in a moment.";
const FAILED = "The photo could not be looked at just now. Please try again.";

/** Loaded with the first photo; given back when nobody asked for ten minutes. */
const thread = createStandingThread({
  file: "#src/domains/identification/model-thread.server.ts",
  seconds: 15,
  startSeconds: 45,
  idleSeconds: 600,
  heapMegabytes: 256,
});

const turns = createTurns({ atOnce: 1, weightMax: 1, waitingMax: WAITING_MAX, busy: BUSY });

/** One photo at a time; each person has one turn, so that nobody is kept waiting by somebody's album. */
export const lookAtPicture = (person: string, pixels: Uint8Array): Promise<PictureEvidence> =>
  turns.take(person, 1, async () => {
    try {
      return (await thread.ask(pixels)) as PictureEvidence;
    } catch (cause) {
      throw new AppError("unavailable", FAILED, { retryAfterSeconds: TRY_AGAIN_SECONDS, cause });
    }
  });

/** Before the process ends; the next photo would load the model again. */
export const endImageModel = (): Promise<void> => thread.end();
