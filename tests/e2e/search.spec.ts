import { expect, type Page } from "@playwright/test";
import { openFilters } from "./support/phone-ways.ts";
import { reload, test, visit } from "./support/visitor.ts";

const totalOf = (page: Page) => page.locator("[aria-live=polite] strong");
const namesOf = (page: Page) => page.getByRole("article").getByRole("heading");

test("a search is kept in the address, and Back restores it", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, "/search?category=marinas");
  const before = Number(await totalOf(page).textContent());
  await page.getByLabel("Sort", { exact: true }).selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(async () => isAlphabetical(await namesOf(page).allTextContents())).toBe(true);
  await expect(namesOf(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Load More Results" }).click();
  await expect(page.getByRole("article")).toHaveCount(Math.min(40, before));
  await expect(page).toHaveURL(/page=2/);
  const names = await namesOf(page).allTextContents();
  await reload(page);
  await expect(namesOf(page)).toHaveText(names);
  await page.goto("/search?q=zzzzzz");
  await expect(page.getByText("No businesses found")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Sort", { exact: true })).toHaveValue("name");
  await expect(namesOf(page)).toHaveText(names);
});

test("words and a city are searched together, and Back shows what was typed", async ({ page }) => {
  await visit(page, "/search?q=marina");
  await page.getByLabel("Keywords").fill("oyster");
  await page.getByLabel("City").fill("Annapolis");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=oyster&city=Annapolis");
  await expect(page.getByText("Annapolis, MD").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Keywords")).toHaveValue("marina");
  await expect(page.getByLabel("City")).toHaveValue("");
});

test("the distance goes from 1 to 50 miles, asks for a position first, and narrows around one", async ({
  page,
}) => {
  const slider = page.getByRole("main").getByRole("slider", { name: "Distance" });
  await visit(page, "/search?category=marinas");
  await expect(page.getByRole("main").getByRole("button", { name: "Near me" })).toBeVisible();
  await expect(slider).toHaveCount(0);
  await visit(page, "/search?latitude=38.9763&longitude=-76.4862");
  const within10 = Number(await totalOf(page).textContent());
  await expect(slider).toHaveAttribute("aria-valuemin", "1");
  await expect(slider).toHaveAttribute("aria-valuemax", "50");
  await expect(slider).toHaveAttribute("aria-valuenow", "10");
  await expect(slider).toHaveAttribute("aria-valuetext", "10 miles");
  await slider.press("ArrowRight");
  await expect(page).toHaveURL(/radius=11/);
  await slider.press("End");
  await expect(page).toHaveURL(/radius=50/);
  await expect
    .poll(async () => Number(await totalOf(page).textContent()))
    .toBeGreaterThan(within10);
  await slider.press("Home");
  await expect(page).toHaveURL(/radius=1(&|$)/);
  await expect.poll(async () => Number(await totalOf(page).textContent())).toBeLessThan(within10);
});

test("filters narrow the results from a sheet on a phone, too, and Back takes them away", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await visit(page, "/search?category=marinas");
  const all = Number(await totalOf(page).textContent());
  const filters = await openFilters(page, isMobile);
  const narrows = async (address: RegExp, act: () => Promise<unknown>) => {
    await act();
    await expect(page).toHaveURL(address);
    await expect.poll(async () => Number(await totalOf(page).textContent())).toBeLessThan(all);
    await page.goBack();
    await expect(totalOf(page)).toHaveText(String(all));
  };
  await narrows(/priceRange=%24%24%24(&|$)/, () =>
    filters.getByRole("radio", { name: "$$$", exact: true }).click(),
  );
  await narrows(/facts=dockDepth%3A12/, async () => {
    await filters.getByLabel(/^Dock depth, at least/).fill("12");
    await filters.getByLabel(/^Dock depth, at least/).press("Enter");
  });
  await narrows(/amenities=Showers/, async () => {
    await filters.locator("summary", { hasText: "For everyone" }).click();
    await filters.getByLabel("Showers").click();
  });
});

function isAlphabetical(names: string[]): boolean {
  const lower = names.map((name) => name.toLowerCase());
  return lower.every((name, index) => index === 0 || (lower[index - 1] ?? "") <= name);
}
