import { expect, type Page } from "@playwright/test";
import {
  isSignedIn,
  newAddress,
  recordPosts,
  signUp,
  signUpAndLeave,
  signUpWithoutPassword,
  waitForResetLink,
} from "./support/accounts.ts";
import { errorOf, giveAddress, givePassword, passwordField } from "./support/sign-in-steps.ts";
import { test, visit } from "./support/visitor.ts";

const confirmField = (page: Page) => page.getByLabel("Confirm password");

async function fillTwice(page: Page, password: string, confirmation = password): Promise<void> {
  await passwordField(page).fill(password);
  await confirmField(page).fill(confirmation);
}

test.describe("setting up a password", () => {
  test("asks for account type, password and confirmation and leads to the dashboard", {
    tag: "@phone",
  }, async ({ page }) => {
    await signUpWithoutPassword(page);
    await visit(page, "/password-setup");
    await expect(page.getByRole("radio", { name: "Reviewer" })).toBeChecked();
    await page.getByRole("radio", { name: "Business Owner" }).click();
    await fillTwice(page, "tides6");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page).toHaveURL("/user-dashboard");
    await expect(page.getByRole("main")).toContainText("Business Owner");
  });

  test("two different entries, or five characters, are refused before anything is sent", async ({
    page,
  }) => {
    await signUpWithoutPassword(page);
    const sent = recordPosts(page, "/api/user/setup-password");
    await visit(page, "/password-setup");
    await fillTwice(page, "a-quiet-mooring", "a-quiet-morning");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(errorOf(page)).toContainText("Password Mismatch");
    await expect(errorOf(page)).toContainText("Passwords do not match. Please try again.");
    await expect(confirmField(page)).toHaveValue("a-quiet-morning");
    await fillTwice(page, "tides");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(errorOf(page)).toContainText("Password Too Short");
    await expect(errorOf(page)).toContainText("Password must be at least 6 characters long.");
    await expect(passwordField(page)).toHaveValue("tides");
    expect(sent).toEqual([]);
  });

  test("a refused password says Setup Failed with the server's reason", async ({ page }) => {
    await signUpWithoutPassword(page);
    await visit(page, "/password-setup");
    await fillTwice(page, "password");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(errorOf(page)).toContainText("Setup Failed");
    await expect(errorOf(page)).toContainText("one of the most common");
    await expect(passwordField(page)).toHaveValue("password");
  });

  test("a setup that got no answer says so and can be tried again", async ({ page, context }) => {
    await signUpWithoutPassword(page);
    await visit(page, "/password-setup");
    await fillTwice(page, "a-quiet-mooring");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(errorOf(page)).toContainText("Setup Failed");
    await expect(errorOf(page)).toContainText("Failed to set up password");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page).toHaveURL("/user-dashboard");
  });

  test("is offered neither to a visitor nor to someone who has a password", async ({ page }) => {
    await visit(page, "/password-setup");
    await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(passwordField(page)).toHaveCount(0);
    await signUp(page);
    await visit(page, "/password-setup");
    await expect(page.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
    await expect(passwordField(page)).toHaveCount(0);
  });
});

test.describe("a forgotten password", () => {
  async function askForLink(page: Page, email: string): Promise<string> {
    await visit(page, "/forgot-password");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(errorOf(page)).toContainText("Look into your mailbox");
    return page.getByRole("main").ariaSnapshot();
  }

  test("is replaced by a mailed link that works once", { tag: "@phone" }, async ({ page }) => {
    const person = await signUpAndLeave(page);
    await askForLink(page, person.email);
    const link = await waitForResetLink(person.email);
    await visit(page, link);
    await fillTwice(page, "a-new-anchorage");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Password updated successfully", { exact: true })).toBeVisible();

    await giveAddress(page, person.email);
    await givePassword(page, person.password);
    await expect(errorOf(page)).toHaveText("Invalid credentials. Please try again.");
    await givePassword(page, "a-new-anchorage");
    await expect(page).toHaveURL("/");

    await page.context().clearCookies();
    await visit(page, "/");
    await visit(page, link);
    await fillTwice(page, "a-third-anchorage");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(errorOf(page)).toContainText("This link was used already or has expired.");
  });

  test("is asked for in the same way for known and unknown addresses", async ({ page }) => {
    const person = await signUpAndLeave(page);
    const known = await askForLink(page, person.email);
    expect(await askForLink(page, newAddress("nobody"))).toBe(known);
  });

  test("needs a whole link", async ({ page }) => {
    await visit(page, "/reset-password");
    await expect(page.getByRole("note")).toContainText("This link is not complete");
    await page.getByRole("main").getByRole("link", { name: "ask for a new one" }).click();
    await expect(page).toHaveURL("/forgot-password");
  });
});

test.describe("the change-password dialog", () => {
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Change password" });

  async function fillDialog(page: Page, [current, next, again]: [string, string, string]) {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(again);
    await dialogOf(page).getByRole("button", { name: "Change password" }).click();
  }

  test("refuses different entries, five characters and a wrong current password", async ({
    page,
  }) => {
    const person = await signUp(page);
    const sent = recordPosts(page, "/api/user/password");
    await visit(page, "/user-dashboard");
    await page.getByRole("button", { name: "Settings" }).click();
    await fillDialog(page, [person.password, "a-new-anchorage", "a-new-anchor"]);
    const again = page.getByLabel("Confirm new password");
    await expect(again).toHaveAccessibleDescription("New passwords don't match");
    await fillDialog(page, [person.password, "tides", "tides"]);
    const next = page.getByLabel("New password", { exact: true });
    await expect(next).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
    expect(sent).toEqual([]);
    await fillDialog(page, ["not-my-mooring", "a-new-anchorage", "a-new-anchorage"]);
    await expect(dialogOf(page).getByRole("alert")).toContainText("Failed to update password");
    const current = page.getByLabel("Current password");
    await expect(current).toHaveAccessibleDescription("That is not your current password.");
    await expect(next).toHaveValue("a-new-anchorage");
    await page.keyboard.press("Escape");
    await page.context().clearCookies();
    await giveAddress(page, person.email);
    await givePassword(page, person.password);
    await expect(page).toHaveURL("/");
  });

  test("changes the password and keeps this browser signed in", { tag: "@phone" }, async ({
    page,
  }) => {
    const person = await signUp(page);
    await visit(page, "/user-dashboard");
    await page.getByRole("button", { name: "Settings" }).click();
    await fillDialog(page, [person.password, "a-new-anchorage", "a-new-anchorage"]);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText("Password updated successfully", { exact: true })).toBeVisible();
    expect(await isSignedIn(page)).toBe(true);
    await page.context().clearCookies();
    await giveAddress(page, person.email);
    await givePassword(page, "a-new-anchorage");
    await expect(page).toHaveURL("/");
  });
});
