import { expect } from "@playwright/test";
import { openTab, toastOf } from "./support/admin-steps.ts";
import { openAdmin } from "./support/reviews.ts";
import { test } from "./support/visitor.ts";

test("the admin area has its tabs, and the address says which one is open", async ({ page }) => {
  await openTab(page, "claims", { q: "osprey" });
  await expect(page.getByRole("tab", { name: /^Claims/ })).toHaveAttribute("aria-selected", "true");
  for (const name of ["Pending", "Businesses", "Reviews", "Claims", "Analytics"]) {
    const tab = page.getByRole("tab", { name: new RegExp(`^${name}( ?\\d+ waiting)?$`) });
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await page.reload();
  await expect(page.getByRole("tab", { name: "Analytics" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("the cards of Analytics show the figures of the data, and charts have a table", async ({
  page,
  baseURL,
}) => {
  const [answer] = await Promise.all([
    page.waitForResponse("**/api/admin/stats"),
    openTab(page, "analytics"),
  ]);
  const stats = await answer.json();
  const panel = page.getByRole("tabpanel");
  for (const [label, value] of [
    ["Total Businesses", stats.totalBusinesses],
    ["Featured Businesses", stats.featuredBusinesses],
    ["Total Reviews", stats.totalReviews],
    ["New Businesses", stats.newBusinesses],
    ["Pending Claims", stats.pendingClaims],
  ] as const) {
    const card = panel
      .locator("div")
      .filter({ hasText: new RegExp(`^${label}[\\d,]`) })
      .last();
    await expect(card).toContainText(value.toLocaleString("en-US"));
  }
  await expect(panel.getByText("Avg Rating")).toBeVisible();
  await expect(panel.getByText(stats.averageRating, { exact: true })).toBeVisible();
  const percent = ((stats.totalBusinesses - stats.totalLastMonth) / stats.totalLastMonth) * 100;
  await expect(panel).toContainText(`${Math.abs(percent).toFixed(1)}% from last month`);
  await panel.getByText("Show as a table").first().click();
  const table = panel.getByRole("table", { name: "New businesses" });
  await expect(table.getByRole("row")).toHaveCount(13);
  const admin = await openAdmin(baseURL);
  const featured = await admin.get("/api/businesses?featured=true&status=live&limit=1");
  expect(Number(featured.headers()["x-total-count"])).toBeGreaterThan(0);
});

test("a report is upheld from the queue", async ({ page }) => {
  await page.route("**/api/admin/flags?status=open*", (route) =>
    route.fulfill({
      json: [
        {
          id: 990001,
          subjectType: "review",
          subjectId: 1,
          reason: "fake",
          note: "Never been there.",
          reporterName: null,
          status: "open",
          openReports: 2,
          decidedBy: null,
          decidedAt: null,
          createdAt: new Date().toISOString(),
        },
      ],
      headers: { "X-Total-Count": "1" },
    }),
  );
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await openTab(page, "edits");
  await expect(page.getByRole("tabpanel")).toContainText("Never been there.");
  await expect(page.getByRole("tabpanel")).toContainText("2 reports");
  await page.getByRole("button", { name: "Uphold report 990001" }).click();
  expect((await sent).postDataJSON()).toEqual({ status: "upheld" });
  await expect(toastOf(page)).toContainText("Report not found");
});
