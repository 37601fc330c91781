import { expect } from "@playwright/test";
import { isSignedIn, recordPosts, signUpAndLeave } from "./support/accounts.ts";
import { errorOf, givePassword, menuButton, passwordField } from "./support/sign-in-steps.ts";
import { test, visit } from "./support/visitor.ts";

test("the business login can show and hide the password", async ({ page }) => {
  await visit(page, "/business-login");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await passwordField(page).fill("a-quiet-mooring");
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await expect(passwordField(page)).toHaveValue("a-quiet-mooring");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
});

test("the business login leads to the forgotten password, to adding a business and to support", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["Forgot password?", "/forgot-password"],
    ["Add Your Business", "/add-business"],
    ["Contact support", "/support"],
  ] as const) {
    await visit(page, "/business-login");
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a right password lands on the dashboard without delay", { tag: "@phone" }, async ({
  page,
}) => {
  const person = await signUpAndLeave(page, { accountType: "business_owner" });
  await page.clock.install();
  await visit(page, "/business-login");
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = recordPosts(page, "/api/login");
  await page.getByLabel("E-mail").fill(person.email);
  await givePassword(page, person.password);
  // The page's clock stands still: a delay that is built in would never end.
  await expect(page).toHaveURL("/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nell");
  await expect(page.getByRole("main")).toContainText("Business Owner");
  await expect(menuButton(page)).toBeVisible();
  expect(sent).toEqual([{ email: person.email, password: person.password }]);
});

test("wrong credentials open no session, and what was typed stays", async ({ page }) => {
  const person = await signUpAndLeave(page);
  await visit(page, "/business-login");
  await page.getByLabel("E-mail").fill(person.email);
  await givePassword(page, "not-my-mooring");
  await expect(errorOf(page)).toHaveText("Invalid credentials. Please try again.");
  await expect(page).toHaveURL("/business-login");
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  await expect(passwordField(page)).toHaveValue("not-my-mooring");
  expect(await isSignedIn(page)).toBe(false);
});

test("an empty business login sends nothing", async ({ page }) => {
  await visit(page, "/business-login");
  const sent = recordPosts(page, "/api/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expect(passwordField(page)).toHaveAccessibleDescription("Please enter your password.");
  expect(sent).toEqual([]);
});
