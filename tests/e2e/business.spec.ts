import { type APIRequestContext, expect } from "@playwright/test";
import { addPlace } from "./support/own-places.ts";
import { openAdmin } from "./support/reviews.ts";
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

test("the header has a way back, sharing, badges, name, rating, reviews, place and open state", {
  tag: "@phone",
}, async ({ page, request }) => {
  const listing = await find(request, "category=marinas&sort=reviews&featured=true");
  await visit(page, `/business/${listing.id}`);
  await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.name);
  const header = page.getByRole("main").locator("header").first();
  await expect(header.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(header.getByText("Marinas", { exact: true })).toBeVisible();
  await expect(header.getByTitle("Paid placement")).toBeVisible();
  await expect(header).toContainText(`${listing.averageRating} from ${listing.reviewCount} review`);
  await expect(header).toContainText(`${listing.city}, ${listing.state}`);
  await expect(header).toContainText(listing.openState?.text ?? "");
  await expect(header.locator("img").first()).toHaveAttribute("src", listing.images[0] ?? "");
});

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
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("the Reviews tab sums up the approved reviews, lists them and can be shared", async ({
  page,
  request,
}) => {
  const listing = await find(request, "category=restaurants&sort=reviews");
  const answer = await request.get(`/api/businesses/${listing.id}/reviews`);
  const reviews = (await answer.json()) as { rating: number; title: string }[];
  await visit(page, `/business/${listing.id}?tab=reviews`);
  const panel = page.getByRole("tabpanel", { name: /Reviews/ });
  await expect(panel).toContainText(`${listing.averageRating}from ${listing.reviewCount} reviews`);
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  expect(Math.abs(mean - Number(listing.averageRating))).toBeLessThan(0.06);
  await expect(panel.getByRole("article").getByRole("heading")).toHaveText(
    reviews.map(({ title }) => title),
  );
  await panel.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("menuitem", { name: "Copy Link" })).toBeVisible();
});

test("a place without reviews invites the first one", async ({ page, baseURL }) => {
  const { id } = await addPlace(await openAdmin(baseURL));
  await visit(page, `/business/${id}?tab=reviews`);
  await expect(page.getByText("No reviews yet. Be the first to review!")).toBeVisible();
});

test("Photos shows every picture, and each one large", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  const listing = await find(request, "category=restaurants");
  await visit(page, `/business/${listing.id}`);
  await page.getByRole("link", { name: `All ${listing.images.length} photos` }).click();
  const photos = page.getByRole("tabpanel", { name: /Photos/ }).getByRole("img");
  await expect(photos).toHaveCount(listing.images.length);
  await photos.first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toContainText(`1 of ${listing.images.length}`);
  await viewer.getByRole("button", { name: "Next" }).click();
  await expect(viewer.getByRole("img")).toHaveAttribute("src", listing.images[1] ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByRole("img")).toHaveAttribute("src", listing.images[0] ?? "");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a sandbar's coordinates can be copied and downloaded; other places have no such card", {
  tag: "@phone",
}, async ({ page, context, request }) => {
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

test("directions and the phone are one tap away", { tag: "@phone" }, async ({
  page,
  request,
  isMobile,
}) => {
  const listing = await find(request, "category=restaurants");
  await visit(page, `/business/${listing.id}`);
  const contact = page.getByRole("region", { name: "Contact" });
  await expect(contact.getByRole("link", { name: "Get Directions" })).toHaveAttribute(
    "href",
    new RegExp(`^https://.+destination=.+${encodeURIComponent(listing.city)}`),
  );
  await expect(contact.getByRole("link", { name: "Call Now" })).toHaveAttribute(
    "href",
    /^tel:\d{10}$/,
  );
  const thumb = page.getByRole("link", { name: "Call", exact: true });
  if (isMobile) await expect(thumb).toBeInViewport();
  else await expect(thumb).toBeHidden();
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
    page.getByText("There is no forecast: the National Weather Service could not be reached."),
  ).toBeVisible();
});

test("a skeleton shows while a business loads from another page", async ({ page }) => {
  await visit(page, "/search?category=marinas");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/business/*.data**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByText("Loading business", { exact: true })).toBeAttached();
  answer();
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
  await expect(page.getByText("Loading business", { exact: true })).not.toBeAttached();
});

test("an unknown business says so with 404 and leads home", async ({ page }) => {
  for (const id of ["999999", "nonsense", "0"]) {
    const response = await visit(page, `/business/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Business Not Found");
    await expect(
      page.getByText("The business you're looking for doesn't exist or has been removed"),
    ).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a link is copied, and a refused clipboard says what to do", { tag: "@phone" }, async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const listing = await find(request, "category=marinas");
  await visit(page, `/business/${listing.id}`);
  const copy = async () => {
    await page.locator("header").getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy Link" }).click();
  };
  await copy();
  await expect(page.getByText("Link copied!", { exact: true })).toBeVisible();
  await expect(page.getByText("Share link copied to clipboard.", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/business/${listing.id}$`),
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy();
  await expect(page.getByText("Failed to copy", { exact: true })).toBeVisible();
  await expect(page.getByText("Please manually copy the link.", { exact: true })).toBeVisible();
});
