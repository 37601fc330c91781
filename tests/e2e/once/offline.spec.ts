import { expect, type Page } from "@playwright/test";
import { test, visit } from "../support/visitor.ts";

test.use({ serviceWorkers: "allow" });

async function listing(page: Page) {
  const answer = await page.request.get("/api/businesses?category=sandbars&limit=2");
  const [seen, other] = await answer.json();
  return { seen, other };
}

/** Everything that the worker keeps, by its path. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const untilKept = (page: Page, path: string) =>
  expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path);

test("a listing that was seen opens with no signal and shows phone, coordinates and tides", async ({
  page,
  context,
}) => {
  const { seen, other } = await listing(page);
  await visit(page, `/business/${seen.id}`);
  await untilKept(page, `/business/${seen.id}`);
  await untilKept(page, "/offline");
  await context.setOffline(true);

  await page.goto(`/business/${seen.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(seen.name);
  await expect(page.getByText(seen.phone).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /copy/i }).first()).toBeVisible();
  await expect(page.getByText(/not for navigation/i).first()).toBeVisible();

  await page.goto(`/business/${other.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.getByRole("link", { name: seen.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(seen.name);

  await page.goto(`/business/${other.id}`);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`/business/${other.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
});

test("a listing reached by a link within the site is kept, too", async ({ page, context }) => {
  await visit(page, "/category/marinas");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const card = page.getByRole("main").getByRole("article").getByRole("link").first();
  const path = (await card.getAttribute("href")) ?? "";
  await card.click();
  await expect(page).toHaveURL(path);
  await untilKept(page, `${path}.data`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByText("No connection")).toBeHidden();
});

test("nothing private is kept: no call of the API, no page of one person", async ({ page }) => {
  const { seen } = await listing(page);
  await visit(page, "/");
  await untilKept(page, "/offline");
  await visit(page, `/business/${seen.id}`);
  await visit(page, "/user-dashboard");
  await visit(page, "/search?q=crab");
  await untilKept(page, `/business/${seen.id}`);
  const kept = await keptPaths(page);
  const known =
    /^\/(?:assets|art|icons|coast|media)\/|^\/(?:logo|favicon)\.svg$|^\/(?:offline|event-door)$|^\/business\/\d+(?:\.data)?$/;
  expect(kept.filter((path) => !known.test(path))).toEqual([]);
});

test("a saved place that was never opened opens with no signal", async ({ page, context }) => {
  await visit(page, "/category/sandbars");
  const card = page.getByRole("article").first();
  const path = (await card.getByRole("link").first().getAttribute("href")) ?? "";
  await card.getByRole("button", { name: /^Save / }).click();
  await visit(page, "/saved");
  const name = (await page.getByRole("article").getByRole("link").first().textContent()) ?? "";
  await untilKept(page, path);
  await context.setOffline(true);
  await visit(page, path);
  await expect(page.getByText(/not for navigation/i).first()).toBeVisible();
  await page.getByRole("tab", { name: /^Photos/ }).click();
  await expect(page.getByRole("tabpanel", { name: /^Photos/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

/** The form of a time that can be had, at a business of the demo data that answers. */
async function openRequest(page: Page) {
  const answer = await page.request.get("/api/businesses?category=rentals&limit=40");
  for (const { id } of await answer.json()) {
    await visit(page, `/business/${id}?tab=rentals`);
    const request = page.getByRole("link", { name: /^Request a booking/ });
    if ((await request.count()) === 0) continue;
    await request.first().click();
    const times = page.getByRole("list", { name: /^Free on/ });
    await times.getByRole("link").first().click();
    await untilKept(page, `/business/${id}.data`);
    return page.getByRole("form", { name: /^Ask for/ });
  }
  throw new Error("No business rents anything");
}

test("a booking form keeps what was typed when the signal goes, and goes on when it is back", async ({
  page,
  context,
}) => {
  const form = await openRequest(page);
  await form.getByLabel("Name").fill("Zoë Tern");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Request booking" }).click();
  await expect(form.getByRole("alert")).toContainText("There was no answer");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Change", { exact: true }).click();
  const times = page.getByRole("list", { name: /^Free on/ });
  const second = times.getByRole("link").nth(1);
  const time = (await second.textContent()) ?? "";
  await second.click();
  await expect(page.locator("[data-toast]")).toContainText("No connection");
  await expect(form.getByLabel("Name")).toHaveValue("Zoë Tern");
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: /^From/ })).toContainText(time);
  await expect(form.getByLabel("Name")).toHaveValue("Zoë Tern");
});
