import { expect } from "@playwright/test";
import { signUpAndLeave, waitForResetLink } from "./support/accounts.ts";
import { errorOf, giveEmail, givePassword, passwordField } from "./support/sign-in-steps.ts";
import { test, visit } from "./support/visitor.ts";

test("a forgotten password is replaced by a mailed link that works once", async ({ page }) => {
  const person = await signUpAndLeave(page);
  await visit(page, "/forgot-password");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(errorOf(page)).toContainText("Look into your mailbox");
  const link = await waitForResetLink(person.email);
  const choose = async (password: string) => {
    await visit(page, link);
    await passwordField(page).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("button", { name: "Save new password" }).click();
  };
  await choose("a-new-anchorage");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Password updated successfully", { exact: true })).toBeVisible();

  await giveEmail(page, person.email);
  await givePassword(page, person.password);
  await expect(errorOf(page)).toHaveText("Invalid credentials. Please try again.");
  await givePassword(page, "a-new-anchorage");
  await expect(page).toHaveURL("/");

  await page.context().clearCookies();
  await visit(page, "/");
  await choose("a-third-anchorage");
  await expect(errorOf(page)).toContainText("This link was used already or has expired.");
});
