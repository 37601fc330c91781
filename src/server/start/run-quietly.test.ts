import { afterEach, expect, test, vi } from "vitest";
import { runQuietly } from "./run-quietly.ts";
import { showSteps } from "./show-steps.ts";

afterEach(() => vi.useRealTimers());

const run = (script: string, onLine = (_line: string) => {}) =>
  runQuietly(process.execPath, ["-e", script], onLine);

test("a program that ends well is heard and leaves nothing", async () => {
  const heard: string[] = [];
  await run("console.log('one'); console.log('two')", (line) => heard.push(line));
  expect(heard).toEqual(["one", "two"]);
});

test("a program that fails hands over all that it said, on both ways", async () => {
  const failing = run("console.log('went on'); console.error('line 7 is wrong'); process.exit(3)");
  const error: Error = await failing.then(
    () => new Error("It ended well."),
    (reason) => reason,
  );
  for (const part of ["went on", "line 7 is wrong", "It ended with 3."]) {
    expect(error.message).toContain(part);
  }
});

test("steps are a line each, with a sign of life and their time", () => {
  vi.useFakeTimers();
  let text = "";
  const steps = showSteps(["one", "two"], (more) => (text += more));
  steps.next();
  vi.advanceTimersByTime(4100);
  steps.next();
  vi.advanceTimersByTime(1000);
  steps.end();
  vi.advanceTimersByTime(10_000);
  expect(text).toBe("  1 of 2, one .. 4 s\n  2 of 2, two  1 s\n");
});
