import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allJobHandlers } from "#src/server/jobs.ts";

const [, section = ""] = readFileSync("docs/operations.md", "utf8").split("## Recurring jobs\n");
const [table = ""] = section.split("\n## ");

/** One row may name several. */
const explained = table
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([a-z-]+)`/g)])
  .map(([, name]) => name);

test("operators read of every job that runs by the clock, and of no other", () => {
  const recurring = allJobHandlers.filter(({ job }) => job.cron).map(({ job }) => job.name);
  expect(explained.toSorted()).toEqual(recurring.toSorted());
});
