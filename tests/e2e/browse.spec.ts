import { expect } from "@playwright/test";
import { test, visit } from "./support/visitor.ts";

test("home has five scenes with dots, quick ways in, featured places and destinations", async ({
  page,
}) => {
  await visit(page, "/");
  const carousel = page.getByRole("region", { name: "Scenes from the water" });
  await expect(carousel.locator("img")).toHaveCount(5);
  await carousel.getByRole("button", { name: /Show scene 3 of 5/ }).click();
  await expect(carousel.getByRole("img", { name: "A sandbar at low water" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Marinas", exact: true }).first()).toHaveAttribute(
    "href",
    "/search?category=marinas",
  );
  await expect(page.getByRole("link", { name: "Key West FL" })).toHaveAttribute(
    "href",
    "/search?city=Key%20West",
  );
  const featured = page.getByRole("region", { name: "Featured Businesses" });
  await expect(featured.getByRole("article")).toHaveCount(6);
  await expect(featured.getByText("Paid placement.")).toBeVisible();
});

test("each destination lists as many businesses as its card said", async ({ page }) => {
  await visit(page, "/");
  const card = page.getByRole("link", { name: /^Annapolis/ }).last();
  const said = /(\d+) business/.exec((await card.textContent()) ?? "")?.[1] ?? "";
  await card.click();
  await expect(page).toHaveURL(/\/location\?city=Annapolis&state=MD/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Annapolis");
  await expect(page.getByText(`${said} waterfront businesses`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Popular in Annapolis" })).toBeVisible();
});

test("suggestions follow the keyboard and Enter picks or submits", async ({ page }) => {
  await visit(page, "/");
  const box = page.getByRole("combobox");
  const search = page.getByRole("button", { name: "Search", exact: true });
  await expect(search).toBeDisabled();
  await box.fill("anapolis");
  await expect(page.getByRole("option", { name: /Annapolis, MD/ })).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await box.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=anapolis");
  await expect(page.getByText("for “annapolis”")).toBeVisible();
});

test("a search is kept in the address, and Back restores it", async ({ page }) => {
  await visit(page, "/search?category=marinas");
  const total = page.locator("[aria-live=polite] strong");
  const before = Number(await total.textContent());
  await page.getByLabel("Sort").selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  const names = page.getByRole("article").getByRole("heading");
  await expect
    .poll(async () => isAlphabetical(await names.allTextContents()), "the list follows the address")
    .toBe(true);
  await expect(names).toHaveCount(20);
  await page.getByRole("link", { name: "Load More Results" }).click();
  await expect(page.getByRole("article")).toHaveCount(Math.min(40, before));
  await page.goto("/search?q=zzzzzz");
  await expect(page.getByText("No businesses found")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Sort")).toHaveValue("name");
  await expect(page.getByRole("article")).toHaveCount(Math.min(40, before));
});

test("a listing shows its facts, hours, tides and reviews, and tabs can be linked", async ({
  page,
}) => {
  await visit(page, "/search?category=marinas&sort=reviews");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/business\/\d+/);
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Amenities & Features" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "For boaters" })).toBeVisible();
  await expect(page.getByText("Predicted, not for navigation").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Directions" })).toHaveAttribute(
    "href",
    /destination=/,
  );
  await expect(page.getByRole("tab")).toHaveCount(3);
  await page.getByRole("tab", { name: /Reviews/ }).click();
  await expect(page).toHaveURL(/tab=reviews/);
  await page.reload();
  await expect(page.getByRole("tab", { name: /Reviews/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(/from \d+ reviews?/).first()).toBeVisible();
});

test("a category narrows by rating and shows its quick stats", async ({ page, isMobile }) => {
  await visit(page, "/category/restaurants");
  const total = page.locator("[aria-live=polite] strong");
  const before = Number(await total.textContent());
  if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByText("Quick Stats").last()).toBeVisible();
  await page.getByRole("radio", { name: "4 and up" }).last().click();
  await expect(page).toHaveURL(/minRating=4/);
  await expect.poll(async () => Number(await total.textContent())).toBeLessThan(before);
});

function isAlphabetical(names: string[]): boolean {
  const lower = names.map((name) => name.toLowerCase());
  return lower.every((name, index) => index === 0 || (lower[index - 1] ?? "") <= name);
}
