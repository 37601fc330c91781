import { expect, test } from "vitest";
import { tellingLine } from "./telling-rules.ts";

const LONG = "The dock is deep enough for our keel at low water. ".repeat(8);

test("a short review is told whole, a long one ends with a sentence", () => {
  expect(tellingLine("Good holding.\n\nQuiet at night.")).toBe("Good holding. Quiet at night.");
  const line = tellingLine(LONG);
  expect(line).toBe("The dock is deep enough for our keel at low water. ".repeat(3).trim());
  expect(tellingLine(`${"x".repeat(20)} said “Come back!” ${LONG}`)).toMatch(/water\.$/);
});

test("one sentence without end is cut between words", () => {
  const line = tellingLine("and then we went on and on, ".repeat(20));
  expect(line.length).toBeLessThan(185);
  expect(line).toMatch(/(and|then|we|went|on) …$/);
  expect(tellingLine("x".repeat(500)).length).toBeLessThan(185);
});
