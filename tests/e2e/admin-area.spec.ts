import { expect } from "@playwright/test";
import { newAddress, OWN_PAGES } from "./support/accounts.ts";
import {
  enterAsAdmin,
  listLive,
  openTab,
  rowOf,
  toastOf,
  uniqueName,
} from "./support/admin-steps.ts";
import { approveReview, openAdmin, post, somePlace } from "./support/reviews.ts";
import { reload, test } from "./support/visitor.ts";

test("the admin area has its tabs, and the address says which one is open", {
  tag: "@phone",
}, async ({ page }) => {
  await openTab(page, "claims", { q: "osprey" });
  const claims = page.getByRole("tab", { name: /^Claims/ });
  await expect(claims).toHaveAttribute("aria-selected", "true");
  await expect(claims).toBeInViewport({ ratio: 1 });
  for (const name of ["Pending", "Businesses", "Reviews", "Claims", "Analytics"]) {
    const tab = page.getByRole("tab", { name: new RegExp(`^${name}( ?\\d+ waiting)?$`) });
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await reload(page);
  const analytics = page.getByRole("tab", { name: "Analytics" });
  await expect(analytics).toHaveAttribute("aria-selected", "true");
  await expect(analytics).toBeInViewport({ ratio: 1 });
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

test("a report is upheld from the queue, which takes the review down", async ({
  page,
  baseURL,
}) => {
  const admin = await openAdmin(baseURL);
  const place = await somePlace(page.request);
  const content = `${"We tied up at the long dock and waited. ".repeat(20)}The very end.`;
  const review = await post(page.request, `/api/businesses/${place.id}/reviews`, {
    userName: "Ansel P.",
    userEmail: newAddress("ansel"),
    rating: 4,
    title: uniqueName("Reported"),
    content,
    secondsOpen: 30,
  });
  await approveReview(admin, review.id);
  const note = uniqueName("Never been there");
  await post(page.request, `/api/reviews/${review.id}/report`, { reason: "fake", note });
  await openTab(page, "edits", { list: "reports" });
  const row = rowOf(page, note);
  await expect(row).toContainText("Not a real experience");
  await expect(row.getByRole("link")).toHaveAttribute("href", /tab=reviews/);
  await row.getByRole("button", { name: /^Uphold/ }).click();
  const dialog = page.getByRole("dialog", { name: "Uphold this report?" });
  await expect(dialog).toContainText(review.title);
  await dialog.getByRole("button", { name: "Take it down" }).click();
  await expect(toastOf(page)).toContainText("Report upheld");
  await expect(row).toHaveCount(0);
  await page.getByLabel("Status", { exact: true }).selectOption("Upheld");
  await expect(row).toContainText("upheld by");
  expect((await page.request.get(`/api/reviews/${review.id}`)).status()).toBe(404);
  const decided = await (await admin.get("/api/admin/flags?status=upheld&limit=100")).json();
  expect(decided).toContainEqual(expect.objectContaining({ note, status: "upheld" }));
});

test("the audit log names who decided what, with what was before and after", async ({ page }) => {
  const name = uniqueName("Log Cabin Wharf");
  await enterAsAdmin(page);
  const id = await listLive(page, name);
  await post(page.request, `/api/businesses/${id}/feature`, { featuredLevel: 2 });
  await page.request.delete(`/api/businesses/${id}`, { headers: OWN_PAGES });
  await openTab(page, "audit-log", { q: name });
  const entries = page.getByRole("table", { name: "Audit log" }).getByRole("row");
  await expect(entries).toHaveCount(5);
  for (const [entry, action] of [
    [1, "business.delete"],
    [2, "business.feature"],
    [3, "business.approve"],
    [4, "business.create"],
  ] as const) {
    await expect(entries.nth(entry)).toContainText(action);
    await expect(entries.nth(entry)).toContainText("Admin");
  }
  await entries.nth(2).getByText("featuredLevel").first().click();
  await expect(entries.nth(2).getByRole("deletion")).toHaveText("0");
  await expect(entries.nth(2).getByRole("insertion")).toHaveText("2");
});
