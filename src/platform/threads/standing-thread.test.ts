import { afterAll, expect, test } from "vitest";
import { ThreadLimitError } from "./run-in-thread.server.ts";
import { createStandingThread } from "./standing-thread.server.ts";

const thread = createStandingThread({
  file: "#tests/support/standing-thread-for-tests.ts",
  seconds: 1,
  startSeconds: 19,
  idleSeconds: 60,
  heapMegabytes: 64,
});
afterAll(() => thread.end());

test("a thread keeps what it loaded from one question to the next", async () => {
  expect(await thread.ask("count")).toBe(1);
  expect(await thread.ask("count")).toBe(2);
});

test("its failure is told, and it goes on", async () => {
  await expect(thread.ask("fail")).rejects.toThrow("no such picture");
  expect(await thread.ask("count")).toBe(3);
});

test("one that crashes, and one that never ends, are replaced by the next question", async () => {
  await expect(thread.ask("vanish")).rejects.toThrow("without an answer");
  expect(await thread.ask("count")).toBe(1);
  await expect(thread.ask("never end")).rejects.toThrow(ThreadLimitError);
  expect(await thread.ask("count")).toBe(1);
});
