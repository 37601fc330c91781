import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { textOf } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

async function find(query: string): Promise<Business> {
  const answer = await site.request("GET", `/api/businesses?${query}&limit=1`);
  const [first] = (await answer.json()) as Business[];
  if (!first) throw new Error(`no listing for ${query}`);
  return first;
}

const marina = await find("category=marinas&sort=reviews&featured=true");
const restaurant = await find("category=restaurants&sort=reviews");

test("the header has a way back, sharing, badges, name, rating, reviews, place and open state", async () => {
  const page = await site.page(`/business/${marina.id}`);
  expect(page.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/");
  const heading = page.getByRole("heading", { level: 1 });
  expect(heading.textContent).toBe(marina.name);
  const header = heading.closest("header") as HTMLElement;
  within(header).getByRole("button", { name: "Share" });
  within(header).getByText("Marinas");
  within(header).getByTitle("Given by Landfall");
  const text = textOf(header);
  expect(text).toContain(`${marina.averageRating} from ${marina.reviewCount} review`);
  expect(text).toContain(`${marina.city}, ${marina.state}`);
  expect(text).toContain(marina.openState?.text ?? "no open state");
  expect(header.querySelector("img")?.getAttribute("src")).toBe(marina.images[0]);
});

test("the Reviews tab sums up the approved reviews and lists them", async () => {
  const answer = await site.request("GET", `/api/businesses/${restaurant.id}/reviews`);
  const reviews = (await answer.json()) as { rating: number; title: string }[];
  const page = await site.page(`/business/${restaurant.id}?tab=reviews`);
  const panel = page.getByRole("tabpanel", { name: /Reviews/ });
  const { averageRating, reviewCount } = restaurant;
  expect(textOf(panel)).toContain(`${averageRating}from ${reviewCount} reviews`);
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  expect(Math.abs(mean - Number(averageRating))).toBeLessThan(0.06);
  const titles = [...panel.querySelectorAll("article")].flatMap((article) =>
    within(article)
      .getAllByRole("heading")
      .map((heading) => heading.textContent),
  );
  expect(titles).toEqual(reviews.map(({ title }) => title));
});

test("a place without reviews invites the first one", async () => {
  const { id } = await buildListing(site.db);
  const page = await site.page(`/business/${id}?tab=reviews`);
  page.getByText("No reviews yet. Be the first to review!");
});

test("an unknown business says so with 404 and leads home", async () => {
  for (const id of ["999999", "nonsense", "0"]) {
    const page = await site.page(`/business/${id}`);
    expect(page.status).toBe(404);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Business Not Found");
    page.getByText("The business you're looking for doesn't exist or has been removed");
    expect(page.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  }
});

test("a link is copied, and a refused clipboard says what to do", async () => {
  const copied: string[] = [];
  let isRefused = false;
  const writeText = async (text: string) => {
    if (isRefused) throw new Error("refused");
    copied.push(text);
  };
  const page = await site.open(`/business/${marina.id}`, {
    prepare: ({ navigator }) =>
      Object.defineProperty(navigator, "clipboard", { value: { writeText } }),
  });
  const header = page.getByRole("heading", { level: 1 }).closest("header") as HTMLElement;
  const copy = async () => {
    page.click(within(header).getByRole("button", { name: "Share" }));
    page.click(await page.findByRole("menuitem", { name: "Copy Link" }));
  };
  await copy();
  await page.findByText("Link copied!");
  await page.findByText("Share link copied to clipboard.");
  expect(copied).toEqual([expect.stringMatching(`/business/${marina.id}$`)]);
  isRefused = true;
  await page.until(() => within(header).getByRole("button", { name: "Share" }));
  await copy();
  await page.findByText("Failed to copy");
  await page.findByText("Please manually copy the link.");
});

test("a skeleton shows while a business loads from another page", async () => {
  const page = await site.open("/search?category=marinas");
  const answer = page.network.hold(/^\/business\/\d+\.data/);
  page.click(page.findAll("article a")[0] as HTMLElement);
  await page.findByText("Loading business");
  answer();
  await page.findByRole("heading", { name: "About" });
  expect(page.queryByText("Loading business")).toBeNull();
});

test("directions and the phone are one tap away", async () => {
  const page = await site.page(`/business/${restaurant.id}`);
  const contact = within(page.getByRole("region", { name: "Contact" }));
  const hrefOf = (name: string) => contact.getByRole("link", { name }).getAttribute("href");
  const { address, city, state, zipCode } = restaurant;
  const directions = new URL(hrefOf("Get Directions") ?? "");
  expect(directions.origin + directions.pathname).toBe("https://www.google.com/maps/dir/");
  expect(Object.fromEntries(directions.searchParams)).toEqual({
    api: "1",
    destination: `${address}, ${city}, ${state} ${zipCode}`,
  });
  expect(hrefOf("Call Now")).toMatch(/^tel:\d{10}$/);
  expect(page.queryByRole("link", { name: "Call" })).toBeNull();
});

test("similar places nearby say how far they are from this one, the nearest first", async () => {
  const page = await site.page(`/business/${marina.id}`);
  const section = page.getByRole("region", { name: "Similar places nearby" });
  const miles = [...section.querySelectorAll("article")].map((card) =>
    Number(/· ([\d.]+) mi/.exec(textOf(card))?.[1]),
  );
  expect(miles).toHaveLength(3);
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  const { latitude, longitude } = marina;
  const query = `latitude=${latitude}&longitude=${longitude}&category=marinas&sort=distance&radius=50&limit=4`;
  const answer = await site.request("GET", `/api/search?${query}`);
  const { businesses } = (await answer.json()) as { businesses: Business[] };
  expect(miles).toEqual(businesses.slice(1).map(({ distanceMiles }) => distanceMiles));
});
