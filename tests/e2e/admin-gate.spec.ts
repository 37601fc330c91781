import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { ADMIN, isSignedIn, newAddress, signUp, waitForCode } from "./support/accounts.ts";
import { createAdmin } from "./support/admins.ts";
import {
  askForCode,
  errorOf,
  giveAddress,
  giveCode,
  givePassword,
  menuButton,
  passwordField,
} from "./support/sign-in-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

const REFUSED = "Invalid credentials or admin access not configured.";
const OWN_PASSWORD = "gulls over the breakwater";

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await visit(page, "/admin-secure-access");
  await page.getByLabel("E-mail").fill(email);
  await givePassword(page, password);
}

async function chooseOwnPassword(page: Page, temporary: string): Promise<void> {
  await page.getByLabel("Current password").fill(temporary);
  await page.getByLabel("New password", { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel("Confirm new password").fill(OWN_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
}

test("a visitor sees a login form and nothing of the admin area", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/admin-secure-access");
  await expect(headingOf(page)).toHaveText("Admin Access");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await expect(page.getByText("Failed jobs")).toHaveCount(0);
  await expect(page.getByText("Two-factor")).toHaveCount(0);
  expect(asked.filter((url) => url.includes("/api/admin"))).toEqual([]);
});

test("refused credentials show the alert, and what was typed stays", async ({ page }) => {
  const email = newAddress("nobody");
  await enter(page, { email, password: "not-the-password" });
  await expect(errorOf(page)).toHaveText(REFUSED);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue("not-the-password");
  expect(await isSignedIn(page)).toBe(false);
});

test("someone who is no administrator is refused and sees nothing of the area", async ({
  page,
}) => {
  const person = await signUp(page);
  await visit(page, "/admin-secure-access");
  await expect(errorOf(page)).toHaveText(REFUSED);
  await expect(page.getByText("Failed jobs")).toHaveCount(0);
  expect((await page.request.get("/api/admin/failed-jobs")).status()).toBe(403);
  await page.context().clearCookies();
  await enter(page, person);
  await expect(errorOf(page)).toHaveText(REFUSED);
  await expect(page.getByText("Failed jobs")).toHaveCount(0);
});

test("an administrator's session survives a reload and ends on log-out", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, ADMIN);
  await expect(headingOf(page)).toHaveText("Administration");
  await expect(page.getByRole("main")).toContainText(`Signed in as ${ADMIN.email}`);
  await page.getByRole("tab", { name: "Failed jobs" }).click();
  await expect(page.getByRole("heading", { name: "Nothing has failed" })).toBeVisible();
  await reload(page);
  await expect(headingOf(page)).toHaveText("Administration");
  await logOut(page);
  await visit(page, "/admin-secure-access");
  await expect(headingOf(page)).toHaveText("Admin Access");
  expect((await page.request.get("/api/admin/failed-jobs")).status()).toBe(401);
});

test("a temporary password must be changed before anything else opens", async ({ page }) => {
  const admin = await createAdmin();
  await enter(page, admin);
  await expect(headingOf(page)).toHaveText("Choose your own password");
  await expect(page.getByText("Failed jobs")).toHaveCount(0);
  expect((await page.request.get("/api/admin/failed-jobs")).status()).toBe(403);
  await page.getByLabel("Current password").fill(admin.password);
  await page.getByLabel("New password", { exact: true }).fill("eleven-char");
  await page.getByLabel("Confirm new password").fill("eleven-char");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(errorOf(page)).toContainText("at least 12 characters");
  await chooseOwnPassword(page, admin.password);
  await expect(headingOf(page)).toHaveText("Administration");
  await page.context().clearCookies();
  await enter(page, admin);
  await expect(errorOf(page)).toHaveText(REFUSED);
});

test("with two-factor sign-in on, neither a password nor a mailed code signs in alone", async ({
  page,
}) => {
  const admin = await createAdmin();
  await enter(page, admin);
  await chooseOwnPassword(page, admin.password);

  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByRole("button", { name: "Turn on two-factor sign-in" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = await page.getByText(/^Key:/).locator("code").innerText();
  const totp = new TOTP({ issuer: "Landfall", label: admin.email, secret });
  await page.getByLabel("Code of the app").fill(totp.generate());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Two-factor sign-in is on", { exact: true })).toBeVisible();

  await logOut(page);
  const field = page.getByLabel("Authenticator code");
  await giveAddress(page, admin.email);
  await askForCode(page);
  await giveCode(page, await waitForCode(admin.email));
  await expect(field).toBeFocused();
  expect(await isSignedIn(page)).toBe(false);

  await enter(page, { email: admin.email, password: OWN_PASSWORD });
  await expect(field).toBeFocused();
  await expect(errorOf(page)).toHaveCount(0);
  expect(await isSignedIn(page)).toBe(false);
  await field.fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(errorOf(page)).toContainText("That code is not right.");
  await expect(passwordField(page)).toHaveValue(OWN_PASSWORD);
  // A code works once, so this one is the next of the app.
  await field.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(headingOf(page)).toHaveText("Administration");

  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByLabel("Your password").fill("not my password");
  await page.getByRole("button", { name: "Turn off two-factor sign-in" }).click();
  await expect(page.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Your password").fill(OWN_PASSWORD);
  await page.getByRole("button", { name: "Turn off two-factor sign-in" }).click();
  await expect(page.getByText("Two-factor sign-in is off", { exact: true })).toBeVisible();
  await logOut(page);
  await enter(page, { email: admin.email, password: OWN_PASSWORD });
  await expect(headingOf(page)).toHaveText("Administration");
  await expect(menuButton(page)).toBeVisible();
});
