import { expect, type Page } from "@playwright/test";
import { signUp } from "../support/accounts.ts";
import { findViolations } from "../support/axe.ts";
import { test, visit } from "../support/visitor.ts";

/** Without motion nothing is measured half-way through a change of colour. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 180_000 });

async function checkHere(page: Page, options?: Parameters<typeof findViolations>[1]) {
  expect(await findViolations(page, options)).toEqual([]);
}

test("axe finds nothing on the dashboard, with its dialogs, the menus and a toast", async ({
  page,
}) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  await expect(page.getByText("This device")).toBeVisible();
  await checkHere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Save name" }).click();
  await page.locator("[data-toast]").hover();
  await checkHere(page, { widths: [390] });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await checkHere(page, { widths: [390] });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await checkHere(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await checkHere(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  // A menu floats outside the landmarks, as its pattern has it.
  await checkHere(page, { widths: [1440], without: ["region"] });
});

test("axe finds nothing on the steps of signing in, with and without errors", async ({ page }) => {
  await visit(page, "/login?mode=sign-up");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await checkHere(page);
  await visit(page, "/login");
  await page.getByLabel("E-mail").fill("axe@example.com");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill("not-my-mooring");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await checkHere(page);
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
  await checkHere(page);
});
