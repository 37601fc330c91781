import { expect, type Locator, type Page } from "@playwright/test";
import { showMap } from "./support/phone-ways.ts";
import { test, visit } from "./support/visitor.ts";

test.use({ maps: true });

/** The mouth of the Patuxent: other tests add no listings there. */
const PATUXENT = "/search?area=-76.50,38.28,-76.40,38.36";

const chart = (page: Page) => page.locator(".maplibregl-map");
const names = (page: Page) =>
  chart(page).locator("svg[aria-hidden] text.water-name, svg[aria-hidden] text.place-name");
const named = (page: Page, name: string) => names(page).getByText(name, { exact: true });

interface Box {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxesOf = (found: Locator): Promise<Box[]> =>
  found.evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { text: each.textContent ?? "", left, top, right, bottom };
    }),
  );

function clashes(boxes: readonly Box[], others: readonly Box[]): string[] {
  return boxes.flatMap((a) =>
    others
      .filter(
        (b) =>
          a !== b && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top,
      )
      .map((b) => `${a.text} / ${b.text}`),
  );
}

test("a chart of results names its waters in italics and its towns upright, none on another or on a pin", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await visit(page, PATUXENT);
  await showMap(page, isMobile);
  await expect(names(page).first()).toBeVisible({ timeout: 20_000 });
  const pins = chart(page).locator(".maplibregl-marker button");
  await expect(pins.first()).toBeVisible();
  const water = chart(page).locator("text.water-name").first();
  await expect(water).toHaveCSS("font-style", "italic");
  await expect(chart(page).locator("text.place-name").first()).toHaveCSS("font-style", "normal");
  // Each step nearer chooses anew, among fewer: the small chart of a phone may show a shore without a name.
  for (const least of isMobile ? [1, 0, 0] : [3, 2, 1]) {
    await expect
      .poll(async () => {
        const texts = await boxesOf(names(page));
        const marks = await boxesOf(pins);
        return texts.length >= least
          ? [...clashes(texts, texts), ...clashes(texts, marks)]
          : ["no names"];
      })
      .toEqual([]);
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  }
});

test("names stay where they are while the chart is moved", async ({ page }) => {
  await visit(page, PATUXENT);
  await expect(names(page).first()).toBeVisible({ timeout: 20_000 });
  const middle = (await chart(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  const inner = (boxes: Box[]) =>
    boxes.filter(
      ({ left, right, top, bottom }) =>
        left > x - 90 && right < x + 150 && top > y - 200 && bottom < y + 150,
    );
  const before = inner(await boxesOf(names(page)));
  expect(before.length).toBeGreaterThan(0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 24, y - 16, { steps: 6 });
  const during = new Map((await boxesOf(names(page))).map((box) => [box.text, box]));
  await page.mouse.up();
  for (const { text, left, top } of before) {
    expect(during.get(text)?.left).toBeCloseTo(left - 24, -1);
    expect(during.get(text)?.top).toBeCloseTo(top - 16, -1);
  }
});

test("a search that finds nothing still says where the chart is", async ({ page }) => {
  await visit(page, "/search?q=zzzzqqqq");
  await expect(named(page, "Atlantic Ocean").first()).toBeVisible({ timeout: 20_000 });
});

test("a page asks for no names before its chart is seen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:names|coast)\//.test(pathname)) asked.push(pathname);
  });
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("without its shore a chart is hatched and says so, and its names are still true", async ({
  page,
}) => {
  await page.route("**/coast/**", (route) => route.abort());
  await visit(page, PATUXENT);
  await expect(page.getByText("The shore did not load. Move the chart to try again.")).toBeVisible({
    timeout: 20_000,
  });
  await expect(chart(page).locator(".unsurveyed")).toBeVisible();
  await expect(names(page).first()).toBeVisible();
});
