import { expect } from "@playwright/test";
import { test, visit } from "./support/visitor.ts";

test("a location sorts, shows more on request, and says when it has none", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/location?location=FL");
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("link", { name: "Load More Results" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  await page.getByLabel("Sort", { exact: true }).selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  await visit(page, "/location?location=Atlantis");
  await expect(page.getByText("No businesses found")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page.getByRole("heading", { name: "Places by location" })).toBeVisible();
  await page.getByLabel("Location").fill("Newport");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Newport");
});
