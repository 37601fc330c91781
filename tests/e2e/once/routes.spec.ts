import { expect } from "@playwright/test";
import { test, waitUntilAlive } from "../support/visitor.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages can be read and their links followed", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Marinas" }).click();
    await expect(page).toHaveURL("/category/marinas");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marinas");
    await page.goto("/login");
    await expect(page.getByLabel("E-mail")).toBeVisible();
  });
});

test("a form that is used before the scripts came is taken, and puts nothing into the address", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/business-login", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("early@example.com");
  await page.getByLabel("Password", { exact: true }).fill("typed-early");
  await page.getByRole("button", { name: "Sign In" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "Invalid credentials." });
  await expect(refusal).toHaveText("Invalid credentials. Please try again.");
  await expect(page.getByLabel("E-mail")).toHaveValue("early@example.com");
  await page.getByLabel("Password", { exact: true }).fill("typed-again");
  scripts.resolve();
  await waitUntilAlive(page);
  await expect(page).toHaveURL("/business-login");
  await expect(page.getByLabel("E-mail")).toHaveValue("early@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("typed-again");
});
