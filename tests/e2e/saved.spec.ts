import { expect, type Page } from "@playwright/test";
import { recordPosts, signIn, signUp, signUpAndLeave } from "./support/accounts.ts";
import { findViolations } from "./support/axe.ts";
import { showMap } from "./support/phone-ways.ts";
import { reload, test, visit } from "./support/visitor.ts";

const hearts = (page: Page) => page.getByRole("article").getByRole("button", { name: /^Save / });
const savedIds = async (page: Page) => (await page.request.get("/api/saved")).json();

test.describe("with a map", () => {
  test.use({ maps: true });

  test("a visitor saves places on the device, and signing in moves them into the account once", {
    tag: "@phone",
  }, async ({ page, isMobile }) => {
    const person = await signUpAndLeave(page);
    await visit(page, "/location?city=Annapolis&state=MD");
    await hearts(page).first().click();
    await expect(page.getByText(/is kept on this device/).first()).toBeVisible();
    await hearts(page).nth(2).click();
    await expect(hearts(page).nth(2)).toHaveAttribute("aria-pressed", "true");
    await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "false");

    await visit(page, "/saved");
    await expect(page.getByRole("heading", { name: "2 saved places" })).toBeVisible();
    await expect(page.getByText("These places are kept on this device only.")).toBeVisible();
    await showMap(page, isMobile);
    await expect(page.getByRole("region", { name: "Map of your saved places" })).toBeVisible();

    const merges = recordPosts(page, "/api/saved");
    await signIn(page, person);
    await visit(page, "/saved");
    await expect.poll(() => savedIds(page)).toHaveLength(2);
    await expect(page.getByText("These places are kept on this device only.")).toBeHidden();
    await reload(page);
    await expect(page.getByRole("heading", { name: "2 saved places" })).toBeVisible();
    expect(merges).toHaveLength(1);

    await page.context().clearCookies();
    await visit(page, "/saved");
    await expect(page.getByRole("heading", { name: "No saved places yet" })).toBeVisible();
  });
});

test("by keyboard a place is saved on its page and taken off the list, and the focus stays in reach", async ({
  page,
}) => {
  await signUp(page);
  await visit(page, "/location?city=Annapolis&state=MD");
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/business\/\d+/);
  const save = page.locator("header").getByRole("button", { name: /^Save/ });
  await save.press("Enter");
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/is in your saved places/).first()).toBeVisible();
  await expect.poll(() => savedIds(page)).toHaveLength(1);

  await page.getByRole("link", { name: "Saved places" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved places");
  await hearts(page).first().press("Space");
  const empty = page.getByRole("heading", { name: "No saved places yet" });
  await expect(empty.locator("[tabindex]")).toBeFocused();
  await expect.poll(() => savedIds(page)).toEqual([]);
});

test("axe finds nothing among saved places", async ({ page }) => {
  await visit(page, "/location?city=Annapolis&state=MD");
  await hearts(page).first().click();
  await visit(page, "/saved");
  await expect(page.getByRole("heading", { name: "1 saved place" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
