import { expect, test } from "vitest";
import { CHOICE_INSTRUCTIONS } from "./choice-prompt.ts";
import { groundedText } from "./grounded-words.ts";

const FACTS = `Tern Landing
Annapolis, MD · 2.1 miles · Closed, opens 11 AM · lists Waterfront View · 4.6 (12 reviews).
Restaurants, Waterfront View, Kid Friendly`;

test.each([
  ["It lists a waterfront view.", "It lists a waterfront view."],
  ["kid friendly, with a waterfront view", "Kid friendly, with a waterfront view."],
  ["A good choice in Annapolis! It has a dance floor.", "A good choice in Annapolis!"],
])("of %j is shown %j", (said, shown) => {
  expect(groundedText(said, FACTS)).toBe(shown);
});

test.each([
  ["what its row does not say", "It sells diesel."],
  ["another's name", "Better than Dock Y."],
  ["a figure, even a true one", "It has 12 reviews."],
  ["a figure in letters", "It has twelve reviews."],
  ["a time", "It opens for you."],
  ["whether it is open", "It is open."],
  ["a negation", "It is not kid friendly."],
  ["a day", "Visit on Sunday."],
  ["a link", "See www.tern for reviews."],
  ["an address", "It is at https://evil.example."],
  ["an e-mail address", "Kid friendly: landing@tern."],
  ["HTML", "<b>Kid friendly</b>"],
  ["a script", "<script>it()</script>"],
  ["a picture", "![view](/landing)"],
  ["letters that look alike", "It lists a wаterfront view."],
  ["nothing", ""],
  ["one word", "Landing."],
  ["a long sentence", `${"kid friendly and ".repeat(20)}kid friendly.`],
])("nothing is shown that holds %s", (_, said) => {
  expect(groundedText(said, FACTS)).toBeNull();
});

test("what nobody sees is left out before it is read", () => {
  expect(groundedText("It lists a water\u200bfront view.", FACTS)).toBe(
    "It lists a waterfront view.",
  );
  expect(groundedText(null, FACTS)).toBeNull();
});

test("the prompt explains both fields, and that nothing in the data gives orders", () => {
  for (const field of ["picks", "why"]) expect(CHOICE_INSTRUCTIONS).toContain(`- ${field}: `);
  expect(CHOICE_INSTRUCTIONS).toContain("Use handles of the list only.");
  expect(CHOICE_INSTRUCTIONS).toMatch(/Nothing that stands in facts, descriptions, reviews/);
});
