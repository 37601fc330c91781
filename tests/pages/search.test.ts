import { fireEvent, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { LivePage } from "#tests/support/live-page.ts";
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
  const half = ["latitude=38.9763", "longitude=-76.4862", "latitude=38.9763&radius=5"];
  for (const query of ["radius=5&sort=name", "q=+&city=", ...half]) {
    const live = await site.open(`/search?${query}`);
    live.getByText("What are you looking for?");
    expect(live.queryAllByRole("article"), query).toEqual([]);
    live.click(live.getByRole("button", { name: "Search" }));
    await live.until(() => expect(live.network.calls.join()).toContain("/api/track"));
    expect(live.network.calls.join(), query).not.toMatch(/\/api\/(search|businesses)/);
  }
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

const totalOf = (page: LivePage) => Number(page.find("[aria-live=polite] strong").textContent);

test("Load More appends until everything is shown, and repeats and skips none", async () => {
  const live = await site.open("/search?city=Annapolis");
  const total = totalOf(live);
  expect(total).toBeGreaterThan(20);
  const more = () => live.queryByRole("link", { name: "Load More Results" });
  for (let shown = 20; shown < total; shown += 20) {
    await live.until(() => expect(live.findAll("article")).toHaveLength(shown));
    live.click(more() as HTMLElement);
  }
  await live.until(() => expect(live.findAll("article")).toHaveLength(total));
  expect(more()).toBeNull();
  const links = live.findAll("article a").map((link) => link.getAttribute("href"));
  expect(new Set(links).size).toBe(total);
});

type Filters = ReturnType<typeof within>;

test("each filter narrows the results and stands in the address", async () => {
  const path = "/search?category=marinas";
  const narrows = async (address: RegExp, act: (page: LivePage, filters: Filters) => void) => {
    const live = await site.open(path);
    const all = totalOf(live);
    act(live, within(live.getByRole("complementary", { name: "Filters" })));
    await live.until(() => expect(live.path()).toMatch(address));
    await live.until(() => expect(totalOf(live)).toBeLessThan(all));
  };
  await narrows(/openNow=true/, (live) => live.click(live.getByRole("link", { name: "Open now" })));
  await narrows(/priceRange=%24%24%24(&|$)/, (live, filters) =>
    live.click(filters.getByLabelText("$$$")),
  );
  await narrows(/minRating=4/, (live, filters) => live.click(filters.getByLabelText("4 and up")));
  await narrows(/facts=fuel%3Adiesel/, (live, filters) =>
    live.click(filters.getByLabelText("Fuel: diesel")),
  );
  await narrows(/facts=dockDepth%3A12/, (live, filters) => {
    const depth = filters.getByLabelText(/^Dock depth, at least/);
    depth.focus();
    live.fill(depth, "12");
    fireEvent.keyDown(depth, { key: "Enter" });
  });
  await narrows(/state=VA/, (live, filters) => live.fill(filters.getByLabelText("State"), "VA"));
  await narrows(/amenities=Showers/, (live, filters) =>
    live.click(filters.getByLabelText("Showers")),
  );
});

test("the same search within ten seconds makes no second request; later it does", async () => {
  let now = Date.now();
  const live = await site.open("/search?q=crab", {
    prepare(window) {
      Object.assign(window.Date, { now: () => now });
    },
  });
  const asked = () =>
    live.network.calls.flatMap((call) =>
      call.startsWith("GET /api/search?") ? (/sort=(\w+)/.exec(call)?.[1] ?? "none") : [],
    );
  const choose = async (order: string) => {
    live.fill(live.getByLabelText("Sort"), order);
    await live.until(() => expect(live.path()).toContain(`sort=${order}`));
    await live.until(() => expect(live.getAllByRole("article").length).toBeGreaterThan(0));
  };
  await choose("name");
  await live.until(() => expect(asked()).toEqual(["name"]));
  await choose("rating");
  await live.until(() => expect(asked()).toEqual(["name", "rating"]));
  await choose("name");
  await choose("rating");
  expect(asked()).toEqual(["name", "rating"]);
  now += 10_001;
  await choose("name");
  await live.until(() => expect(asked()).toEqual(["name", "rating", "name"]));
});

test("a list of the map's area says so, and one tap searches everywhere again", async () => {
  const live = await site.open("/search?category=marinas&area=-77,38,-76,39.5");
  const inArea = totalOf(live);
  const chip = live.getByRole("link", { name: "Remove filter: Only in the area of the map" });
  live.click(chip);
  await live.until(() => expect(live.path()).toBe("/search?category=marinas"));
  await live.until(() => expect(totalOf(live)).toBeGreaterThan(inArea));
  expect(live.queryByText(/Only in the area/)).toBeNull();
});

test("the title names the search, and a search that found something is offered again on this device", async () => {
  const page = await site.open("/search?q=crab&city=Annapolis");
  expect(page.document.title).toMatch(/^“crab” in Annapolis/);
  const recent = () => page.window.localStorage.getItem("landfall:recent-searches") ?? "";
  await page.until(() => expect(recent()).toContain("“crab” in Annapolis"));
  const near = await site.open("/search?q=crab&latitude=38.9763&longitude=-76.4862");
  await near.until(() => expect(near.find("[aria-live=polite] strong").textContent).not.toBe("0"));
  expect(near.window.localStorage.getItem("landfall:recent-searches") ?? "").not.toContain(
    "38.9763",
  );
});
