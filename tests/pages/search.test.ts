import { afterAll, expect, test } from "vitest";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

interface Found {
  businesses: Business[];
  totalCount: number;
}

test("the address says what is found: words, city, category, position and radius", async () => {
  for (const query of [
    "q=crab",
    "city=Annapolis",
    "category=marinas",
    "q=oyster&category=restaurants&city=Annapolis",
    "latitude=38.9763&longitude=-76.4862&radius=5",
  ]) {
    const answer = await site.request("GET", `/api/search?${query}`);
    const { businesses, totalCount } = (await answer.json()) as Found;
    const page = await site.page(`/search?${query}`);
    expect(page.find("[aria-live=polite] strong").textContent).toBe(String(totalCount));
    const names = page.findAll("article h3").map((name) => name.textContent);
    expect(names, query).toEqual(businesses.map(({ name }) => name));
  }
});

test("featured, rating, name and newest each reorder the results", async () => {
  const orders = new Set<string>();
  for (const order of ["featured", "rating", "name", "newest"]) {
    const page = await site.page(`/search?category=restaurants&sort=${order}`);
    const sort = page.getByLabelText<HTMLSelectElement>("Sort");
    const offered = [...sort.options].map(({ value }) => value);
    expect(offered).toEqual(["featured", "rating", "name", "newest"]);
    expect(sort.value).toBe(order);
    const query = `category=restaurants&sort=${order}`;
    const answer = await site.request("GET", `/api/search?${query}`);
    const { businesses } = (await answer.json()) as Found;
    const names = page.findAll("article h3").map((name) => name.textContent);
    expect(names).toEqual(businesses.map(({ name }) => name));
    orders.add(names.join());
  }
  expect(orders.size).toBe(4);
  const near = await site.page("/search?latitude=38.9763&longitude=-76.4862&sort=distance");
  expect(near.getByLabelText<HTMLSelectElement>("Sort").value).toBe("distance");
});

test("nothing found says so, and Clear Filters resets everything", async () => {
  const query = "q=marina&category=sandbars&minRating=4&priceRange=%24%24%24%24";
  const page = await site.page(`/search?${query}`);
  page.getByRole("heading", { name: "No businesses found" });
  const clear = page.getByRole("link", { name: "Clear Filters" });
  expect(clear.getAttribute("href")).toBe("/search");
  const cleared = await site.page("/search");
  expect(cleared.getByLabelText<HTMLInputElement>("Keywords").value).toBe("");
  cleared.getByText("What are you looking for?");
});

test("without a condition no search is made", async () => {
  const live = await site.open("/search?radius=5&sort=name");
  live.getByText("What are you looking for?");
  live.click(live.getByRole("button", { name: "Search" }));
  await live.until(() => expect(live.network.calls.join()).toContain("/api/track"));
  expect(live.network.calls.join()).not.toMatch(/\/api\/(search|businesses)/);
});

test("a list that fails to load says so and can be tried again", async () => {
  const live = await site.open("/search?q=crab");
  live.network.answer(/\/api\/search\?/, () => new Response("", { status: 503 }));
  live.fill(live.getByLabelText("Sort"), "featured");
  await live.findByRole("heading", { name: "Error Loading Businesses" });
  live.getByText("Please try again later.");
  live.network.pass(/\/api\/search\?/);
  live.click(live.getByRole("button", { name: "Try again" }));
  await live.until(() => expect(live.getAllByRole("article").length).toBeGreaterThan(0));
  expect(live.path()).toBe("/search?q=crab&sort=featured");
});

test("skeleton cards stand in while another search is on its way", async () => {
  const live = await site.open("/search?q=crab");
  const answer = live.network.hold(/\/api\/search\?/);
  live.fill(live.getByLabelText("Sort"), "featured");
  await live.findByText("Loading businesses");
  expect(live.queryAllByRole("article")).toEqual([]);
  answer();
  await live.until(() => expect(live.getAllByRole("article").length).toBeGreaterThan(0));
  expect(live.queryByText("Loading businesses")).toBeNull();
});

test("whoever leaves while a page is made is told from a failure of ours", async () => {
  for (const wait of [0, 5, 20]) {
    const leaving = new AbortController();
    const answer = site.ask(`/search?q=leaving-${wait}`, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), wait);
    expect([200, 499]).toContain((await answer).status);
  }
  const leaving = new AbortController();
  const answer = site.ask("/search?q=leaving-at-once", { signal: leaving.signal });
  leaving.abort();
  expect((await answer).status).toBe(499);
});
