import { expect, test } from "vitest";
import { createRest } from "./rest-after-failures.ts";

test("after three failures running nobody waits for a minute, then one tries", () => {
  let now = 0;
  const rest = createRest(() => now);
  for (const reason of ["timeout", "unreachable"] as const) rest.hear(reason);
  expect(rest.isDue()).toBe(false);
  rest.hear("timeout");
  expect(rest.isDue()).toBe(true);
  now = 59_999;
  expect(rest.isDue()).toBe(true);
  now = 60_000;
  expect([rest.isDue(), rest.isDue()]).toEqual([false, true]);
  rest.hear(null);
  expect(rest.isDue()).toBe(false);
});

test("what the visitor or the budget ended is no failure, and any answer ends the count", () => {
  const rest = createRest(() => 0);
  for (const reason of ["timeout", "timeout", "gone", "over-budget"] as const) rest.hear(reason);
  expect(rest.isDue()).toBe(false);
  rest.hear("refused");
  for (const reason of ["timeout", "timeout"] as const) rest.hear(reason);
  expect(rest.isDue()).toBe(false);
});
