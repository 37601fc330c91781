import { expect, test } from "vitest";
import { canDecide, isAtDomain, isDue } from "./rules.ts";

test.each([
  ["info@harbor.example", "https://harbor.example", true],
  ["info@harbor.example", "https://www.harbor.example/menu?x=1", true],
  ["info@mail.harbor.example", "https://harbor.example", true],
  ["INFO@HARBOR.EXAMPLE", "https://Harbor.example", true],
  ["info@harbor.example", "https://shop.harbor.example", false],
  ["info@notharbor.example", "https://harbor.example", false],
  ["info@harbor.example.evil.example", "https://harbor.example", false],
  ["harbor@gmail.com", "https://gmail.com", false],
  ["x@harbor.wixsite.com", "https://harbor.wixsite.com", false],
  ["info@harbor.example", null, false],
  ["info@harbor.example", "not an address", false],
  ["info@com", "https://com", false],
])("%s at %s: %s", (email, website, expected) => {
  expect(isAtDomain(email, website)).toBe(expected);
});

const approved = { status: "approved", objection: null, objectionDismissedAt: null } as const;
const noon = new Date("2026-07-04T12:00:00Z");

test.each([
  ["pending", { ...approved, status: "pending", completedAt: null }, true, true],
  ["approved", { ...approved, completedAt: null }, false, true],
  ["objected to", { ...approved, completedAt: null, objection: "Mine." }, true, true],
  ["done", { ...approved, completedAt: noon }, false, false],
  ["rejected", { ...approved, status: "rejected", completedAt: null }, false, false],
] as const)(
  "a claim that is %s can be approved or rejected as far as the rules let it",
  (_, claim, approve, reject) => {
    expect(canDecide(claim, "approved")).toBe(approve);
    expect(canDecide(claim, "rejected")).toBe(reject);
  },
);

test("an objection holds a listing back until it is dismissed", () => {
  const claim = { ...approved, completedAt: null, transferAt: noon };
  expect(isDue(claim, noon)).toBe(true);
  expect(isDue({ ...claim, objection: "Mine." }, noon)).toBe(false);
  expect(isDue({ ...claim, objection: "Mine.", objectionDismissedAt: noon }, noon)).toBe(true);
  expect(isDue(claim, new Date(noon.getTime() - 1))).toBe(false);
});
