import { describe, expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Renderings that end when they are told to, and the order in which they began. */
function openQueue(options: { atOnce?: number; waitingMax?: number; waitingMaxOfOne?: number }) {
  const queue = createRenderQueue({ atOnce: 1, waitingMax: 10, waitingMaxOfOne: 10, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (client: string, page: string) =>
    queue
      .run(client, () => {
        begun.push(page);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch(({ code, status, retryAfterSeconds }) => {
        refused.push(page);
        return { code, status, retryAfterSeconds };
      });
  const endNext = async () => {
    ends.shift()?.();
    await settle();
  };
  return { queue, begun, refused, ask, endNext };
}

describe("the queue of renderings", () => {
  test("does so many at once and no more", async () => {
    const { queue, begun, ask, endNext } = openQueue({ atOnce: 2 });
    for (const page of ["1", "2", "3"]) void ask("a", page);
    await settle();
    expect(begun).toEqual(["1", "2"]);
    expect(queue.state()).toEqual({ running: 2, waiting: 1, refused: 0 });
    await endNext();
    expect(begun).toEqual(["1", "2", "3"]);
  });

  test("gives clients turns, however much one of them asks for", async () => {
    const { begun, ask, endNext } = openQueue({});
    for (const page of ["a1", "a2", "a3", "a4"]) void ask("a", page);
    void ask("b", "b1");
    void ask("c", "c1");
    void ask("b", "b2");
    for (let ended = 0; ended < 7; ended += 1) await endNext();
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  test("refuses a client that waits for too much, and says when to come again", async () => {
    const { ask, refused } = openQueue({ waitingMaxOfOne: 2 });
    for (const page of ["1", "2", "3"]) void ask("a", page);
    expect(await ask("a", "4")).toEqual({ code: "too_busy", status: 503, retryAfterSeconds: 5 });
    expect(refused).toEqual(["4"]);
  });

  test("when it is full, whoever waits for the most loses the last of it to a newcomer", async () => {
    const { queue, ask, refused } = openQueue({ waitingMax: 4 });
    for (const page of ["a1", "a2", "a3", "a4", "a5"]) void ask("a", page);
    void ask("b", "b1");
    await settle();
    expect(refused).toEqual(["a5"]);
    void ask("a", "a6");
    await settle();
    expect(refused).toEqual(["a5", "a6"]);
    expect(queue.state()).toEqual({ running: 1, waiting: 4, refused: 2 });
  });

  test("goes on after a rendering that failed", async () => {
    const { queue } = openQueue({});
    await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow();
    await settle();
    await expect(queue.run("a", async () => "whole")).resolves.toBe("whole");
    await settle();
    expect(queue.state()).toEqual({ running: 0, waiting: 0, refused: 0 });
  });
});
