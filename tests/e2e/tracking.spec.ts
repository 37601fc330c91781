import { expect } from "@playwright/test";
import { recordPosts } from "./support/accounts.ts";
import { test, untilIdle, visit } from "./support/visitor.ts";

test("each page that is opened is reported once by its path, and what people do with a listing", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const events = recordPosts(page, "/api/track");
  await visit(page, "/location?city=Annapolis&state=MD");
  await expect.poll(() => events).toEqual([{ eventType: "page_view", path: "/location" }]);
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/business\/\d+/);
  const { pathname } = new URL(page.url());
  const businessId = Number(pathname.split("/").at(-1));
  await page.getByRole("tab", { name: /^Reviews/ }).click();
  await expect(page).toHaveURL(/tab=reviews/);
  await page.getByRole("button", { name: "Share" }).first().click();
  await page.getByRole("menuitem", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied!", { exact: true })).toBeVisible();
  const popup = context.waitForEvent("page");
  await page.getByRole("link", { name: "Get Directions" }).click();
  await (await popup).close();
  await expect
    .poll(() => events.slice(1))
    .toEqual([
      { eventType: "page_view", path: pathname },
      { eventType: "social_share", platform: "copy", type: "business", itemId: businessId },
      { eventType: "directions", businessId },
    ]);
  expect(await context.cookies()).toEqual([]);
});

test("nothing is reported for someone who does not want to be counted", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
  );
  const events = recordPosts(page, "/api/track");
  await visit(page, "/categories");
  await page.getByRole("link", { name: "Home", exact: true }).first().click({ force: true });
  await page.waitForURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Life on the water's edge");
  await untilIdle(page);
  expect(events).toEqual([]);
});
