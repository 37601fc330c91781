import { expect, test, vi } from "vitest";
import { until } from "#tests/support/until.ts";
import { lookAtPicture } from "./image-model.server.ts";

/** A thread that answers when it is told to. */
const asked: { answer: (seen: unknown) => void; fail: (error: Error) => void }[] = [];
vi.mock("#src/platform/threads/standing-thread.server.ts", () => ({
  createStandingThread: () => ({
    ask: () => new Promise((answer, fail) => asked.push({ answer, fail })),
  }),
}));

const PIXELS = new Uint8Array(3);
const look = (person: string) => lookAtPicture(person, PIXELS);

test("one photo is looked at and eight wait; then it is said when to try again", async () => {
  const people = Array.from({ length: 9 }, (_, index) => look(`person ${index}`));
  await expect(look("one more")).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(asked).toHaveLength(1);
  for (let turn = 0; turn < people.length; turn += 1) {
    asked[turn]?.answer(turn);
    expect(await people[turn]).toBe(turn);
  }
});

test("a thread that fails is told as something that passes", async () => {
  const seen = look("somebody");
  await until(() => expect(asked).toHaveLength(10));
  asked.at(-1)?.fail(new Error("The thread ended without an answer"));
  await expect(seen).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
});
