import { expect, test } from "vitest";
import { totalOfPage } from "./total-of-page.server.ts";

const COUNTED = 99;
const total = (shown: number, offset: number) =>
  totalOfPage(shown, { limit: 20, offset }, async () => COUNTED);

test("a page with room left tells how long the list is", async () => {
  expect(await total(0, 0)).toBe(0);
  expect(await total(7, 0)).toBe(7);
  expect(await total(7, 40)).toBe(47);
});

test("a full page and a page behind the end are counted", async () => {
  expect(await total(20, 0)).toBe(COUNTED);
  expect(await total(0, 40)).toBe(COUNTED);
});
