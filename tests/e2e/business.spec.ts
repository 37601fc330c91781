import { type APIRequestContext, expect } from "@playwright/test";
import { reload, test, visit } from "./support/visitor.ts";

interface Listed {
  id: number;
  name: string;
  city: string;
  state: string;
  averageRating: string;
  reviewCount: number;
  amenities: string[];
  images: string[];
  latitude: string;
  longitude: string;
  featuredLevel: number;
  openState: { isOpen: boolean; text: string } | null;
}

async function find(request: APIRequestContext, query: string): Promise<Listed> {
  const answer = await request.get(`/api/businesses?${query}&limit=1`);
  const [first] = (await answer.json()) as Listed[];
  if (!first) throw new Error(`no listing for ${query}`);
  return first;
}

test("a listing shows its facts, hours, tides and reviews, and tabs can be linked", {
  tag: "@phone",
}, async ({ page, request }) => {
  const listing = await find(request, "category=marinas&sort=reviews");
  await visit(page, `/business/${listing.id}`);
  const overview = page.getByRole("tabpanel", { name: "Overview" });
  for (const name of ["About", "Amenities & Features", "Hours", "For boaters", "Tide and sun"]) {
    await expect(overview.getByRole("heading", { name })).toBeVisible();
  }
  for (const amenity of listing.amenities) {
    await expect(overview.getByText(amenity, { exact: true }).first()).toBeVisible();
  }
  await expect(overview.getByRole("table").locator('[aria-current="date"]')).toContainText("today");
  await expect(overview.getByText("Sunrise", { exact: true })).toBeVisible();
  await expect(overview.getByText("Sunset", { exact: true })).toBeVisible();
  await expect(page.getByText("Predicted, not for navigation").first()).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText([/^Overview/, /^Reviews/, /^Photos/]);
  await page.getByRole("tab", { name: /Reviews/ }).click();
  await expect(page).toHaveURL(/tab=reviews/);
  await reload(page);
  await expect(page.getByRole("tab", { name: /Reviews/ })).toHaveAttribute("aria-selected", "true");
  await page
    .getByRole("tabpanel", { name: /Reviews/ })
    .getByRole("button", { name: "Share" })
    .click();
  await expect(page.getByRole("menuitem", { name: "Copy Link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("Photos shows every picture, and each one large", async ({ page, request }) => {
  const listing = await find(request, "category=restaurants");
  await visit(page, `/business/${listing.id}`);
  await page.getByRole("link", { name: `All ${listing.images.length} photos` }).click();
  const photos = page.getByRole("tabpanel", { name: /Photos/ }).getByRole("img");
  // Those of visitors stand behind those of the place.
  await expect(photos.nth(listing.images.length - 1)).toBeVisible();
  const all = await photos.count();
  expect(all).toBeGreaterThanOrEqual(listing.images.length);
  await photos.first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toContainText(`1 of ${all}`);
  await viewer.getByRole("button", { name: "Next" }).click();
  await expect(viewer.getByRole("img")).toHaveAttribute("src", listing.images[1] ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByRole("img")).toHaveAttribute("src", listing.images[0] ?? "");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a sandbar's coordinates can be copied and downloaded; other places have no such card", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sandbar = await find(request, "category=sandbars");
  await visit(page, `/business/${sandbar.id}`);
  const card = page.getByRole("region", { name: "GPS Coordinates" });
  await expect(card).toContainText(`${sandbar.latitude}, ${sandbar.longitude}`);
  await card.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Coordinates copied to clipboard!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${sandbar.latitude}, ${sandbar.longitude}`,
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("link", { name: "GPX" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${sandbar.name}.gpx`);
  const marina = await find(request, "category=marinas");
  await visit(page, `/business/${marina.id}`);
  await expect(page.getByRole("heading", { name: "GPS Coordinates" })).toBeHidden();
});

test.describe("at phone width", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the phone stays in reach of the thumb", async ({ page, request }) => {
    const listing = await find(request, "category=restaurants");
    await visit(page, `/business/${listing.id}`);
    const call = page.getByRole("link", { name: "Call", exact: true });
    await expect(call).toBeInViewport();
    await page.getByRole("button", { name: `Save ${listing.name}` }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await call.click({ trial: true });
  });
});

test("a page without a forecast says so plainly", async ({ page, request }) => {
  const listing = await find(request, "category=marinas");
  const weather = page.getByRole("heading", { name: "Weather" });
  await visit(page, `/business/${listing.id}`);
  await weather.scrollIntoViewIfNeeded();
  await expect(
    page.getByText("There is no forecast here: this site asks no weather service."),
  ).toBeVisible();
  await page.route("**/api/water/forecast?**", (route) => route.abort());
  await reload(page);
  await weather.scrollIntoViewIfNeeded();
  await expect(
    page.getByText("No forecast just now: the National Weather Service could not be reached."),
  ).toBeVisible();
});
