import type { Locator, Page } from "@playwright/test";

/** The links of the header: in the bar, or in the slide-out menu where the bar has no room. */
export async function reachLinks(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole("banner");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  return page.getByRole("dialog", { name: "Menu" });
}

/** The filters stand beside the list, or in a sheet on a phone. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole("complementary", { name: "Filters" });
  await page.getByRole("button", { name: /^Filters/ }).click();
  return page.getByRole("dialog", { name: "Filters" });
}

/** The map stands beside the list, or behind a button on a phone. */
export async function showMap(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Show map" }).click();
}

/** Arrow keys walk through suggestions; phones have none, a finger picks. */
export async function pickFirstSuggestion(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) return page.getByRole("option").first().tap();
  const box = page.getByRole("combobox", { name: "Search the waterfront" });
  await box.press("ArrowDown");
  await box.press("Enter");
}
