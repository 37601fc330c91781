import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const explained = read("../docs/decisions/0007-dependencies.md")
  .split("\n")
  .filter((line) => /^\| (?!package|-)/.test(line))
  .flatMap((line) => line.split("|")[1]?.split(",") ?? [])
  .map((name) => name.trim());

test("every dependency stands with its reason in decision 0007, and no other", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    read("../package.json"),
  );
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(explained.toSorted()).toEqual(used.toSorted());
});
