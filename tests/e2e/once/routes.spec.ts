import { expect, type Page } from "@playwright/test";
import { readHtml } from "../support/read-html.ts";
import { allRoutes, COMMUNITY_ROUTES, directoryRoutes, type PageRoute } from "../support/routes.ts";
import { test, visit, waitUntilAlive } from "../support/visitor.ts";

test("every directory page answers with its status and one heading", async ({ page }) => {
  await checkHeadings(page, await directoryRoutes(page));
});

test("every community page answers with its status and one heading", async ({ page }) => {
  await checkHeadings(page, COMMUNITY_ROUTES);
});

test("every page has its own title, a description, keywords, robots and site search", async ({
  page,
}) => {
  await page.goto("/");
  const pathOfTitle = new Map<string, string>();
  for (const { path, status, isListed } of await allRoutes(page)) {
    const { title, meta, searchTemplate } = await readHtml(page, path);
    expect.soft(title, path).toMatch(/Landfall/);
    if (status === 200) {
      const [pathname = ""] = path.split("?");
      expect.soft(pathOfTitle.get(title) ?? pathname, `title "${title}"`).toBe(pathname);
      pathOfTitle.set(title, pathname);
    }
    expect.soft(meta.description, path).toMatch(/\w.{20,}/);
    expect.soft(meta.keywords, path).toContain("waterfront");
    expect.soft(meta.robots, path).toBe(isListed ? "index, follow" : "noindex, follow");
    expect.soft(searchTemplate, path).toMatch(/\/search\?q=\{search_term_string\}$/);
  }
});

test("every page that exists names its canonical address", async ({ page, baseURL }) => {
  await page.goto("/");
  for (const { path, status } of await allRoutes(page)) {
    const [pathname = ""] = path.split("?");
    const { canonicals } = await readHtml(page, `${pathname}?utm_source=elsewhere`);
    const own = new URL(pathname, baseURL).href;
    expect.soft(canonicals, path).toEqual(status === 200 ? [own] : []);
  }
});

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

test("an unknown address answers 404 with a page that leads on", async ({ page }) => {
  for (const path of [
    "/no-such-page",
    "/events/5/nothing",
    "/login/nothing",
    "/.env",
    "/%E0%A4%A",
  ]) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole("link", { name: "Back to Home" }), path).toBeVisible();
  }
});

test("no link of the header and the footer is dead", async ({ page, request }) => {
  await visit(page, "/");
  // Those to other sites are the operator's own.
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const addresses = new Set(
    await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href)),
  );
  expect(addresses.size).toBeGreaterThan(15);
  for (const address of addresses) {
    expect.soft((await request.get(address)).status(), address).toBe(200);
  }
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

async function checkHeadings(page: Page, routes: readonly PageRoute[]): Promise<void> {
  await page.goto("/");
  for (const { path, status } of routes) {
    const html = await readHtml(page, path);
    expect.soft(html.status, path).toBe(status);
    expect.soft(html.headings, path).toEqual([expect.stringMatching(/\w/)]);
    expect.soft(html.mains, path).toBe(1);
  }
}
