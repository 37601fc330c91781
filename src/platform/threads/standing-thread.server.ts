import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { ThreadLimitError } from "./run-in-thread.server.ts";
import { fromThreadAnswer, type ThreadAnswer } from "./thread-messages.server.ts";

interface StandingThreadOptions {
  /** The file with the work, by its name inside the package. */
  file: `#${string}`;
  /** After so long without an answer the thread is ended; the next question starts a new one. */
  seconds: number;
  /** What it may take besides until it answers the first time. */
  startSeconds: number;
  /** Nobody asked for so long: what it holds in memory is given back. */
  idleSeconds: number;
  heapMegabytes: number;
}

export interface StandingThread {
  /** One question at a time: whoever asks keeps the others waiting. */
  ask(input: unknown): Promise<unknown>;
  end(): Promise<void>;
}

const require = createRequire(import.meta.url);

/** A thread that is started by the first question, keeps what it loaded, and is replaced when it fails. */
export function createStandingThread(options: StandingThreadOptions): StandingThread {
  let running: Worker | undefined;
  let hasAnswered = false;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    const ended = running;
    running = undefined;
    hasAnswered = false;
    await ended?.terminate();
  };

  return {
    end,
    async ask(input) {
      clearTimeout(idle);
      running ??= startThread(options);
      const seconds = options.seconds + (hasAnswered ? 0 : options.startSeconds);
      const answer = await answerOf(running, input, seconds).catch(async (error: unknown) => {
        await end();
        throw error;
      });
      hasAnswered = true;
      idle = setTimeout(() => void end(), options.idleSeconds * 1000).unref();
      return fromThreadAnswer(answer);
    },
  };
}

function startThread({ file, heapMegabytes }: StandingThreadOptions): Worker {
  const worker = new Worker(require.resolve(file), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // What its libraries say about themselves is not for the log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // It keeps no process alive that has nothing else to do.
  worker.unref();
  return worker;
}

function answerOf(worker: Worker, input: unknown, seconds: number): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
  const vanish = () => reject(new Error("The thread ended without an answer"));
  const timer = setTimeout(
    () => reject(new ThreadLimitError(`No answer within ${seconds} s`)),
    seconds * 1000,
  );
  worker.on("message", resolve).on("error", reject).on("exit", vanish);
  worker.postMessage(input);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", reject).off("exit", vanish);
  });
}
