import { expect } from "@playwright/test";
import { ADMIN, signIn } from "../support/accounts.ts";
import { findViolations } from "../support/axe.ts";
import { test, visit } from "../support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 180_000 });

test("axe finds nothing on reviews, their form with errors, the report and the answer", async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await visit(page, "/search?category=outdoor-stores&sort=reviews");
  const link = page.getByRole("article").first().getByRole("link");
  await visit(page, `${await link.getAttribute("href")}?tab=reviews`);
  await page.getByRole("button", { name: "Write Review" }).click();
  await page.getByRole("radio", { name: "3 stars" }).click();
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await page.getByRole("button", { name: "Answer publicly" }).first().click();
  await expect(page.getByLabel(/Your answer to/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole("button", { name: /Report the review/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("axe finds nothing on /reviews with matches and with an alert", async ({ page }) => {
  await visit(page, "/reviews");
  await page.getByLabel("Business", { exact: true }).fill("annapolis");
  await expect(page.getByRole("list", { name: "Matching businesses" })).toBeVisible();
  await page.getByLabel("Title").press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
