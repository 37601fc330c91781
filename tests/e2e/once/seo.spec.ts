import { expect } from "@playwright/test";
import { readHtml } from "../support/read-html.ts";
import { allRoutes } from "../support/routes.ts";
import { test, visit } from "../support/visitor.ts";

test("every page has an Open Graph image that can be fetched", async ({ page, request }) => {
  await page.goto("/");
  const images = new Set<string>();
  for (const { path } of await allRoutes(page)) {
    const { meta } = await readHtml(page, path);
    expect.soft(meta["twitter:card"], path).toBe("summary_large_image");
    expect.soft(meta["og:image:alt"], path).toMatch(/\w/);
    images.add(meta["og:image"] ?? `none on ${path}`);
  }
  expect(images.size).toBeGreaterThan(4);
  for (const image of images) {
    const answer = await request.get(image);
    expect.soft(answer.status(), image).toBe(200);
    expect.soft(answer.headers()["content-type"], image).toBe("image/png");
  }
});

test("a filtered or searched list is not for search engines; order, layout and length are", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const canonical = `${baseURL}/category/marinas`;
  for (const [query, robots] of [
    ["", "index, follow"],
    ["?sort=name&view=list", "index, follow"],
    ["?page=2", "index, follow"],
    ["?utm_source=elsewhere", "index, follow"],
    ["?minRating=4", "noindex, follow"],
    ["?city=Annapolis&sort=name", "noindex, follow"],
    ["?q=fuel", "noindex, follow"],
  ] as const) {
    const { meta, canonicals } = await readHtml(page, `/category/marinas${query}`);
    expect.soft(meta.robots, query).toBe(robots);
    expect.soft(canonicals, query).toEqual([canonical]);
  }
  const empty = await readHtml(page, "/location?location=Nowhere+at+all");
  expect(empty.meta.robots).toBe("noindex, follow");
});

test("a business page carries LocalBusiness, its rating as shown, and its breadcrumbs", async ({
  page,
}) => {
  const answer = await page.request.get("/api/businesses?category=marinas&limit=5");
  const business = (await answer.json()).find(
    (each: { reviewCount: number }) => each.reviewCount > 0,
  );
  await page.goto(`/business/${business.id}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text));
  expect(data.find((each) => each["@type"] === "LocalBusiness")).toMatchObject({
    name: business.name,
    telephone: business.phone,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: business.averageRating,
      reviewCount: business.reviewCount,
    },
  });
  const shown = `${business.averageRating} from ${business.reviewCount}`;
  const header = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(header).toContainText(shown);
  const crumbs = data.find((each) => each["@type"] === "BreadcrumbList").itemListElement;
  expect(crumbs.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Marinas",
    business.name,
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("names and texts of the listings are in the page", async ({ page }) => {
    const answer = await page.request.get("/api/businesses?category=marinas&limit=1&sort=rating");
    const [business] = await answer.json();
    await page.goto("/category/marinas");
    expect(await page.getByRole("article").count()).toBeGreaterThan(5);
    await page.goto(`/business/${business.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(business.name);
    await expect(page.getByText(business.description.slice(0, 60)).first()).toBeVisible();
    await page.goto("/location?city=Annapolis&state=MD");
    expect(await page.getByRole("article").count()).toBeGreaterThan(5);
    await page.goto("/");
    expect(await page.getByRole("article").count()).toBe(6);
  });
});

test("site-search data leads to a search that works", async ({ page }) => {
  await page.goto("/");
  const { searchTemplate } = await readHtml(page, "/");
  await page.goto(String(searchTemplate).replace("{search_term_string}", "crab"));
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a page asks for its styles and fonts before its scripts", async ({ page }) => {
  const html = await (await page.request.get("/category/marinas")).text();
  expect(html).not.toContain('rel="modulepreload"');
  await visit(page, "/category/marinas");
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(({ name }) => name.slice(name.lastIndexOf(".") + 1)),
  );
  const firstScript = asked.indexOf("js");
  expect(asked.filter((kind) => kind === "js").length).toBeGreaterThan(3);
  expect(asked.indexOf("css")).toBeLessThan(firstScript);
  expect(asked.slice(0, firstScript).filter((kind) => kind === "woff2")).toHaveLength(3);
});
