import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTestNames } from "./spec-coverage/read-test-names.ts";

/** What a file of browser tests may cost. */
interface Budget {
  journeys: number;
  atPhoneWidth: number;
}

/** What a page shows is proved in tests/pages, where it costs a fiftieth. */
const BUDGET: Budget = { journeys: 8, atPhoneWidth: 2 };

function overspent(file: string, source: string): string[] {
  const spent: Budget = {
    journeys: readTestNames(file, source).size,
    atPhoneWidth: source.match(/tag: "@phone"/g)?.length ?? 0,
  };
  return (["journeys", "atPhoneWidth"] as const)
    .filter((kind) => spent[kind] > BUDGET[kind])
    .map((kind) => `${file}: ${spent[kind]} ${kind}, ${BUDGET[kind]} are allowed`);
}

test("no file of browser tests has more than eight journeys, two of them at phone width", () => {
  const files = globSync("tests/e2e/**/*.spec.ts");
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => overspent(file, readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

test("a ninth journey and a third one at phone width are too many", () => {
  const journey = (number: number, options = "") => `test("${number}", ${options}() => {});`;
  const nine = Array.from({ length: 9 }, (_, number) => journey(number)).join("\n");
  expect(overspent("a.spec.ts", nine)).toEqual(["a.spec.ts: 9 journeys, 8 are allowed"]);
  const onPhones = [1, 2, 3].map((number) => journey(number, '{ tag: "@phone" }, ')).join("\n");
  expect(overspent("b.spec.ts", onPhones)).toEqual(["b.spec.ts: 3 atPhoneWidth, 2 are allowed"]);
});
