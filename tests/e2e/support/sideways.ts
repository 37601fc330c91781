import type { Page } from "@playwright/test";

/** The widths of a phone, and of a small one, at which a page is wider than the screen. It has its size again then. */
export async function findSideways(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    if (widest > width) found.push(`${page.url()} is ${widest} wide at ${width}`);
  }
  if (size) await page.setViewportSize(size);
  return found;
}
