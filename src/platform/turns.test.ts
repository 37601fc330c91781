import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.server.ts";

/** Works that end when they are told to, and who is at work. */
function createWorks() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    running.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    running.splice(running.indexOf(name), 1);
    return name;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await sleep(1);
  };
  return { running, work, end };
}

test("each person has one turn at a time, and who waits longest is next", async () => {
  const turns = createTurns({ atOnce: 2, weightMax: 100, waitingMax: 10 });
  const { running, work, end } = createWorks();
  const all = ["a1", "a2", "a3", "b1", "c1"].map((name) =>
    turns.take(name.slice(0, 1), 1, work(name)),
  );
  await sleep(1);
  expect(running).toEqual(["a1", "b1"]);
  await end("b1");
  expect(running).toEqual(["a1", "c1"]);
  for (const name of ["a1", "c1", "a2", "a3"]) await end(name);
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1"]);
});

test("what is heavy waits until there is room, and what is heavier than all runs alone", async () => {
  const turns = createTurns({ atOnce: 3, weightMax: 10, waitingMax: 10 });
  const { running, work, end } = createWorks();
  const all = [
    turns.take("a", 6, work("six")),
    turns.take("b", 50, work("fifty")),
    turns.take("c", 1, work("one")),
  ];
  await sleep(1);
  expect(running).toEqual(["six"]);
  await end("six");
  expect(running).toEqual(["fifty"]);
  await end("fifty");
  await end("one");
  await Promise.all(all);
});

test("more than can wait are told to come back, and a work that fails makes room", async () => {
  const turns = createTurns({ atOnce: 1, weightMax: 1, waitingMax: 1 });
  const failing = turns.take("a", 1, async () => {
    await sleep(5);
    throw new Error("broken");
  });
  const second = turns.take("b", 1, async () => "done");
  await expect(turns.take("c", 1, async () => "no")).rejects.toMatchObject({
    kind: "unavailable",
    retryAfterSeconds: 5,
  });
  await expect(failing).rejects.toThrow("broken");
  expect(await second).toBe("done");
});
