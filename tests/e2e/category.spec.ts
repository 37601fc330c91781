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

interface Listed {
  name: string;
  city: string;
  featuredLevel: number;
  averageRating: string;
  reviewCount: number;
}

test("a category shows its name, description and paid places: level 3 in the header, 2 and 3 in the top section", {
  tag: "@phone",
}, async ({ page, request }) => {
  const answer = await request.get("/api/businesses?category=restaurants&featured=true");
  const paid = (await answer.json()) as Listed[];
  const levelOf = (name: string) => paid.find((each) => each.name === name)?.featuredLevel ?? 0;
  await visit(page, "/category/restaurants");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Restaurants");
  await expect(page.getByText("Crab houses, raw bars and dock-and-dine")).toBeVisible();
  const leading = page.getByRole("region", { name: "Leading this category" });
  expect(levelOf((await leading.getByRole("heading", { level: 3 }).textContent()) ?? "")).toBe(3);
  await expect(leading.getByRole("heading", { name: "Paid placement" })).toBeVisible();
  const top = page.getByRole("region", { name: "Top of Restaurants" });
  const levels = (await top.getByRole("heading", { level: 3 }).allTextContents()).map(levelOf);
  expect(levels).toContain(3);
  expect(levels).toContain(2);
  expect(levels.every((level) => level >= 2)).toBe(true);
  await expect(top.getByText("Paid placement", { exact: true })).toBeVisible();
});

test("words, a city and the Search button narrow a category", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, "/category/restaurants");
  const all = Number(await totalOf(page).textContent());
  await page.getByLabel("Keywords").fill("raw");
  await page.getByLabel("City").fill("Annapolis");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/category/restaurants?q=raw&city=Annapolis");
  await expect.poll(async () => Number(await totalOf(page).textContent())).toBeLessThan(all);
  await expect(list(page).getByText("Annapolis, MD").first()).toBeVisible();
});

test("a category sorts by its four orders, the highest rated first unless told otherwise", async ({
  page,
  request,
}) => {
  await visit(page, "/category/hotels");
  const sort = page.getByLabel("Sort", { exact: true });
  await expect(sort.locator("option")).toHaveText([
    "Featured First",
    "Highest Rated",
    "Most Reviews",
    "Name A-Z",
  ]);
  await expect(sort).toHaveValue("rating");
  for (const order of ["rating", "featured", "reviews", "name"]) {
    if (order !== "rating") await sort.selectOption(order);
    const answer = await request.get(`/api/search?category=hotels&sort=${order}`);
    const { businesses } = (await answer.json()) as { businesses: Listed[] };
    await expect(namesOf(page)).toHaveText(businesses.map(({ name }) => name));
  }
});

test("grid and list show the same results", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/category/hotels");
  const names = await namesOf(page).allTextContents();
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole("link", { name: "List", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(namesOf(page)).toHaveText(names);
  await reload(page);
  await expect(namesOf(page)).toHaveText(names);
  await page.getByRole("link", { name: "Grid" }).click();
  await expect(page).not.toHaveURL(/view=/);
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

test("Quick Stats are computed over the whole category", { tag: "@phone" }, async ({
  page,
  request,
  isMobile,
}) => {
  const all: Listed[] = [];
  for (let offset = 0; ; offset += 100) {
    const answer = await request.get(`/api/businesses?category=hotels&offset=${offset}`);
    const some = (await answer.json()) as Listed[];
    all.push(...some);
    if (some.length < 100) break;
  }
  const featured = all.filter(({ featuredLevel }) => featuredLevel > 0).length;
  await visit(page, "/category/hotels?city=Annapolis");
  const filters = await openFilters(page, isMobile);
  const stats = filters.getByRole("region", { name: "Quick Stats" });
  await expect(stats).toContainText(`Total businesses${all.length}`);
  await expect(stats).toContainText(`Featured${featured}`);
  const rated = all.filter(({ reviewCount }) => reviewCount > 0);
  const mean = rated.reduce((sum, each) => sum + Number(each.averageRating), 0) / rated.length;
  const shown = Number(/Average rating(\d\.\d)/.exec((await stats.textContent()) ?? "")?.[1]);
  // Each rating on the wire is rounded already.
  expect(Math.abs(shown - mean)).toBeLessThan(0.1);
});

test("Load More Results appends the next ones and is gone when none are left", async ({ page }) => {
  await visit(page, "/category/sandbars");
  const total = Number(await totalOf(page).textContent());
  expect(total).toBeGreaterThan(20);
  const more = page.getByRole("link", { name: "Load More Results" });
  for (let shown = 20; shown < total; shown += 20) {
    await expect(namesOf(page)).toHaveCount(shown);
    await more.click();
  }
  await expect(namesOf(page)).toHaveCount(total);
  await expect(more).toBeHidden();
});

test("what a category's address says survives a reload", async ({ page }) => {
  await visit(page, "/category/hotels?city=Annapolis%2C+MD&sort=name");
  await expect(page.getByLabel("Sort", { exact: true })).toHaveValue("name");
  const names = await namesOf(page).allTextContents();
  await reload(page);
  await expect(namesOf(page)).toHaveText(names);
});

test("an unknown category says so with 404", async ({ page }) => {
  const response = await visit(page, "/category/submarines");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Category Not Found");
  await expect(page.getByText("The category you're looking for doesn't exist")).toBeVisible();
});

test("the index searches names and descriptions, and a state keeps what it has", {
  tag: "@phone",
}, async ({ page, request }) => {
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
