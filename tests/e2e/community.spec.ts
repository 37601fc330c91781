import { expect } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { toastOf } from "./support/admin-steps.ts";
import { findViolations } from "./support/axe.ts";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

test("an alert is created by a visitor and supported by a member, whose project others join", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const title = `Dead crabs along the wall ${Date.now()}`;
  const visitor = await browser.newPage();
  await visit(visitor, "/community-tracking?tab=alerts");
  expect(await findViolations(visitor)).toEqual([]);
  await visitor.getByRole("link", { name: "Create Alert" }).click();
  const form = visitor.getByRole("form", { name: "Conservation alert" });
  const hotline = form.getByText("(866) 755-6622");
  await expect(hotline).toBeHidden();
  await form.getByLabel("Alert type").selectOption("mass_mortality");
  await expect(hotline).toBeVisible();
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Location").fill("Norfolk, VA");
  await expect(form.getByText("(757) 385-7575")).toBeVisible();
  await form.getByLabel("Description").fill("Hundreds of them since the morning.");
  expect(await findViolations(visitor)).toEqual([]);
  await asPeopleDo(visitor);
  await form.getByRole("button", { name: "Create Alert" }).click();
  await expect(toastOf(visitor)).toContainText("Alert Created");
  await expect(visitor).toHaveURL(/\/community-tracking\/alerts\/\d+$/);
  const address = new URL(visitor.url()).pathname;
  await expect(visitor.getByRole("link", { name: /sign in first$/ })).toBeVisible();
  expect(await findViolations(visitor)).toEqual([]);

  await signUp(page);
  await visit(page, address);
  const support = page.getByRole("button", { name: /^Support/ });
  await support.click();
  await expect(support).toHaveAttribute("aria-pressed", "true");
  await expect(support).toContainText("(1)");

  await page.goto("/community-tracking/projects/new");
  await page.getByLabel("Project title").fill(`Crabs of the wall ${Date.now()}`);
  await page.getByLabel("Description").fill("Count them each Sunday.");
  await page.getByLabel("Location").fill("Norfolk, VA");
  await page.getByLabel("Goal").fill("200");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page).toHaveURL(/\/community-tracking\/projects\/\d+$/);
  await page.getByRole("button", { name: /^Join Project/ }).click();
  await expect(page.getByRole("button", { name: /^Joined/ })).toBeVisible();
  await page.getByLabel("How many").fill("12");
  await page.getByRole("button", { name: "Contribute" }).click();
  await expect(toastOf(page)).toContainText("Contribution counted");
  await expect(page.getByText("12 of 200 observations")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Leave Project/ }).click();
  await expect(page.getByRole("button", { name: /^Join Project/ })).toBeVisible();
  await visitor.close();
});
