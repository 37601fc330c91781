import { expect, type Page } from "@playwright/test";
import { test, visit } from "./support/visitor.ts";

const DESTINATIONS = ["Chesapeake Bay", "Florida Coast", "Annapolis", "Miami Beach"];

const saidBy = (page: Page) => page.getByText(/^\d+ waterfront business(es)?$/);
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);

test("each destination lists as many businesses as its card said", { tag: "@phone" }, async ({
  page,
}) => {
  test.slow();
  for (const name of DESTINATIONS) {
    await visit(page, "/");
    const card = page.getByRole("region", { name: "Popular Destinations" }).getByRole("link", {
      name: new RegExp(`^${name}`),
    });
    const said = numberIn(await card.textContent());
    expect(said).toBeGreaterThan(0);
    await card.click();
    await expect(page).toHaveURL(/\/location\?city=/);
    const address = new URL(page.url());
    expect(address.searchParams.get("city")).toBe(name);
    expect(address.searchParams.get("state")).toMatch(/^(MD|FL)$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText(`${said} waterfront businesses`)).toBeVisible();
    expect(await listedBy(page, address)).toBe(said);
  }
});

/** Different places on the whole list: every address shows ten pages, the next one goes on. */
async function listedBy(page: Page, address: URL): Promise<number> {
  const places = new Set<string>();
  for (let last = 10; ; last += 10) {
    address.searchParams.set("page", String(last));
    const html = await (await page.request.get(address.href)).text();
    const listed = [...html.matchAll(/<article.+?href="\/business\/(\d+)"/gs)].map(
      ([, id = ""]) => id,
    );
    for (const id of listed) places.add(id);
    if (listed.length < 200) return places.size;
  }
}

test("a location lists places whose town, state, or both together contain the text", async ({
  page,
  request,
}) => {
  test.slow();
  for (const [text, fits] of [
    ["annap", /^Annapolis, MD$/],
    ["MD", /, MD$/],
    ["maryland", /, MD$/],
    ["Key West, FL", /^Key West, FL$/],
  ] as const) {
    const asked = `location=${encodeURIComponent(text)}`;
    const response = await request.get(`/api/businesses?${asked}`);
    const all = (await response.json()) as { city: string; state: string }[];
    expect(all.length, text).toBeGreaterThan(0);
    for (const { city, state } of all) expect(`${city}, ${state}`).toMatch(fits);
    await visit(page, `/location?${asked}`);
    const said = numberIn(await saidBy(page).textContent());
    expect(said).toBe(Number(response.headers()["x-total-count"]));
    expect(await listedBy(page, new URL(page.url()))).toBe(said);
    await expect(page.getByRole("heading", { name: `Popular in ${text}` })).toBeVisible();
  }
});

test("the four commonest categories have right counts, and their links list as many", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/location?city=Annapolis&state=MD");
  const total = numberIn(await saidBy(page).textContent());
  const popular = page.getByRole("region", { name: "Popular in Annapolis" }).getByRole("link");
  await expect(popular).toHaveCount(4);
  const counts = (await popular.allTextContents()).map(numberIn);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(total);
  await popular.first().click();
  await expect(page).toHaveURL(/\/search\?.*category=/);
  await expect(page.locator("[aria-live=polite] strong")).toHaveText(String(counts[0]));
});

test("a location sorts, shows more on request, and says when it has none", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/location?location=FL");
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("link", { name: "Load More Results" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  await page.getByLabel("Sort", { exact: true }).selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  await visit(page, "/location?location=Atlantis");
  await expect(page.getByText("No businesses found")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page.getByRole("heading", { name: "Places by location" })).toBeVisible();
  await page.getByLabel("Location").fill("Newport");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Newport");
});
