import { expect, test } from "vitest";
import { runInThread, ThreadLimitError } from "./run-in-thread.server.ts";

const run = (deed: string, seconds = 20) =>
  runInThread({
    file: "#tests/support/threads-for-tests.ts",
    input: deed,
    seconds,
    heapMegabytes: 24,
  });

test("a thread's answer and its refusal arrive as they are", async () => {
  expect(await run("answer")).toEqual({ seconds: 12 });
  await expect(run("refuse")).rejects.toMatchObject({ kind: "too_large", code: "video_too_long" });
});

test("a failure keeps its code, so that a full disk is told as one", async () => {
  await expect(run("fill the disk")).rejects.toMatchObject({ code: "ENOSPC" });
});

test("a thread that never ends is ended, and this one goes on meanwhile", async () => {
  let ticks = 0;
  const clock = setInterval(() => ticks++, 10);
  await expect(run("never end", 2)).rejects.toThrow(ThreadLimitError);
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(20);
});

test("a thread that takes more memory than it may is ended", async () => {
  await expect(run("take memory")).rejects.toThrow(ThreadLimitError);
  await expect(run("take pages of WebAssembly")).rejects.toThrow("more than a thread may have");
});

test("a thread that ends without an answer is an error", async () => {
  await expect(run("vanish")).rejects.toThrow("without an answer");
});
