import { expect, test } from "vitest";
import { decisionText } from "./decision-text.ts";

test.each([
  ["claim.approve", "Claim: approve"],
  ["review.approve-change", "Review: approve change"],
])("the decision %s reads in words: %s", (action, words) => {
  expect(decisionText(action)).toBe(words);
});
