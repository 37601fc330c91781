import { expect, type Page } from "@playwright/test";
import { ADMIN_TABS } from "#src/web/admin/admin-tabs.ts";
import { openTab } from "../support/admin-steps.ts";
import { findViolations } from "../support/axe.ts";
import { findSideways } from "../support/sideways.ts";
import { test } from "../support/visitor.ts";

test.describe.configure({ timeout: 180_000 });

const TABS = ADMIN_TABS.map(({ id }) => id);
const HALF = Math.ceil(TABS.length / 2);

async function checkTabs(page: Page, tabs: readonly string[]): Promise<void> {
  const found: string[] = [];
  // One load shows them all.
  await openTab(page, tabs[0] ?? "");
  for (const tab of tabs) {
    const link = page.locator(`[role=tab][href$="tab=${tab}"]`);
    await link.click();
    await expect(link).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(".unsurveyed")).toHaveCount(0);
    found.push(...(await findSideways(page)), ...(await findViolations(page)));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 1440) found.push(`${tab} is ${width} wide at 1440`);
  }
  expect(found).toEqual([]);
}

test("the first half of the tabs passes axe at every width and light", async ({ page }) => {
  await checkTabs(page, TABS.slice(0, HALF));
});

test("the other half does too, and so does turning two-factor sign-in on", async ({ page }) => {
  await checkTabs(page, TABS.slice(HALF));
  await openTab(page, "security");
  await page.getByRole("button", { name: "Turn on two-factor sign-in" }).click();
  await expect(page.getByLabel("Code of the app")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
