import { expect } from "@playwright/test";
import { findMails } from "#tests/support/mailbox.ts";
import {
  DATA_DIR,
  isSignedIn,
  newAddress,
  recordPosts,
  signUpAndLeave,
  waitForCode,
} from "./support/accounts.ts";
import {
  askForCode,
  codeField,
  errorOf,
  giveAddress,
  giveCode,
  givePassword,
  menuButton,
  passwordField,
} from "./support/sign-in-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

const WRONG = "Invalid credentials. Please try again.";

test("the login page switches between signing in and signing up", async ({ page }) => {
  await visit(page, "/login");
  const heading = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await expect(heading).toHaveText("Sign In");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(1);
  await expect(passwordField(page)).toHaveCount(0);
  await main.getByRole("link", { name: "Sign Up" }).click();
  await expect(heading).toHaveText("Sign Up");
  await expect(main.getByRole("textbox")).toHaveCount(2);
  await expect(page.getByLabel("First name")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Reviewer" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Business Owner" })).not.toBeChecked();
  await main.getByRole("link", { name: "Sign In" }).click();
  await expect(heading).toHaveText("Sign In");
});

test("a newcomer signs up with a mailed code and sets a password", { tag: "@phone" }, async ({
  page,
}) => {
  const email = newAddress("newcomer");
  await visit(page, "/login?mode=sign-up");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Nell");
  await page.getByRole("radio", { name: "Business Owner" }).click();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("note")).toContainText("mail");
  await giveCode(page, await waitForCode(email));
  await expect(page).toHaveURL("/password-setup");
  await expect(page.getByRole("radio", { name: "Business Owner" })).toBeChecked();
  await passwordField(page).fill("a-quiet-mooring");
  await page.getByLabel("Confirm password").fill("a-quiet-mooring");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nell");
  await expect(page.getByRole("main")).toContainText("Business Owner");
});

test("a password signs in and leads to the home page", { tag: "@phone" }, async ({ page }) => {
  const person = await signUpAndLeave(page);
  await giveAddress(page, person.email);
  await expect(page.getByRole("button", { name: "E-mail me a code" })).toBeVisible();
  await givePassword(page, person.password);
  await expect(page).toHaveURL("/");
  await expect(menuButton(page)).toBeVisible();
  await reload(page);
  await expect(menuButton(page)).toBeVisible();
});

test("a mailed code signs in, and a wrong one says so and stays", { tag: "@phone" }, async ({
  page,
}) => {
  const person = await signUpAndLeave(page);
  await giveAddress(page, person.email);
  await askForCode(page);
  const code = await waitForCode(person.email, 2);
  const wrong = code === "000000" ? "000001" : "000000";
  await giveCode(page, wrong);
  await expect(errorOf(page)).toHaveText("That code is wrong. Please check it and try again.");
  await expect(codeField(page)).toHaveValue(wrong);
  expect(await isSignedIn(page)).toBe(false);
  await giveCode(page, code);
  await expect(page).toHaveURL("/");
  await expect(menuButton(page)).toBeVisible();
});

test("a reload while the code is awaited returns to it, also for a new one", async ({ page }) => {
  const email = newAddress("reloader");
  await visit(page, "/search?q=marina");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).first().click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Nell");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await codeField(page).waitFor();
  await waitForCode(email);
  await reload(page);
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  expect(page.url()).not.toContain("@");
  await page.getByRole("button", { name: "Send me a new code" }).click();
  await expect(page.getByText("A new code is on its way").first()).toBeVisible();
  await giveCode(page, await waitForCode(email, 2));
  await expect(page).toHaveURL(/\/password-setup\?next=/);
  await passwordField(page).fill("a-quiet-mooring");
  await page.getByLabel("Confirm password").fill("a-quiet-mooring");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/search?q=marina");
});

test("signing in from a place returns there, after a reload of the password step", async ({
  page,
}) => {
  const person = await signUpAndLeave(page);
  await visit(page, "/categories");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).first().click();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await passwordField(page).waitFor();
  await reload(page);
  await givePassword(page, person.password);
  await expect(page).toHaveURL("/categories");
});

test("a wrong password is refused, and what was typed stays", async ({ page }) => {
  const person = await signUpAndLeave(page);
  await giveAddress(page, person.email);
  await givePassword(page, "not-my-mooring");
  await expect(errorOf(page)).toHaveText(WRONG);
  await expect(passwordField(page)).toHaveValue("not-my-mooring");
  await expect(page.getByRole("main")).toContainText(person.email);
  expect(await isSignedIn(page)).toBe(false);
});

test("a known and an unknown address look the same on every step", async ({ page }) => {
  const known = await signUpAndLeave(page);
  const walk = async (email: string) => {
    const seen: string[] = [];
    const look = async () =>
      seen.push((await page.getByRole("main").ariaSnapshot()).replaceAll(email, "ADDRESS"));
    await giveAddress(page, email);
    await look();
    await givePassword(page, "not-the-password");
    await errorOf(page).waitFor();
    await look();
    await askForCode(page);
    await look();
    await giveCode(page, "000000");
    await errorOf(page).waitFor();
    await look();
    return seen;
  };
  const unknown = newAddress("nobody");
  expect(await walk(unknown)).toEqual(await walk(known.email));
  await waitForCode(known.email, 2);
  expect(await findMails(DATA_DIR, unknown, /code/)).toEqual([]);
});

test("signing up with a known address signs in by the code that is mailed", async ({ page }) => {
  const person = await signUpAndLeave(page);
  await visit(page, "/login?mode=sign-up");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("First name").fill("Someone Else");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await giveCode(page, await waitForCode(person.email, 2));
  await expect(page).toHaveURL("/");
  await visit(page, "/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nell");
});

test("without an address or a first name the page sends nothing and says what is missing", async ({
  page,
}) => {
  const sent = recordPosts(page, "/api/login");
  await visit(page, "/login");
  const email = page.getByLabel("E-mail");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid e-mail address.");
  await expect(email).toBeFocused();
  await email.fill("not an address");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("not an address");
  await visit(page, "/login?mode=sign-up");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid e-mail address.");
  const firstName = page.getByLabel("First name");
  await expect(firstName).toHaveAccessibleDescription("Please enter your first name.");
  expect(sent).toEqual([]);
});

test("another address can be used after a step too far", async ({ page }) => {
  const mistyped = newAddress("mistyped");
  await giveAddress(page, mistyped);
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(mistyped);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(passwordField(page)).toHaveCount(0);
});

test("without a connection signing in fails aloud and loses nothing", async ({ page, context }) => {
  const person = await signUpAndLeave(page);
  await giveAddress(page, person.email);
  await context.setOffline(true);
  await givePassword(page, person.password);
  await expect(errorOf(page)).toHaveText("Failed to sign in");
  await expect(passwordField(page)).toHaveValue(person.password);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
});

test("without a connection signing up fails aloud and loses nothing", async ({ page, context }) => {
  await visit(page, "/login?mode=sign-up");
  const email = newAddress("offline");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Nell");
  await page.getByRole("radio", { name: "Business Owner" }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(errorOf(page)).toHaveText("Failed to sign up");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("First name")).toHaveValue("Nell");
  await expect(page.getByRole("radio", { name: "Business Owner" })).toBeChecked();
});
