import { expect, test } from "vitest";
import { describeCrash, tellOperator } from "./tell-operator.ts";

const FULL = "The disk is full: make room for the data folder, then start Landfall again.";

test.each([
  ["the system's", Object.assign(new Error("write"), { code: "ENOSPC" })],
  ["PostgreSQL's", Object.assign(new Error("could not extend file"), { code: "53100" })],
  [
    "one below another",
    new Error("It failed", { cause: Object.assign(new Error("x"), { code: "EDQUOT" }) }),
  ],
  [
    "one that is only said",
    new Error(
      "PostgreSQL ended while starting (1). FATAL: could not write: No space left on device",
    ),
  ],
])("a full disk at the start is one sentence: %s", (_whose, error) => {
  expect(tellOperator(error)).toBe(FULL);
});

test("what only an engineer can mend is told whole", () => {
  const error = new Error("Something else");
  expect(tellOperator(error)).toBe(error);
});

test.each([
  [{ code: 2, stderr: "" }, "it ended with 2"],
  [{ code: "SIGKILL", stderr: "LOG:  ready\n" }, "it ended with SIGKILL"],
  [
    {
      code: "SIGABRT",
      stderr: "LOG:  ready\n2026 UTC [7] PANIC:  could not find page 3\nLOG:  bye",
    },
    "PANIC: could not find page 3",
  ],
])("a database that ends by itself is one sentence with its reason: %j", (ending, reason) => {
  expect(describeCrash(ending)).toBe(
    `The database ended by itself (${reason}), so Landfall ends, too: start it again, what was saved is kept.`,
  );
});

test("a database that a full disk ends says so", () => {
  const stderr = "PANIC:  could not write to file: No space left on device";
  expect(describeCrash({ code: "SIGABRT", stderr })).toBe(`The database ended. ${FULL}`);
});
