import { expect, type Page } from "@playwright/test";
import { test, visit } from "./support/visitor.ts";

declare global {
  interface Window {
    /** The light at the moment when the page's body began to exist. */
    lightAtBody?: string | null;
  }
}

const lightOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.light);

async function chooseNight(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("radio", { name: "Night" }).click();
}

/** The body cannot be painted before it exists, so a light that is set by then never flashes. */
async function noteLightAtBody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      window.lightAtBody = document.documentElement.dataset.light ?? null;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

test("the chosen light is remembered and there before the first paint", async ({ page }) => {
  await visit(page, "/");
  await chooseNight(page);
  expect(await lightOf(page)).toBe("night");
  await noteLightAtBody(page);
  await visit(page, "/categories");
  expect(await page.evaluate(() => window.lightAtBody)).toBe("night");
  expect(await lightOf(page)).toBe("night");
  const night = page.getByRole("contentinfo").getByRole("radio", { name: "Night" });
  await expect(night).toBeChecked();
});

test("without a choice the light is the system's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  const background = () =>
    page.evaluate(
      () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
    );
  const dark = await background();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await background()).not.toBe(dark);
  expect(await lightOf(page)).toBeUndefined();
});
