import { expect, type Page } from "@playwright/test";
import { pickFirstSuggestion } from "./support/phone-ways.ts";
import { test, visit } from "./support/visitor.ts";

const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search the waterfront" });

test("Enter on a highlighted suggestion picks it: a category, a city, a business", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.slow();
  for (const [typed, group, address] of [
    ["marinas", "Categories", /\/search\?category=marinas/],
    ["annapolis", "Towns", /\/search\?city=Annapolis%2C(%20|\+)MD/],
  ] as const) {
    await visit(page, "/");
    await boxOf(page).fill(typed);
    await expect(page.getByRole("listbox").getByText(group)).toBeVisible();
    await pickFirstSuggestion(page, isMobile);
    await expect(page).toHaveURL(address);
  }
  await visit(page, "/search?category=hotels&sort=name");
  const name = (await page.getByRole("article").getByRole("heading").first().textContent()) ?? "";
  await visit(page, "/");
  await boxOf(page).fill(name);
  await expect(page.getByRole("listbox").getByText("Places")).toBeVisible();
  await pickFirstSuggestion(page, isMobile);
  await expect(page).toHaveURL(/\/business\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
