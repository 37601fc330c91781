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

test("from any page the header finds crab in Annapolis, and offers the search again", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const reach = async () => {
    if (isMobile) await page.getByRole("button", { name: "Find a place" }).tap();
    else await page.getByRole("main").press("/");
    const box = page.getByRole("combobox", { name: "Find a place or a town" });
    await expect(box).toBeFocused();
    return box;
  };
  await visit(page, "/events");
  await (await reach()).fill("crab anap");
  await page.getByRole("option", { name: /^“crab” in Annapolis, MD/ }).click();
  await expect(page).toHaveURL(/\/search\?q=crab&city=Annapolis/);
  await expect(page).toHaveTitle(/“crab” in Annapolis, MD/);
  await visit(page, "/support");
  await reach();
  await page.getByRole("option", { name: "“crab” in Annapolis, MD" }).click();
  await expect(page).toHaveURL(/\/search\?q=crab&city=Annapolis/);
  await expect(page.getByRole("listbox")).toBeHidden();
});
