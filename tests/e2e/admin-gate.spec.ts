import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { ADMIN, isSignedIn, waitForCode } from "./support/accounts.ts";
import { createAdmin } from "./support/admins.ts";
import {
  askForCode,
  errorOf,
  giveCode,
  giveEmail,
  givePassword,
  menuButton,
  passwordField,
} from "./support/sign-in-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

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

test("an administrator signs in, walks the tabs by their addresses, reloads and logs out", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, ADMIN);
  await expect(headingOf(page)).toHaveText("Administration");
  await expect(page.getByRole("main")).toContainText(`Signed in as ${ADMIN.email}`);
  for (const name of ["Pending", "Businesses", "Reviews", "Claims", "Analytics"]) {
    const tab = page.getByRole("tab", { name: new RegExp(`^${name}( ?\\d+ waiting)?$`) });
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await reload(page);
  await expect(headingOf(page)).toHaveText("Administration");
  const analytics = page.getByRole("tab", { name: "Analytics" });
  await expect(analytics).toHaveAttribute("aria-selected", "true");
  await expect(analytics).toBeInViewport({ ratio: 1 });
  await page.getByRole("tab", { name: "Failed jobs" }).click();
  await expect(page.getByRole("heading", { name: "Nothing has failed" })).toBeVisible();
  await logOut(page);
  await visit(page, "/admin-secure-access");
  await expect(headingOf(page)).toHaveText("Admin Access");
  expect((await page.request.get("/api/admin/failed-jobs")).status()).toBe(401);
});

test("a temporary password is changed; with two-factor sign-in neither a password nor a mailed code signs in alone", async ({
  page,
}) => {
  test.slow();
  const admin = await createAdmin();
  await enter(page, admin);
  await expect(headingOf(page)).toHaveText("Choose your own password");
  expect((await page.request.get("/api/admin/failed-jobs")).status()).toBe(403);
  await chooseOwnPassword(page, admin.password);
  await expect(headingOf(page)).toHaveText("Administration");

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
  await giveEmail(page, admin.email);
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
