import { expect } from "@playwright/test";
import { isSignedIn, newEmail, signUpAndLeave, waitForCode } from "./support/accounts.ts";
import { reachLinks } from "./support/phone-ways.ts";
import {
  askForCode,
  codeField,
  errorOf,
  giveCode,
  giveEmail,
  givePassword,
  menuButton,
  passwordField,
} from "./support/sign-in-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

test("a newcomer signs up with a mailed code, over a reload, and sets a password", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const email = newEmail("newcomer");
  await visit(page, "/search?q=marina");
  const links = await reachLinks(page, isMobile);
  await links.getByRole("link", { name: "Sign Up" }).first().click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Nell");
  await page.getByRole("radio", { name: "Business Owner" }).click();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("note")).toContainText("mail");
  await waitForCode(email);
  await reload(page);
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  expect(page.url()).not.toContain("@");
  await page.getByRole("button", { name: "Send me a new code" }).click();
  await giveCode(page, await waitForCode(email, 2));

  await expect(page).toHaveURL(/\/password-setup\?next=/);
  await expect(page.getByRole("radio", { name: "Business Owner" })).toBeChecked();
  await passwordField(page).fill("a-quiet-mooring");
  await page.getByLabel("Confirm password").fill("a-quiet-mooring");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/search?q=marina");
  await visit(page, "/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nell");
  await expect(page.getByRole("main")).toContainText("Business Owner");
});

test("a password signs in, over a reload, and leads back; then a mailed code leads home", async ({
  page,
}) => {
  const person = await signUpAndLeave(page);
  await visit(page, "/categories");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).first().click();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await passwordField(page).waitFor();
  await reload(page);
  await givePassword(page, "not-my-mooring");
  await expect(errorOf(page)).toHaveText("Invalid credentials. Please try again.");
  await givePassword(page, person.password);
  await expect(page).toHaveURL("/categories");
  await reload(page);
  await menuButton(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");

  await giveEmail(page, person.email);
  await askForCode(page);
  const code = await waitForCode(person.email, 2);
  await giveCode(page, code === "000000" ? "000001" : "000000");
  await expect(errorOf(page)).toHaveText("That code is wrong. Please check it and try again.");
  expect(await isSignedIn(page)).toBe(false);
  await giveCode(page, code);
  await expect(page).toHaveURL("/");
  await expect(menuButton(page)).toBeVisible();
});
