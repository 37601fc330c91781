import { expect, test } from "vitest";
import { requiredName } from "./name-contract.ts";

const Name = requiredName("Please enter your name.");

test.each([
  "http://win.example free",
  "HTTPS://WIN",
  "www.win",
  "win.example",
  "t.co/abc",
  "Free money at win-now.shop!",
  "ada@example.com",
  "ada＠example",
  "win。example",
  "win．example",
  "10.0.0.1",
  "win.exam\u00adple",
  "win [.] example",
])("%j carries an address and is no name", (name) => {
  const { error } = Name.safeParse(name);
  expect(error?.issues[0]?.message).toContain("Please leave out web and e-mail addresses");
});

test.each([
  "J. R. Ewing",
  "J.R. Ewing",
  "St. John",
  "Nell O'Hara-Smith",
  "Zoë",
  "李小龍",
  "Dr. No 3.",
])("%j is a name", (name) => expect(Name.parse(name)).toBe(name));

test.each(["Ada\nB", "Ada\u2028B", "Ada\u2029B", "Ada\u202eB", "<Ada>"])(
  "%j is no name",
  (name) => {
    const { error } = Name.safeParse(name);
    expect(error?.issues[0]?.message).toContain("Please leave out control characters");
  },
);

test("a long name and an empty one are refused, each with its own sentence", () => {
  expect(Name.safeParse("x".repeat(81)).error?.issues[0]?.message).toBe("At most 80 characters.");
  for (const none of ["", "  ", undefined, null, 7]) {
    expect(Name.safeParse(none).error?.issues[0]?.message).toBe("Please enter your name.");
  }
});
