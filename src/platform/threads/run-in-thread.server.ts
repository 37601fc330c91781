import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { fromThreadAnswer, type ThreadAnswer } from "./thread-messages.server.ts";

export interface ThreadTask {
  /** The file with the work, by its name inside the package. */
  file: `#${string}`;
  input: unknown;
  /** After so long the thread is ended, whatever it does. */
  seconds: number;
  heapMegabytes: number;
}

/** The work took longer, or more memory, than it may. */
export class ThreadLimitError extends Error {
  override name = "ThreadLimitError";
}

/** The sources are there in production too: the built server starts threads from the same files. */
const require = createRequire(import.meta.url);

/** Runs what strangers' files decide about apart from the thread that answers, and within bounds. */
export async function runInThread({ file, input, seconds, heapMegabytes }: ThreadTask) {
  const worker = new Worker(require.resolve(file), {
    workerData: input,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: {
      maxOldGenerationSizeMb: heapMegabytes,
      maxYoungGenerationSizeMb: Math.ceil(heapMegabytes / 4),
      stackSizeMb: 4,
    },
  });
  try {
    return fromThreadAnswer(await answerOf(worker, seconds));
  } finally {
    // Nobody waits for it: the answer is known, whatever the thread still does.
    void worker.terminate();
  }
}

function answerOf(worker: Worker, seconds: number): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ThreadLimitError(`No answer within ${seconds} s`)),
      seconds * 1000,
    );
    worker.once("message", resolve);
    worker.once("error", (error: NodeJS.ErrnoException) => {
      const isLimit = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      reject(isLimit ? new ThreadLimitError(error.message, { cause: error }) : error);
    });
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("The thread ended without an answer"));
    });
  });
}
