import { expect, type Page } from "@playwright/test";
import { openTab } from "../support/admin-steps.ts";
import { findViolations } from "../support/axe.ts";
import { findSideways } from "../support/sideways.ts";
import { test } from "../support/visitor.ts";

test.describe.configure({ timeout: 180_000 });

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

test("the tabs for listings, reviews, claims and figures pass axe at every width and light", async ({
  page,
}) => {
  await checkTabs(page, ["pending", "businesses", "reviews", "claims", "analytics", "support"]);
});

test("the tabs for changes, experiences, the log, mail, jobs and security pass axe at every width and light", async ({
  page,
}) => {
  await checkTabs(page, ["edits", "experiences", "audit-log", "mail", "jobs", "security"]);
  await page.getByRole("button", { name: "Turn on two-factor sign-in" }).click();
  await expect(page.getByLabel("Code of the app")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
