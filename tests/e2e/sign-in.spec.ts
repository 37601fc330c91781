import { expect, test } from "@playwright/test";
import { waitForMail } from "#tests/support/mailbox.ts";

const dataDir = process.env.LANDFALL_E2E_DATA ?? "";

test("a newcomer signs up with a mailed code and sets a password", async ({ page }, {
  project,
}) => {
  const email = `newcomer-${project.name}@example.com`;
  await page.goto("/login?mode=sign-up");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("First name").fill("Nell");
  await expect(page.getByRole("radio", { name: "Reviewer" })).toBeChecked();
  await page.getByRole("button", { name: "Sign Up" }).click();
  const mail = await waitForMail(dataDir, email, /code/);
  await page.getByLabel("Code").fill(/\d{6}/.exec(mail.subject ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/password-setup");
  await page.getByLabel("Password", { exact: true }).fill("a-quiet-mooring");
  await page.getByLabel("Confirm password").fill("a-quiet-mooring");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL("/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nell");
});
