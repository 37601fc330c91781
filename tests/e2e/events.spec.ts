import { expect } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { test, visit } from "./support/visitor.ts";

test("a visitor narrows the list, goes through the month by keyboard and reads an event", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/events");
  await expect(
    page.getByRole("region", { name: "Featured Events" }).getByRole("article"),
  ).toHaveCount(3);
  await expect(
    page.getByRole("region", { name: "Upcoming Events" }).getByRole("article"),
  ).toHaveCount(6);
  expect(await findViolations(page)).toEqual([]);

  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("State").selectOption("Georgia");
  await expect(page).toHaveURL(/state=Georgia/);
  await expect(page.getByRole("article").first()).toContainText("Georgia");
  await page.getByLabel("Search events").fill("kayak");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/events$/);

  await page.getByRole("link", { name: "Month calendar" }).click();
  await page.getByRole("link", { name: /Month after/ }).click();
  const days = page.getByRole("table").getByRole("link");
  await days.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(days.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/startDate=/);

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Add to calendar" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
