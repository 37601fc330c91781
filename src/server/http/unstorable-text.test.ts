import { expect, test } from "vitest";
import { objectToUnstorableText } from "./unstorable-text.ts";

test.each([
  [{ name: "Zoë 🌊", n: 7, list: [true, null, "x"], when: undefined }, []],
  ["plain", []],
  [Buffer.from("a\0b"), []],
  ["a\0b", ["body"]],
  [{ name: "a\0b", other: "fine" }, ["name"]],
  [{ name: "\ud83c" }, ["name"]],
  [{ name: "\udf0a" }, ["name"]],
  [{ trip: { stops: ["x", "\0"] } }, ["trip.stops.1"]],
  [{ "a\0b": "x" }, ["body"]],
  [{ a: "\0", b: "\0" }, ["a", "b"]],
])("in %j the fields %j hold what no database keeps", (value, fields) => {
  expect(Object.keys(objectToUnstorableText(value))).toEqual(fields);
});
