import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import type { ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

const DESTINATIONS = ["Chesapeake Bay", "Florida Coast", "Annapolis", "Miami Beach"];
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);
const saidBy = ({ text }: ShownPage) => Number(/(\d+) waterfront business/.exec(text)?.[1]);

/** Different places on the whole list: every address shows ten pages, the next one goes on. */
async function listedBy(address: string): Promise<number> {
  const places = new Set<string>();
  for (let last = 10; ; last += 10) {
    const html = await (await site.ask(`${address}&page=${last}`)).text();
    const listed = [...html.matchAll(/<article.+?href="\/business\/(\d+)"/gs)];
    for (const [, id = ""] of listed) places.add(id);
    if (listed.length < 200) return places.size;
  }
}

test("each destination lists as many businesses as its card said", async () => {
  const home = await site.page("/");
  const cards = within(home.getByRole("region", { name: "Popular Destinations" }));
  for (const name of DESTINATIONS) {
    const card = cards.getByRole("link", { name: new RegExp(`^${name}`) });
    const said = numberIn(card.textContent);
    expect(said).toBeGreaterThan(0);
    const address = new URL(card.getAttribute("href") ?? "", site.services.site.baseUrl);
    expect(address.pathname).toBe("/location");
    expect(address.searchParams.get("city")).toBe(name);
    expect(address.searchParams.get("state")).toMatch(/^(MD|FL)$/);
    const path = address.pathname + address.search;
    const page = await site.page(path);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(name);
    expect(saidBy(page)).toBe(said);
    expect(await listedBy(path)).toBe(said);
  }
});

test("a location lists places whose town, state, or both together contain the text", async () => {
  for (const [text, fits] of [
    ["annap", /^Annapolis, MD$/],
    ["MD", /, MD$/],
    ["maryland", /, MD$/],
    ["Key West, FL", /^Key West, FL$/],
  ] as const) {
    const asked = `location=${encodeURIComponent(text)}`;
    const response = await site.request("GET", `/api/businesses?${asked}`);
    const all = (await response.json()) as { city: string; state: string }[];
    expect(all.length, text).toBeGreaterThan(0);
    for (const { city, state } of all) expect(`${city}, ${state}`).toMatch(fits);
    const page = await site.page(`/location?${asked}`);
    expect(saidBy(page)).toBe(Number(response.headers.get("x-total-count")));
    expect(await listedBy(`/location?${asked}`)).toBe(saidBy(page));
    page.getByRole("heading", { name: `Popular in ${text}` });
  }
});

test("the four commonest categories have right counts, and their links list as many", async () => {
  const page = await site.page("/location?city=Annapolis&state=MD");
  const region = page.getByRole("region", { name: "Popular in Annapolis" });
  const popular = within(region).getAllByRole("link");
  expect(popular).toHaveLength(4);
  const counts = popular.map((link) => numberIn(link.textContent));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(saidBy(page));
  for (const [index, link] of popular.entries()) {
    const href = link.getAttribute("href") ?? "";
    expect(href).toMatch(/^\/search\?.*category=/);
    const found = await site.page(href);
    expect(found.find("[aria-live=polite] strong").textContent).toBe(String(counts[index]));
  }
});
