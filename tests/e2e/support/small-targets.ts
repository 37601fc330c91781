import type { Page } from "@playwright/test";

/** The buttons, and the links that look like some, which a wet thumb would miss at phone width. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.getByRole("main").evaluate((main) => {
    const SMALLEST = 44;
    return [...main.querySelectorAll("button, a[class*=inline-flex], summary")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && Math.min(box.width, box.height) < SMALLEST)
      .map(({ element, box }) => `${element.textContent} is ${box.width} by ${box.height}`);
  });
}
