import { answerInThread } from "#src/platform/threads/answer-in-thread.server.ts";
import { AppError } from "#src/shared/errors.ts";

/** What a thread may do wrong, by name. */
const DEEDS: Record<string, () => unknown> = {
  answer: () => ({ seconds: 12 }),
  refuse: () => {
    throw new AppError("too_large", "Too long.", { code: "video_too_long" });
  },
  "fill the disk": () => {
    throw Object.assign(new Error("write failed"), { code: "ENOSPC" });
  },
  "never end": () => {
    for (;;);
  },
  "take memory": () => {
    const taken: string[][] = [];
    for (;;) taken.push(Array<number>(100).fill(0).map(String));
  },
  "take pages of WebAssembly": () => new WebAssembly.Memory({ initial: 1 }).grow(1000),
  vanish: () => process.exit(0),
};

await answerInThread(async (deed) => DEEDS[String(deed)]?.(), { wasmMegabytes: 16 });
