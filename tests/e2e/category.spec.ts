import { expect, type Page } from "@playwright/test";
import { reload, test, visit } from "./support/visitor.ts";

/** Other tests add marinas and restaurants meanwhile; hotels stay as they are. */
const list = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.locator("article h3") })
    .last();
const namesOf = (page: Page) => list(page).getByRole("article").getByRole("heading");

test("back and reload lead to the card that was left", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/category/hotels");
  // At once: most cards have not been laid out yet, and what is laid out above moves the card.
  const card = namesOf(page).nth(14);
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator("html")).not.toHaveAttribute("data-first-paint");
  await card.scrollIntoViewIfNeeded();
  const top = () =>
    card.evaluate(async (element) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Math.round(element.getBoundingClientRect().top);
    });
  await expect(card).toBeInViewport();
  const before = await top();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/business\//);
  await page.goBack();
  await expect.poll(top).toBe(before);
  await reload(page);
  await expect.poll(top).toBe(before);
});
