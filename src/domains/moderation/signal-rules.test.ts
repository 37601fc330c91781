import { describe, expect, test } from "vitest";
import { signalsOfHistory, signalsOfText } from "./signal-rules.ts";

const kinds = (text: string) => signalsOfText(text).map(({ kind }) => kind);

describe("the words of a contribution", () => {
  test.each([
    "See https://a.example and www.b.example for more",
    "Cheap slips at slips.xyz or slips.shop",
    "Click here for a better dock",
    "Use my PROMO CODE at the bar",
    "I made guaranteed income with bitcoin",
  ])("that sell something are a signal: %s", (text) => {
    expect(kinds(text)).toContain("link_spam");
  });

  test.each(["what a shitty dock", "FUCKING loud", "total a55hole at the bar", "b!tch please"])(
    "that are rude are a signal, also in disguise: %s",
    (text) => {
      expect(kinds(text)).toEqual(["profanity"]);
    },
  );

  test.each([
    "The menu is at halfwayrock.com, one page.",
    "We passed Scunthorpe, Assateague and Cockspur Island in a shift change.",
    "Spicy shrimp, 5 stars! $15 for a dozen, slip 1A, VHF 71.",
    "Bass were biting; a cocktail at the classic bar.",
  ])("that people write every day are none: %s", (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test("are named in the reason, rude ones masked", () => {
    expect(signalsOfText("click here you bastard")).toEqual([
      { kind: "link_spam", reason: "Reads like advertising: “click here”" },
      { kind: "profanity", reason: "Rude words: b******" },
    ]);
  });
});

test("its history speaks from the first twin and from the third of many", () => {
  const none = { sameText: 0, sameEmail: 0, sameSender: 0, anonymousAgain: 0 };
  expect(signalsOfHistory({ ...none, sameEmail: 2, sameSender: 2 })).toEqual([]);
  expect(signalsOfHistory({ sameText: 1, sameEmail: 3, sameSender: 4, anonymousAgain: 2 })).toEqual(
    [
      { kind: "duplicate_text", reason: "The same text was sent once before" },
      { kind: "many_from_email", reason: "3 others from this e-mail address in 7 days" },
      { kind: "many_from_sender", reason: "4 others from this network address in 7 days" },
      {
        kind: "anonymous_again",
        reason:
          "The same network address wrote about this place 2 times before, without an account",
      },
    ],
  );
});
