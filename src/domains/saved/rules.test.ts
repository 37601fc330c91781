import { expect, test } from "vitest";
import { SAVED_MAX } from "./limits-contract.ts";
import { readKeptIds, withId, withoutId } from "./rules.ts";

test("a place is put first, once, and the oldest gives way", () => {
  expect(withId([2, 1], 3)).toEqual([3, 2, 1]);
  expect(withId([2, 1], 1)).toEqual([2, 1]);
  expect(withoutId([3, 2, 1], 2)).toEqual([3, 1]);
  const full = Array.from({ length: SAVED_MAX }, (_, n) => n + 1);
  expect(withId(full, 999)).toHaveLength(SAVED_MAX);
});

test.each([
  [null, []],
  ["[3,1,3]", [3, 1]],
  ["not json", []],
  ['{"a":1}', []],
  ['[1,"2"]', []],
  ["[-1]", []],
  ["null", []],
])("what a device kept as %j is read as %j", (text, ids) => {
  expect(readKeptIds(text)).toEqual(ids);
});
