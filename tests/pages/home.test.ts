import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { hrefsOf } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const page = await site.page("/");

test("category and city chips lead to their searches, and every city has places", async () => {
  expect(hrefsOf(page.getByRole("navigation", { name: "Quick categories" }))).toEqual(
    ["restaurants", "marinas", "charters", "watersports", "hotels", "rentals"].map(
      (category) => `/search?category=${category}`,
    ),
  );
  const cities = [
    ["Key West", "FL"],
    ["Cape Coral", "FL"],
    ["Annapolis", "MD"],
    ["Ocean City", "MD"],
    ["Islamorada", "FL"],
    ["Newport", "RI"],
    ["Sarasota", "FL"],
    ["Virginia Beach", "VA"],
  ];
  expect(hrefsOf(page.getByRole("navigation", { name: "Popular cities" }))).toEqual(
    cities.map(([city = ""]) => `/search?city=${encodeURIComponent(city)}`),
  );
  for (const [city = "", state = ""] of cities) {
    page.getByRole("link", { name: `${city} ${state}` });
    const found = await site.request("GET", `/api/search?city=${encodeURIComponent(city)}`);
    const { businesses } = (await found.json()) as { businesses: { city: string }[] };
    expect(businesses.length, city).toBeGreaterThan(0);
    expect(businesses.every((business) => business.city === city)).toBe(true);
  }
});

test("home shows all categories, six paid places labelled as such, and ways to take part", () => {
  const grid = page.getByRole("region", { name: "Browse Categories" });
  expect(hrefsOf(grid)).toEqual(CATEGORIES.map(({ id }) => `/category/${id}`));
  const cards = within(grid).getAllByRole("link");
  for (const [index, { name }] of CATEGORIES.entries()) {
    expect(cards[index]?.textContent).toContain(name);
  }
  const featured = within(page.getByRole("region", { name: "Featured Businesses" }));
  expect(featured.getAllByRole("article")).toHaveLength(6);
  featured.getByText("Paid placement, or given by Landfall.");
  expect(featured.getAllByTitle("Given by Landfall")).toHaveLength(6);
  const call = within(page.getByRole("region", { name: "Do you run a place on the water?" }));
  const hrefOf = (name: string) => call.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Add Your Business")).toBe("/add-business");
  expect(hrefOf("View Pricing")).toBe("/advertise");
});

test("the footer has its links, and four social ones that lead somewhere", () => {
  const footer = page.getByRole("contentinfo");
  expect(hrefsOf(footer)).toEqual(
    expect.arrayContaining([
      "/category/restaurants",
      "/category/charters",
      "/category/marinas",
      "/category/watersports",
      "/add-business",
      "/advertise",
      "/business-login",
      "/support",
    ]),
  );
  const social = within(footer).getByRole("list", { name: "Landfall elsewhere" });
  const links = within(social).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Facebook",
    "Instagram",
    "Twitter",
    "YouTube",
  ]);
  for (const href of hrefsOf(social)) expect(href).toMatch(/^https:\/\/[\w.]+\/./);
});

test("a position that the device does not tell is logged, told, and stops the spinner", async () => {
  let fail: PositionErrorCallback | undefined;
  const geolocation = {
    getCurrentPosition: (_: unknown, failed: PositionErrorCallback) => {
      fail = failed;
    },
  };
  const live = await site.open("/", {
    prepare: ({ navigator }) =>
      Object.defineProperty(navigator, "geolocation", { value: geolocation }),
  });
  const button = live.getByRole("button", { name: "Near me" });
  live.click(button);
  await live.until(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  fail?.({ code: 1, message: "denied" } as GeolocationPositionError);
  await live.findByText(/Your position is not known/);
  await live.until(() => expect(button.hasAttribute("aria-busy")).toBe(false));
  expect(live.logged.join()).toContain("Geolocation failed");
  expect(live.path()).toBe("/");
});

test("near me shows what lies within ten miles of the device", async () => {
  const coords = { latitude: 38.9763, longitude: -76.4862 };
  const geolocation = {
    getCurrentPosition: (found: PositionCallback) => found({ coords } as GeolocationPosition),
  };
  for (const width of [1440, 390]) {
    const live = await site.open("/", {
      width,
      prepare: ({ navigator }) =>
        Object.defineProperty(navigator, "geolocation", { value: geolocation }),
    });
    live.click(live.getByRole("button", { name: "Near me" }));
    await live.until(() =>
      expect(live.path()).toMatch(/^\/search\?latitude=38\.9763.*longitude=-76\.4862.*radius=10/),
    );
    const miles = () =>
      live.findAll("article").map((card) => /· ([\d.]+) mi/.exec(card.textContent ?? "")?.[1]);
    await live.until(() => expect(miles().filter(Number).length).toBeGreaterThan(5));
    expect(miles().filter((mile) => !(Number(mile) <= 10))).toEqual([]);
  }
});

test("near me takes along what was typed, and what is chosen while the position is looked for", async () => {
  const coords = { latitude: 38.9763, longitude: -76.4862 };
  let tell: PositionCallback | undefined;
  const geolocation = {
    getCurrentPosition: (found: PositionCallback) => {
      tell = found;
    },
  };
  const prepare = ({ navigator }: { navigator: object }) =>
    Object.defineProperty(navigator, "geolocation", { value: geolocation });
  const near = /^\/search\?.*latitude=38\.9763/;

  const home = await site.open("/", { prepare });
  home.fill(home.getByRole("combobox", { name: "Search the waterfront" }), "crab");
  home.click(home.getByRole("button", { name: "Near me" }));
  tell?.({ coords } as GeolocationPosition);
  await home.until(() => expect(home.path()).toMatch(near));
  expect(home.path()).toContain("q=crab");

  const search = await site.open("/search?q=dock", { prepare });
  search.fill(search.getByLabelText("Keywords"), "fuel");
  search.click(search.getAllByText("Near me")[0] as HTMLElement);
  search.click(search.getAllByLabelText("4 and up")[0] as HTMLElement);
  await search.until(() => expect(search.path()).toContain("minRating=4"));
  tell?.({ coords } as GeolocationPosition);
  await search.until(() => expect(search.path()).toMatch(near));
  expect(search.path()).toMatch(/q=fuel.*minRating=4/);
});

test("skeleton cards show while home and its featured places load", async () => {
  const live = await site.open("/categories");
  const answer = live.network.hold(/^\/_?(root|index)?\.data/);
  live.click(live.getByRole("link", { name: "Landfall" }));
  await live.findByText("Loading businesses");
  answer();
  await live.findByRole("heading", { name: "Featured Businesses" });
  expect(live.queryByText("Loading businesses")).toBeNull();
});
