import { expect, test } from "vitest";
import { isAtDomain } from "./rules.ts";

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
