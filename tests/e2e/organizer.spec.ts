import { expect } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { toastOf } from "./support/admin-steps.ts";
import { test, visit } from "./support/visitor.ts";

test("whoever is not signed in is asked to, and sent to the sign-in", async ({ page }) => {
  await visit(page, "/event-subscription");
  await expect(page.getByText("$39/month").first()).toBeVisible();
  await page.getByRole("button", { name: "Subscribe for $39/month" }).click();
  await expect(toastOf(page)).toContainText("Please Sign In");
  await expect(page).toHaveURL(/\/login/);
});

test("the plan is paid on the sandbox's page, opens event creation and is cancelled with its last day", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await visit(page, "/events/create");
  await expect(page.getByRole("heading", { name: "Subscription Required" })).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "See the plan" }).click();
  await page.getByRole("button", { name: "Subscribe for $39/month" }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await expect(page.getByText("Sandbox payments")).toBeVisible();
  await page.getByLabel("Test card number").fill("4242424242424242");
  await page.getByLabel("Expires (MM/YY)").fill("12/40");
  await page.getByRole("textbox", { name: "Security code" }).fill("123");
  await page.getByRole("button", { name: /Subscribe for/ }).click();
  await expect(page).toHaveURL(/\/event-subscription/);
  await expect(page.getByText("Active Subscription")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Event" })).toHaveAttribute(
    "href",
    "/events/create",
  );
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the plan" }).click();
  await expect(page.getByText(/Cancelled\. It runs until \w+ \d+, \d{4}/)).toBeVisible();
  await expect(page.getByText("Active Subscription")).toBeVisible();
  await page.getByRole("link", { name: "Create Event" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
});
