import { expect, type Page } from "@playwright/test";
import { newEmail, signUpAndLeave, waitForCode } from "./support/accounts.ts";
import { test, waitUntilAlive } from "./support/visitor.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a search from the front page, its filters, its order and more of it", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Search the waterfront").fill("marina");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search?q=marina");
    const all = Number(await totalOf(page).textContent());
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByLabel("State").selectOption("MD");
    await filters.getByRole("radio", { name: "3 and up" }).check();
    await filters.getByRole("button", { name: "Show places" }).click();
    await expect(page).toHaveURL(/q=marina&.*state=MD/);
    await expect(filters.getByLabel("State")).toHaveValue("MD");
    expect(Number(await totalOf(page).textContent())).toBeLessThan(all);
    await page.goto("/category/marinas");
    await page.getByLabel("Sort", { exact: true }).selectOption("name");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await expect(page).toHaveURL("/category/marinas?sort=name");
    const shown = await page.getByRole("article").count();
    await page.getByRole("link", { name: "Load More Results" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(shown);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(page).toHaveURL(/view=list/);
  });

  test("the tabs of a listing", async ({ page }) => {
    await page.goto("/category/marinas");
    await page.getByRole("article").getByRole("link").first().click();
    await page.getByRole("tab", { name: /^Photos/ }).click();
    await expect(page).toHaveURL(/\/business\/\d+\?tab=photos$/);
    await expect(page.getByRole("tabpanel", { name: /^Photos/ })).toBeVisible();
  });

  test("a message to support arrives, and one that is not whole comes back", async ({ page }) => {
    await page.goto("/support");
    await page.getByLabel("Name").fill("Nell");
    await page.getByLabel("E-mail").fill(newEmail("nell"));
    await page.getByLabel("Message", { exact: true }).fill("The sandbar has moved.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL("/support");
    await expect(page.getByText("Please write a subject.").first()).toBeVisible();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("The sandbar has moved.");
    await page.getByLabel("Subject").fill("Sandbar");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL("/support?sent=yes");
    await expect(page.getByText("Your message has arrived")).toBeVisible();
  });

  test("signing up with a code, and signing in with a password", async ({ page, context }) => {
    const email = newEmail("new-hand");
    await page.goto("/login?mode=sign-up");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("First name").fill("Ada");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await page.getByLabel("Code", { exact: true }).fill(await waitForCode(email));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/password-setup");

    await context.clearCookies();
    const person = await signUpAndLeave(page);
    await page.goto("/login");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Password", { exact: true }).fill("not-my-mooring");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Your dashboard" })).toBeVisible();
  });

  test("the menu of a phone", { tag: "@phone" }, async ({ page, isMobile }) => {
    test.skip(!isMobile, "only where the bar has no room");
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await page.locator("#site-menu").getByRole("link", { name: "Categories" }).tap();
    await expect(page).toHaveURL("/categories");
  });
});

test.describe("while the scripts are on their way", () => {
  test("words that were typed count, and first taps work", { tag: "@phone" }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/");
    const box = page.getByLabel("Search the waterfront");
    await box.fill("crab");
    await page.getByRole("button", { name: "Share your experience" }).click();
    await expect(page.locator("[data-tapped]")).toHaveCount(1);
    release();
    await waitUntilAlive(page);
    await expect(page.getByRole("dialog", { name: /Share your experience/ })).toBeVisible();
    await expect(page.locator("[data-tapped]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(box).toHaveValue("crab");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search?q=crab");
  });

  test("a choice, a tick and a form that scripts send are not lost", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/category/marinas");
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByLabel("Fuel: diesel").check();
    await filters.getByRole("radio", { name: "3 and up" }).check();
    release();
    await expect(page).toHaveURL(/facts=fuel%3Adiesel/);
    await expect(page).toHaveURL(/minRating=3/);
  });

  test("what was typed into a form of the page is sent by it", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/support");
    await page.getByLabel("Name").fill("Nell");
    await page.getByLabel("E-mail").fill(newEmail("nell"));
    await page.getByLabel("Category").selectOption("problem");
    await page.getByLabel("Subject").fill("Early");
    release();
    await waitUntilAlive(page);
    await page.getByLabel("Message", { exact: true }).fill("Typed in two halves.");
    await expect(page.getByLabel("Name")).toHaveValue("Nell");
    await expect(page.getByLabel("Category")).toHaveValue("problem");
    const sent = page.waitForRequest("**/api/support");
    await page.getByRole("button", { name: "Send message" }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: "Nell",
      category: "problem",
      subject: "Early",
    });
  });
});

const totalOf = (page: Page) => page.locator("[aria-live=polite] strong");

/** Scripts are asked for, but none arrives before the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
