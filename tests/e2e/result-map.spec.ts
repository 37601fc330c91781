import { expect, type Page } from "@playwright/test";
import { showMap } from "./support/phone-ways.ts";
import { test, visit } from "./support/visitor.ts";

test.use({ maps: true });

const mapOf = (page: Page) => page.getByRole("region", { name: /^Map of/ });
/** The chart with its pins and labels; the region itself is the canvas below them. */
const chart = (page: Page) => page.locator(".maplibregl-map");
const clusters = (page: Page) => page.getByRole("button", { name: /places here: zoom in$/ });
const pins = (page: Page) => page.locator(".maplibregl-marker button:not([aria-label*='zoom in'])");

interface Marks {
  pins: unknown[];
  clusters: { count: number }[];
}

const countOf = ({ pins, clusters }: Marks): number =>
  pins.length + clusters.reduce((sum, { count }) => sum + count, 0);

/** What the map was told about the view that it shows. */
const nextMarks = async (page: Page): Promise<Marks> =>
  (await page.waitForResponse(/\/api\/businesses\/map\?.*bbox=/)).json();

test("the map shows everything that the list counts, as clusters that open, without another host", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) elsewhere.push(request.url());
  });
  let last: Marks = { pins: [], clusters: [] };
  page.on("response", async (response) => {
    if (response.url().includes("bbox=")) last = await response.json();
  });
  await visit(page, "/search?category=marinas");
  await expect(mapOf(page)).toBeVisible();
  const total = Number(await page.locator("[aria-live=polite] strong").textContent());
  await expect.poll(() => countOf(last)).toBe(total);
  await expect(clusters(page).first()).toBeVisible();
  const opened = nextMarks(page);
  await clusters(page).first().click();
  const nearer = await opened;
  expect(countOf(nearer)).toBeLessThanOrEqual(total);
  expect(elsewhere).toEqual([]);
});

test("Search this area is offered once a person moved the map, and searches there", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await visit(page, "/search?category=marinas&city=Key+West");
  await showMap(page, isMobile);
  await expect(mapOf(page)).toBeVisible();
  const area = page.getByRole("link", { name: "Search this area" });
  await expect(pins(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(area).toBeHidden();
  const zoomed = nextMarks(page);
  await page.getByRole("button", { name: "Zoom out", exact: true }).click();
  const seen = countOf(await zoomed);
  await expect(area).toBeVisible();
  expect(seen).toBeGreaterThan(0);
  const searched = page.waitForResponse(/\/api\/businesses\/map\?.*area=.*bbox=/);
  await area.click();
  await expect(page).toHaveURL(
    /category=marinas.*area=-8\d\.\d+%2C2\d\.\d+%2C-8\d\.\d+%2C2\d\.\d+/,
  );
  await expect(page).not.toHaveURL(/city=/);
  // The list counts what the map shows in the box, and nothing that was seen there is lost.
  const found = countOf(await (await searched).json());
  await expect(page.locator("[aria-live=polite] strong")).toHaveText(String(found));
  expect(found).toBeGreaterThanOrEqual(seen);
  await expect(area).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/city=Key\+West/);
});

test("a card that is pointed at or holds the focus lights its pin, and a pin its card", async ({
  page,
}) => {
  await visit(page, "/search?category=marinas&city=Key+West");
  await expect(pins(page).first()).toBeVisible();
  const card = page.getByRole("article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const label = chart(page).getByText(name, { exact: true });
  await card.hover();
  await expect(label).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(label).toBeHidden();
  await card.getByRole("link").focus();
  await expect(label).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(label).toBeHidden();
  const listed = await page.getByRole("article").getByRole("heading").allTextContents();
  const labels = await pins(page).evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? ""));
  const shared = labels.find((each) => listed.includes(each)) ?? "";
  await chart(page).getByRole("button", { name: shared, exact: true }).dispatchEvent("pointerover");
  await expect(page.locator("article[data-lit]").getByRole("heading")).toHaveText(shared);
});

test("categories, locations, listings and events have their maps", async ({ page }) => {
  await visit(page, "/category/marinas?city=Key+West");
  await expect(page.getByRole("region", { name: "Map of Marinas" })).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
  const first = page.getByRole("article").first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  // A chart is drawn once it is seen.
  const caption = page.locator("figcaption").filter({ hasText: /[NS]\s.*[EW]/ });
  await caption.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: `Map of ${name}` })).toBeVisible();
  await visit(page, "/location?location=Newport");
  await expect(page.getByRole("region", { name: "Map of Newport" })).toBeVisible();
  await expect(chart(page).getByRole("button", { name: /./ }).first()).toBeVisible();
  await visit(page, "/events?state=Georgia");
  await expect(page.getByRole("region", { name: "Map of the listed events" })).toBeVisible();
  const listed = await page.getByRole("article").getByRole("heading").allTextContents();
  await pins(page).first().press("Enter");
  await expect(page).toHaveURL(/\/events\/\d+$/);
  const title = () => page.getByRole("heading", { level: 1 }).textContent();
  await expect.poll(async () => listed.includes((await title()) ?? "")).toBe(true);
  const where = page.locator("figcaption").filter({ hasText: "Georgia" });
  await where.scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: `Map of ${await title()}` })).toBeVisible();
  await expect(pins(page)).toHaveCount(1);
});

test("the map beside a location's list shows the same businesses", async ({ page, request }) => {
  const seen: URL[] = [];
  page.on("response", (response) => {
    if (/\/businesses\/map\?.*bbox=/.test(response.url())) seen.push(new URL(response.url()));
  });
  await visit(page, "/location?location=Cape+Coral");
  await expect(page.getByRole("region", { name: "Map of Cape Coral" })).toBeVisible();
  await expect(chart(page).getByRole("button", { name: /./ }).first()).toBeVisible();
  const links = page.getByRole("article").getByRole("link", { name: /./ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const listed = new Set(hrefs.filter((href) => /^\/business\/\d+$/.test(href ?? "")));
  expect(listed.size).toBe(await page.getByRole("article").count());
  // So near that each place of the view has a pin of its own.
  const pinned = async () => {
    const view = seen.at(-1);
    if (!view) return null;
    view.searchParams.set("zoom", "22");
    const marks: { pins: { id: number }[] } = await (await request.get(view.href)).json();
    return new Set(marks.pins.map(({ id }) => `/business/${id}`));
  };
  await expect.poll(pinned).toEqual(listed);
});

test("the map's buttons tell what they do 700 milliseconds after they are pointed at", async ({
  page,
}) => {
  await visit(page, "/search?category=marinas&city=Key+West");
  const button = page.getByRole("button", { name: "Zoom in", exact: true });
  await expect(button).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  const tip = page.getByRole("tooltip", { name: "Zoom in" });
  await page.clock.runFor(650);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveCount(1);
});
