import { expect, type Page } from "@playwright/test";
import { test, visit } from "./support/visitor.ts";

const heightsOf = (page: Page) =>
  page
    .locator(".cards article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));

async function medianOf(page: Page): Promise<number> {
  const sorted = (await heightsOf(page)).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

test("a phone compares four places or more at once, and keeps the choice of large cards", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "wider screens have their grid");
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/search?category=restaurants");
  await expect.poll(() => medianOf(page)).toBeLessThan(844 / 4 - 16);
  await page.getByRole("link", { name: "Large cards" }).click();
  await expect(page).toHaveURL(/cards=large/);
  await expect.poll(async () => Math.min(...(await heightsOf(page)))).toBeGreaterThan(300);
  await page.goto("/category/marinas", { waitUntil: "commit" });
  await page.locator(".cards article").first().waitFor();
  expect((await heightsOf(page))[0]).toBeGreaterThan(300);
  await page.getByRole("link", { name: "Compact rows" }).click();
  await expect.poll(() => medianOf(page)).toBeLessThan(844 / 4 - 16);
});
