import { answerQuestions } from "#src/platform/threads/answer-questions.server.ts";

let count = 0;

/** What a thread that stays may do, by name. */
const DEEDS: Record<string, () => unknown> = {
  count: () => {
    count += 1;
    return count;
  },
  fail: () => {
    throw new Error("no such picture");
  },
  "never end": () => {
    for (;;);
  },
  vanish: () => process.exit(0),
};

answerQuestions(async (deed) => DEEDS[String(deed)]?.());
