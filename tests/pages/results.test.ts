import { fireEvent, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { factConfirmations } from "#src/db/schema/directory.server.ts";
import type { LivePage } from "#tests/support/live-page.ts";
import { type ShownPage, textOf } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

const totalOf = (page: Pick<ShownPage, "find">) =>
  page.find("[aria-live=polite] strong").textContent;
const namesOf = (page: Pick<ShownPage, "findAll">) =>
  page.findAll(".cards article h3").map((name) => name.textContent);

const chipsOf = (page: Pick<ShownPage, "queryByRole">) => {
  const list = page.queryByRole("list", { name: "Active filters" });
  return new Map(
    [...(list?.querySelectorAll("a") ?? [])].map((link) => [
      textOf(link).replace("Remove filter: ", ""),
      new URLSearchParams(link.getAttribute("href")?.split("?")[1] ?? ""),
    ]),
  );
};

const ASKED =
  "q=marina&city=Annapolis&state=MD&latitude=38.9763&longitude=-76.4862&radius=25&area=-77,38,-76,40" +
  "&openNow=true&priceRange=%24%24&minRating=3&facts=fuel:gas,dockDepth:5,pumpOut:true" +
  "&amenities=Showers,WiFi&sort=name&category=marinas";

test("every condition of a search is a chip whose link takes away that one alone", async () => {
  const page = await site.page(`/search?${ASKED}`);
  const chips = chipsOf(page);
  const all = new URLSearchParams(ASKED);
  const leftOut: Record<string, Record<string, string | null>> = {
    "“marina”": { q: null },
    Marinas: { category: null },
    "In Annapolis": { city: null },
    Maryland: { state: null },
    "Within 25 mi of the position": { latitude: null, longitude: null, radius: null },
    "Only in the area of the map": { area: null },
    "Open now": { openNow: null },
    $$: { priceRange: null },
    "3 stars and up": { minRating: null },
    "Fuel: gas": { facts: "dockDepth:5,pumpOut:true" },
    "Dock depth 5 ft or more": { facts: "fuel:gas,pumpOut:true" },
    "Pump-out": { facts: "fuel:gas,dockDepth:5" },
    Showers: { amenities: "WiFi" },
    WiFi: { amenities: "Showers" },
  };
  expect([...chips.keys()]).toEqual([...Object.keys(leftOut), "Clear all"]);
  for (const [name, changes] of Object.entries(leftOut)) {
    const kept = Object.fromEntries(all);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) delete kept[key];
      else kept[key] = value;
    }
    expect(Object.fromEntries(chips.get(name) ?? []), name).toEqual(kept);
  }
  expect(Object.fromEntries(chips.get("Clear all") ?? [])).toEqual({ sort: "name" });
});

test("a category has chips for all but itself, and hostile or unknown conditions do no harm", async () => {
  const page = await site.page(
    "/category/marinas?category=hotels&city=Miami%2C+FL&facts=fuel:gas,bad:1&minRating=4",
  );
  expect([...chipsOf(page).keys()]).toEqual([
    "In Miami, FL",
    "4 stars and up",
    "Fuel: gas",
    "Clear all",
  ]);
  const evil = await site.page(
    `/search?q=${encodeURIComponent("<img src=x onerror=1>".repeat(4))}`,
  );
  expect([...chipsOf(evil).keys()][0]).toContain("<img src=x");
  expect(chipsOf(await site.page("/category/marinas")).size).toBe(0);
});

test("a chip and Clear all work at once where there are scripts, and the count takes the focus", async () => {
  const live = await site.open("/search?category=marinas&minRating=4&openNow=true&view=list");
  live.click(live.getByRole("link", { name: "Remove filter: 4 stars and up" }));
  await live.until(() =>
    expect(live.path()).toBe("/search?category=marinas&openNow=true&view=list"),
  );
  expect(live.document.activeElement).toBe(live.find("p[aria-live=polite]"));
  live.click(live.getByRole("link", { name: "Clear all" }));
  await live.until(() => expect(live.path()).toBe("/search?view=list"));
});

const showButton = (page: LivePage) =>
  within(page.getByRole("complementary", { name: "Filters" }))
    .getAllByRole("button", { name: /^Show /, hidden: true })
    .at(0) as HTMLElement;

test("the button of the filters says how many places it shows, and plainly where nobody counts", async () => {
  const plain = await site.page("/category/marinas");
  const labels = within(plain.getByRole("complementary", { name: "Filters" }))
    .getAllByRole("button", { name: /^Show /, hidden: true })
    .map(textOf);
  expect(labels).toEqual(["Show places", "Show places"]);
  const live = await site.open("/category/marinas");
  const saysTotal = () =>
    live.until(() => expect(textOf(showButton(live))).toBe(`Show ${totalOf(live)} places`));
  await saysTotal();
  const all = totalOf(live);
  const filters = within(live.getByRole("complementary", { name: "Filters" }));
  live.click(filters.getByLabelText("Fuel: diesel"));
  await live.until(() => expect(totalOf(live)).not.toBe(all));
  await saysTotal();
  const depth = filters.getByLabelText(/^Dock depth, at least/);
  depth.focus();
  fireEvent.input(depth, { target: { value: "9" } });
  await live.until(() => expect(textOf(showButton(live))).toBe("Show places"));
  fireEvent.keyDown(depth, { key: "Enter" });
  await live.until(() => expect(live.path()).toContain("dockDepth%3A9"));
  await saysTotal();
  const nothing = await site.open("/search?category=marinas&facts=dockDepth:199");
  await nothing.until(() => expect(textOf(showButton(nothing))).toBe("Show 0 places"));
});

test("Open now and the distance stand beside the sort, as links and forms", async () => {
  const page = await site.page("/category/marinas?minRating=3");
  const sheet = page.getByRole("complementary", { name: "Filters" });
  expect(within(sheet).queryByText("Open now")).toBeNull();
  const open = page.getByRole("link", { name: "Open now" });
  expect(open.getAttribute("href")).toContain("minRating=3&openNow=true");
  expect(open.getAttribute("aria-current")).toBeNull();
  const on = await site.page("/category/marinas?openNow=true&minRating=3");
  const link = on.getByRole("link", { name: "Open now" });
  expect(link.getAttribute("aria-current")).toBe("true");
  expect(link.getAttribute("href")).toMatch(/\?minRating=3$/);
  const near = await site.page(
    "/category/marinas?latitude=38.9763&longitude=-76.4862&radius=7&minRating=3",
  );
  const choice = near.find("select[name=radius]") as HTMLSelectElement;
  const miles = [...choice.options];
  const form = choice.form as HTMLFormElement;
  expect(form.getAttribute("method")).toBe("get");
  expect(miles.map(({ value }) => value)).toEqual(["1", "2", "5", "7", "10", "15", "25", "50"]);
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  expect(hidden.map(({ name }) => name)).toEqual(["latitude", "longitude", "minRating"]);
  const sorts = [...near.getByLabelText<HTMLSelectElement>("Sort").options];
  expect(sorts.map(({ value }) => value)).toContain("distance");
});

const HERE = { latitude: 38.9763, longitude: -76.4862 };
const geolocation = {
  getCurrentPosition: (tell: (position: unknown) => void) => tell({ coords: HERE }),
};

type Step = (page: LivePage) => void;
const STEPS: Record<string, Step> = {
  near: (page) => page.click(page.getByRole("button", { name: "Near me" })),
  words: (page) => {
    page.fill(page.getByLabelText("Keywords"), "dock");
    fireEvent.submit(page.getByLabelText<HTMLInputElement>("Keywords").form as HTMLFormElement);
  },
  open: (page) => page.click(page.getByRole("link", { name: "Open now" })),
  filter: (page) => page.click(page.getByLabelText("2 and up")),
  sort: (page) => page.fill(page.getByLabelText("Sort"), "name"),
};
/** What the page shows of each, once it is drawn. */
const DRAWN: Record<string, (page: LivePage) => boolean> = {
  near: (page) => chipsOf(page).has("Within 10 mi of the position"),
  words: (page) => chipsOf(page).has("“dock”"),
  open: (page) => chipsOf(page).has("Open now"),
  filter: (page) => chipsOf(page).has("2 stars and up"),
  sort: (page) => page.getByLabelText<HTMLSelectElement>("Sort").value === "name",
};
const TOLD: Record<string, RegExp> = {
  near: /latitude=38.97630&longitude=-76.48620&radius=10/,
  words: /q=dock/,
  open: /openNow=true/,
  filter: /minRating=2/,
  sort: /sort=name/,
};

/** Of any two steps, each comes before the other in some of them. */
const ORDERS = Object.keys(STEPS).map((_, turn, names) => [
  ...names.slice(turn),
  ...names.slice(0, turn),
]);

test("Near me, words, filters and the sort combine in every order, in the address alone", async () => {
  const ends = new Set<string>();
  for (const order of ORDERS) {
    const live = await site.open("/category/restaurants", {
      prepare: ({ navigator }) =>
        Object.defineProperty(navigator, "geolocation", { value: geolocation }),
    });
    for (const name of order) {
      STEPS[name]?.(live);
      await live.until(() => expect(DRAWN[name]?.(live), order.join()).toBe(true));
      await live.until(() => expect(live.path(), order.join()).toMatch(TOLD[name] as RegExp));
    }
    const address = new URLSearchParams(live.path().split("?")[1]);
    address.sort();
    ends.add(`${live.path().split("?")[0]}?${address}`);
  }
  expect(ends.size, [...ends].join("\n")).toBe(1);
  const page = await site.page([...ends][0] ?? "");
  const miles = page.findAll(".cards article").map((card) => /([\d.]+) mi/.exec(textOf(card))?.[1]);
  expect(miles.every((each) => Number(each) <= 10)).toBe(true);
  const names = namesOf(page).map((name) => name?.toLowerCase());
  expect(names).toEqual(names.toSorted());
}, 240_000);

test("a box of the map takes the place of a position, and keeps the rest", async () => {
  const near = await site.page(
    "/search?q=dock&latitude=38.9763&longitude=-76.4862&sort=distance&minRating=2&area=-77,38,-76,40",
  );
  expect([...chipsOf(near).keys()]).toEqual([
    "“dock”",
    "Within 10 mi of the position",
    "Only in the area of the map",
    "2 stars and up",
    "Clear all",
  ]);
  const without = chipsOf(near).get("Within 10 mi of the position");
  expect(without?.toString()).toBe("q=dock&minRating=2&area=-77%2C38%2C-76%2C40");
});

test("cards say what a boater decides by, and of an old fact when it was last known", async () => {
  const old = new Date("2024-03-05T12:00:00Z");
  const facts = { approachDepth: 7, transientSlips: 4, fuel: ["diesel"], vhf: "16 / 68" };
  const listing = await buildListing(site.db, {
    ...{ name: "Quillback Point Marina", category: "marinas", facts, updatedAt: old },
  });
  await site.db.insert(factConfirmations).values({
    ...{ businessId: listing.id, field: "facts.vhf", confirmerName: "Gus T.", confirmerKey: "g" },
  });
  const page = await site.page("/search?q=Quillback+Point+Marina");
  const line = within(page.find("article")).getByRole("list", { name: "For boaters" });
  expect(
    [...line.querySelectorAll("li")].map((each) => textOf(each).replace(/^\s*·\s*/, "")),
  ).toEqual([
    "7 ft approach, as of Mar 2024",
    "4 transient slips, as of Mar 2024",
    "Fuel: diesel, as of Mar 2024",
    "VHF 16 / 68",
  ]);
  const sandbars = await site.page("/category/sandbars");
  for (const card of sandbars.findAll("article")) {
    expect(textOf(card)).toMatch(/ft at low water/);
    expect(textOf(card)).toMatch(/ bottom/);
    expect(textOf(card)).not.toMatch(/Open|Closed|\$/);
  }
});

test("the cards of a phone are as the address says, and each choice leads to the other", async () => {
  const page = await site.page("/category/marinas?minRating=3");
  expect(page.find(".cards").getAttribute("data-cards")).toBeNull();
  const hrefOf = (shown: ShownPage, name: string) =>
    shown.getByRole("link", { name, hidden: true }).getAttribute("href");
  expect(hrefOf(page, "Large cards")).toContain("?minRating=3&cards=large");
  const large = await site.page("/category/marinas?minRating=3&cards=large");
  expect(large.find(".cards").getAttribute("data-cards")).toBe("large");
  expect(hrefOf(large, "Compact rows")).toContain("cards=rows");
  expect(namesOf(large)).toEqual(namesOf(page));
  const odd = await site.page("/category/marinas?cards=%22%3E");
  expect(odd.find(".cards").getAttribute("data-cards")).toBeNull();
});

test("a search that nothing answers in all its words shows what comes near, and says so", async () => {
  const page = await site.page("/search?q=crab+house+annapolis");
  expect(Number(totalOf(page))).toBeGreaterThan(0);
  expect(textOf(page.find("p[aria-live=polite]"))).toContain(
    "places come near “crab house annapolis”; none has all of it",
  );
  for (const card of page.findAll("article")) expect(textOf(card)).toContain("Annapolis, MD");
});
