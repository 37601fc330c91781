import { describe, expect, test } from "vitest";
import { findTestCard, isExpired, readExpiry, refusalOf, TEST_CARDS } from "./card-rules.ts";

/** The sum that every card number fits; a slip of the finger does not. */
function isWellFormed(number: string): boolean {
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

describe("test cards", () => {
  test("are known with spaces and dashes, and no other number is", () => {
    expect(findTestCard(" 4242-4242 4242 4242 ")).toMatchObject({ brand: "Visa" });
    for (const number of ["4242424242424241", "4111111111111111", "", "4242", "x"]) {
      expect(findTestCard(number)).toBeNull();
    }
  });

  test("are numbers that could be, each once", () => {
    const numbers = TEST_CARDS.map(({ number }) => number);
    expect(numbers.filter((number) => !isWellFormed(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("are refused in words that say why", () => {
    const said = (number: string) => refusalOf(findTestCard(number)?.behaviour ?? "");
    expect(said("4242424242424242")).toBeNull();
    expect(said("4000000000000002")).toContain("declined");
    expect(said("4000000000009995")).toContain("insufficient funds");
    expect(said("4000000000000069")).toContain("expired");
    expect(said("4000000000000127")).toContain("security code is incorrect");
    expect(said("4000000000000341")).toBeNull();
  });
});

test("a card is good until the end of its month", () => {
  const now = new Date("2026-11-30T23:59:59Z");
  expect(isExpired({ expMonth: 11, expYear: 2026 }, now)).toBe(false);
  expect(isExpired({ expMonth: 10, expYear: 2026 }, now)).toBe(true);
  expect(isExpired({ expMonth: 12, expYear: 2025 }, now)).toBe(true);
});

test.each([
  ["04/30", { expMonth: 4, expYear: 2030 }],
  ["4 / 2030", { expMonth: 4, expYear: 2030 }],
  ["1230", { expMonth: 12, expYear: 2030 }],
  ["13/30", null],
  ["00/30", null],
  ["30", null],
  ["april", null],
])("%s is read as %j", (typed, dates) => {
  expect(readExpiry(typed)).toEqual(dates);
});
