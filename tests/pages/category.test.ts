import { fireEvent, within } from "@testing-library/dom";
import { and, eq, gt } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { businesses } from "#src/db/schema/directory.server.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { type ShownPage, textOf } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

const ask = async <T>(path: string): Promise<T> => (await site.request("GET", path)).json();
const totalOf = (page: Pick<ShownPage, "find">) =>
  Number(page.find("[aria-live=polite] strong").textContent);
/** Those of the list; above it stand paid places. */
function namesOf(page: ShownPage): (string | null)[] {
  const lists = page.findAll("ul, ol").filter((list) => list.querySelector("article h3"));
  return [...(lists.at(-1)?.querySelectorAll("article h3") ?? [])].map((name) => name.textContent);
}

test("a category shows its name, description and paid places: level 3 in the header, 2 and 3 in the top section", async () => {
  const paid = await ask<Business[]>("/api/businesses?category=restaurants&featured=true");
  const levelOf = (name: string | null) => paid.find((each) => each.name === name)?.featuredLevel;
  const page = await site.page("/category/restaurants");
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Restaurants");
  page.getByText(/Crab houses, raw bars and dock-and-dine/);
  const leading = within(page.getByRole("region", { name: "Leading this category" }));
  expect(levelOf(leading.getByRole("heading", { level: 3 }).textContent)).toBe(3);
  leading.getByRole("heading", { name: "Paid placement, or given by Landfall" });
  const top = within(page.getByRole("region", { name: "Top of Restaurants" }));
  const levels = top
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => levelOf(textContent));
  expect(new Set(levels)).toEqual(new Set([3, 2]));
  top.getByText("Paid placement, or given by Landfall");
});

test("a category sorts by its four orders, the highest rated first unless told otherwise", async () => {
  const plain = await site.page("/category/hotels");
  const sort = plain.getByLabelText<HTMLSelectElement>("Sort");
  expect([...sort.options].map(({ text }) => text)).toEqual([
    "Featured First",
    "Highest Rated",
    "Most Reviews",
    "Name A-Z",
  ]);
  expect(sort.value).toBe("rating");
  for (const order of ["rating", "featured", "reviews", "name"]) {
    const page = order === "rating" ? plain : await site.page(`/category/hotels?sort=${order}`);
    const found = await ask<{ businesses: Business[] }>(
      `/api/search?category=hotels&sort=${order}`,
    );
    expect(namesOf(page)).toEqual(found.businesses.map(({ name }) => name));
  }
});

test("grid and list show the same results", async () => {
  const grid = await site.page("/category/hotels");
  const list = await site.page("/category/hotels?view=list");
  const currentOf = (page: ShownPage, name: string) =>
    page.getByRole("link", { name }).getAttribute("aria-current");
  expect(namesOf(list)).toEqual(namesOf(grid));
  expect(currentOf(list, "List")).toBe("true");
  expect(currentOf(grid, "List")).toBeNull();
  expect(list.getByRole("link", { name: "Grid" }).getAttribute("href")).not.toContain("view=");
  expect(grid.getByRole("link", { name: "List" }).getAttribute("href")).toContain("view=list");
});

test("Quick Stats are computed over the whole category", async () => {
  const all: Business[] = [];
  for (let offset = 0; ; offset += 100) {
    const some = await ask<Business[]>(`/api/businesses?category=hotels&offset=${offset}`);
    all.push(...some);
    if (some.length < 100) break;
  }
  const featured = all.filter(({ featuredLevel }) => featuredLevel > 0).length;
  const page = await site.page("/category/hotels?city=Annapolis");
  // Beside the list or in a sheet, as the stylesheet decides.
  const stats = textOf(page.getByRole("region", { name: "Quick Stats", hidden: true }));
  expect(stats).toContain(`Total businesses${all.length}`);
  expect(stats).toContain(`Featured${featured}`);
  // Not of what the API gives, where each rating is rounded already.
  const stored = await site.db
    .select({ rating: businesses.averageRating })
    .from(businesses)
    .where(
      and(
        eq(businesses.category, "hotels"),
        eq(businesses.status, "live"),
        gt(businesses.reviewCount, 0),
      ),
    );
  const mean = stored.reduce((sum, { rating }) => sum + Number(rating), 0) / stored.length;
  expect(stats).toContain(`Average rating${mean.toFixed(1)}`);
});

test("Load More Results appends the next ones and is gone when none are left", async () => {
  const first = await site.page("/category/sandbars");
  const total = totalOf(first);
  expect(total).toBeGreaterThan(20);
  let page = first;
  const seen = [namesOf(first)];
  for (let shown = 20; shown < total; shown += 20) {
    expect(namesOf(page)).toHaveLength(shown);
    const more = page.getByRole("link", { name: "Load More Results" });
    page = await site.page(more.getAttribute("href") ?? "");
    expect(namesOf(page).slice(0, shown)).toEqual(seen.at(-1));
    seen.push(namesOf(page));
  }
  expect(namesOf(page)).toHaveLength(total);
  expect(page.queryByRole("link", { name: "Load More Results" })).toBeNull();
});

test("what a category's address says is what it shows", async () => {
  const page = await site.page("/category/hotels?city=Annapolis%2C+MD&sort=name");
  expect(page.getByLabelText<HTMLSelectElement>("Sort").value).toBe("name");
  const names = namesOf(page).map((name) => name?.toLowerCase() ?? "");
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted());
  expect(totalOf(page)).toBeLessThan(totalOf(await site.page("/category/hotels")));
});

test("in the demo data nobody poorly rated comes first, for money or otherwise", async () => {
  for (const { id } of CATEGORIES) {
    const top = await site.page(`/category/${id}`);
    const placed = top.findAll("section[aria-labelledby=top-section] article");
    const first = [`/category/${id}`, `/category/${id}?sort=featured`, `/search?category=${id}`];
    const pages = await Promise.all(first.map((path) => site.page(path)));
    const cards = [
      ...placed,
      ...pages.flatMap((page) => page.findAll(".cards article").slice(0, 1)),
    ];
    for (const card of cards) {
      const rating = Number(/([\d.]+) from/.exec(textOf(card))?.[1]);
      expect(rating, `${id}: ${textOf(card)}`).toBeGreaterThanOrEqual(4);
    }
  }
  const rows = await site.db
    .select({ rating: businesses.averageRating, count: businesses.reviewCount })
    .from(businesses)
    .where(and(eq(businesses.isDemo, true), gt(businesses.featuredLevel, 0)));
  expect(rows.length).toBeGreaterThan(40);
  for (const { rating, count } of rows) {
    expect(Number(rating)).toBeGreaterThanOrEqual(4);
    expect(count).toBeGreaterThanOrEqual(3);
  }
});

test("an unknown category says so with 404", async () => {
  const page = await site.page("/category/submarines");
  expect(page.status).toBe(404);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Category Not Found");
  page.getByText("The category you're looking for doesn't exist");
});

test("words, a city and the Search button narrow a category", async () => {
  const live = await site.open("/category/restaurants");
  const all = totalOf(live);
  live.fill(live.getByLabelText("Keywords"), "raw");
  live.fill(live.getByLabelText("City"), "Annapolis");
  const form = live.getByLabelText<HTMLInputElement>("City").form as HTMLFormElement;
  expect(within(form).getByRole<HTMLButtonElement>("button", { name: "Search" }).type).toBe(
    "submit",
  );
  fireEvent.submit(form);
  await live.until(() => expect(live.path()).toMatch(/[?&]q=raw&city=Annapolis$/));
  await live.until(() => expect(totalOf(live)).toBeLessThan(all));
  const cards = live.findAll("article").map((card) => card.textContent);
  expect(cards.join()).toContain("Annapolis, MD");
});

test("location, price, minimum rating and boater's facts each narrow a category", async () => {
  const live = await site.open("/category/hotels");
  const all = totalOf(live);
  const filters = within(live.getByRole("complementary", { name: "Filters" }));
  const until = (total: unknown) => live.until(() => expect(totalOf(live)).toEqual(total));
  const fewer = () => live.until(() => expect(totalOf(live)).toBeLessThan(all));
  const location = filters.getByLabelText<HTMLSelectElement>("Location");
  const annapolis = [...location.options].find(({ value }) => value === "Annapolis, MD");
  live.fill(location, "Annapolis, MD");
  await until(Number(/\((\d+)\)/.exec(annapolis?.textContent ?? "")?.[1]));
  live.fill(location, "");
  await until(all);
  for (const price of ["All", "$", "$$", "$$$"]) filters.getByLabelText(price);
  live.click(filters.getByLabelText("$$"));
  await fewer();
  live.click(filters.getByLabelText("All"));
  await until(all);
  for (const stars of ["4", "3", "2"]) {
    const query = `/api/businesses?category=hotels&minRating=${stars}`;
    const count = Number((await site.request("GET", query)).headers.get("x-total-count"));
    expect(count).toBeLessThan(all);
    live.click(filters.getByLabelText(`${stars} and up`));
    await live.until(() => expect(live.path()).toContain(`minRating=${stars}`));
    await until(count);
  }
  live.click(filters.getByLabelText("Any"));
  await until(all);
  live.click(filters.getByLabelText("Tie-up: floating dock"));
  await live.until(() => expect(live.path()).toContain("facts=tieUp%3Afloating"));
  await fewer();
});

test("the index searches names and descriptions, and a state keeps what it has", async () => {
  const live = await site.open("/categories");
  const cards = () => live.findAll('main a[href^="/category/"]');
  const box = live.getByLabelText("Search categories");
  const shows = (count: number) => live.until(() => expect(cards()).toHaveLength(count));
  await shows(10);
  live.fill(box, "marina");
  await shows(1);
  live.fill(box, "raw bars");
  await live.until(() =>
    expect(cards().map(textOf)).toEqual([expect.stringMatching("Restaurants")]),
  );
  live.fill(box, "zzz");
  live.click(await live.findByRole("button", { name: "Clear the search" }));
  await shows(10);
  const add = within(live.getByRole("main")).getByRole("link", { name: "Add Your Business" });
  expect(add.getAttribute("href")).toBe("/add-business");
  const state = live.getByLabelText<HTMLSelectElement>("State");
  const states = [...state.options].map(({ textContent }) => textContent);
  expect(states).toEqual(["All", "FL", "MD", "VA", "SC", "GA", "NC"]);
  live.fill(state, "GA");
  await live.findByRole("heading", { name: "Categories in GA" });
  expect(live.path()).toBe("/categories?state=GA");
  expect(cards().length).toBeLessThan(10);
  for (const card of cards()) {
    const href = card.getAttribute("href") ?? "";
    const category = /category\/([\w-]+)\?state=GA$/.exec(href)?.[1];
    const answer = await site.request("GET", `/api/businesses?category=${category}&state=GA`);
    const count = answer.headers.get("x-total-count") ?? "";
    expect(Number(count), href).toBeGreaterThan(0);
    expect(card.textContent).toContain(count);
  }
  const [first] = cards();
  live.click(first as HTMLElement);
  await live.until(() => expect(live.path()).toBe(first?.getAttribute("href")));
});
