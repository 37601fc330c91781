import { parentPort } from "node:worker_threads";
import { toThreadAnswer } from "./thread-messages.server.ts";

/** The body of a file that a standing thread runs: one answer to each question, in turn. */
export function answerQuestions(work: (input: unknown) => Promise<unknown>): void {
  parentPort?.on("message", async (input: unknown) => {
    const answer = await work(input).then((result) => ({ result }), toThreadAnswer);
    parentPort?.postMessage(answer);
  });
}
