import { expect } from "@playwright/test";
import { openTab } from "../support/admin-steps.ts";
import { findViolations } from "../support/axe.ts";
import { test } from "../support/visitor.ts";

const TABS = [
  "pending",
  "businesses",
  "reviews",
  "claims",
  "analytics",
  "support",
  "edits",
  "experiences",
  "audit-log",
  "mail",
  "jobs",
  "security",
];

for (const tab of TABS) {
  test(`the ${tab} tab has nothing that axe complains about, at any width and light`, async ({
    page,
  }) => {
    test.slow();
    await openTab(page, tab);
    await expect(page.locator(".unsurveyed")).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1440);
  });
}
