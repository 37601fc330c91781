import { expect, type Page } from "@playwright/test";
import { openFilters } from "./support/phone-ways.ts";
import { reload, test, visit } from "./support/visitor.ts";

/** Other tests add marinas and restaurants meanwhile; hotels stay as they are. */
const totalOf = (page: Page) => page.locator("[aria-live=polite] strong");
const list = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.locator("article h3") })
    .last();
const namesOf = (page: Page) => list(page).getByRole("article").getByRole("heading");

test("words, a city and the Search button narrow a category", async ({ page }) => {
  await visit(page, "/category/restaurants");
  const all = Number(await totalOf(page).textContent());
  await page.getByLabel("Keywords").fill("raw");
  await page.getByLabel("City").fill("Annapolis");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/category/restaurants?q=raw&city=Annapolis");
  await expect.poll(async () => Number(await totalOf(page).textContent())).toBeLessThan(all);
  await expect(list(page).getByText("Annapolis, MD").first()).toBeVisible();
});

test("back and reload lead to the card that was left", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/category/hotels");
  // At once: most cards have not been laid out yet.
  const card = namesOf(page).nth(14);
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator("html")).not.toHaveAttribute("data-first-paint");
  const top = () =>
    card.evaluate(async (element) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Math.round(element.getBoundingClientRect().top);
    });
  await expect(card).toBeInViewport();
  const before = await top();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/business\//);
  await page.goBack();
  await expect.poll(top).toBe(before);
  await reload(page);
  await expect.poll(top).toBe(before);
});

test("location, price, minimum rating and boater's facts each narrow a category", {
  tag: "@phone",
}, async ({ page, request, isMobile }) => {
  await visit(page, "/category/hotels");
  const all = Number(await totalOf(page).textContent());
  const filters = await openFilters(page, isMobile);
  const back = async () => {
    await page.goBack();
    await expect(totalOf(page)).toHaveText(String(all));
  };
  const location = filters.getByLabel("Location");
  const annapolis = await location.locator("option", { hasText: "Annapolis, MD" }).textContent();
  await location.selectOption("Annapolis, MD");
  await expect(totalOf(page)).toHaveText(/\((\d+)\)/.exec(annapolis ?? "")?.[1] ?? "");
  await back();
  for (const price of ["All", "$", "$$", "$$$"]) {
    await expect(filters.getByRole("radio", { name: price, exact: true })).toBeVisible();
  }
  await filters.getByRole("radio", { name: "$$", exact: true }).click();
  await expect.poll(async () => Number(await totalOf(page).textContent())).toBeLessThan(all);
  await back();
  for (const stars of ["4", "3", "2"]) {
    const answer = await request.get(`/api/businesses?category=hotels&minRating=${stars}`);
    const count = answer.headers()["x-total-count"] ?? "";
    expect(Number(count)).toBeLessThan(all);
    await filters.getByRole("radio", { name: `${stars} and up` }).click();
    await expect(page).toHaveURL(new RegExp(`minRating=${stars}`));
    await expect(totalOf(page)).toHaveText(count);
  }
  await filters.getByRole("radio", { name: "Any" }).click();
  await expect(totalOf(page)).toHaveText(String(all));
  await filters.getByLabel("Tie-up: floating dock").click();
  await expect(page).toHaveURL(/facts=tieUp%3Afloating/);
  await expect.poll(async () => Number(await totalOf(page).textContent())).toBeLessThan(all);
});

test("the index searches names and descriptions, and a state keeps what it has", async ({
  page,
  request,
}) => {
  await visit(page, "/categories");
  const cards = page.getByRole("main").locator('a[href^="/category/"]');
  await expect(cards).toHaveCount(10);
  await page.getByLabel("Search categories").fill("marina");
  await expect(cards).toHaveCount(1);
  await page.getByLabel("Search categories").fill("raw bars");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Restaurants");
  await page.getByLabel("Search categories").fill("zzz");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(cards).toHaveCount(10);
  const state = page.getByLabel("State");
  await expect(state.locator("option")).toHaveText(["All", "FL", "MD", "VA", "SC", "GA", "NC"]);
  await state.selectOption("GA");
  await expect(page).toHaveURL("/categories?state=GA");
  await expect(page.getByRole("heading", { name: "Categories in GA" })).toBeVisible();
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute("href") ?? ""),
  );
  expect(shown.length).toBeLessThan(10);
  for (const href of shown) {
    const category = /category\/([\w-]+)\?state=GA/.exec(href)?.[1] ?? "";
    const answer = await request.get(`/api/businesses?category=${category}&state=GA`);
    const count = answer.headers()["x-total-count"] ?? "";
    expect(Number(count)).toBeGreaterThan(0);
    await expect(page.locator(`a[href="${href}"]`)).toContainText(count);
  }
  await cards.first().click();
  await expect(page).toHaveURL(/\/category\/[\w-]+\?state=GA/);
  await visit(page, "/categories");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Add Your Business" }),
  ).toHaveAttribute("href", "/add-business");
});
