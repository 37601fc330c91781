import { expect, type Page } from "@playwright/test";
import { NEW_LISTING } from "#tests/support/new-listing.ts";
import {
  openTab,
  publicStatus,
  question,
  rowOf,
  sendListing,
  toastOf,
  uniqueName,
} from "./support/admin-steps.ts";
import { test } from "./support/visitor.ts";

/** The badge on the tab, held against every count that the page is told. */
function watchBadge(page: Page) {
  const totals: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/businesses?pending=true&limit=1")) {
      totals.push(response.headers()["x-total-count"] ?? "");
    }
  });
  /** Waits for a count that was asked for after so many others. */
  const shows = async (before = 0) => {
    await expect.poll(() => totals.length).toBeGreaterThan(before);
    const badge = page.getByRole("tab", { name: /^Pending \d/ });
    await expect(badge).toHaveText(`Pending${totals.at(-1)} waiting`);
  };
  return { shows, asked: () => totals.length };
}

test("a submission is shown as it was sent and is live once approved; another is rejected for good", {
  tag: "@phone",
}, async ({ page }) => {
  test.slow();
  const name = uniqueName("Tern Point");
  const other = uniqueName("Not A Place");
  const { id } = await sendListing(page.request, name);
  const rejected = await sendListing(page.request, other);
  const badge = watchBadge(page);
  await openTab(page, "pending", { q: name });
  await badge.shows();
  const row = rowOf(page, name);
  for (const text of [
    NEW_LISTING.description,
    "Restaurants",
    "Annapolis, MD 21401",
    NEW_LISTING.phone,
    NEW_LISTING.email,
  ]) {
    await expect(row).toContainText(text);
  }
  await row.getByRole("button", { name: `Approve ${name}` }).click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  expect(await publicStatus(page, id)).toBe(404);
  const before = badge.asked();
  await row.getByRole("button", { name: `Approve ${name}` }).click();
  await question(page).getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Business Approved");
  await expect(row).toHaveCount(0);
  expect(await publicStatus(page, id)).toBe(200);
  await badge.shows(before);

  await openTab(page, "pending", { q: other });
  await page.getByRole("button", { name: `Reject ${other}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("We could not find this place.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(toastOf(page)).toContainText("Business Rejected");
  await expect(rowOf(page, other)).toHaveCount(0);
  expect((await page.request.get(`/api/businesses/${rejected.id}`)).status()).toBe(404);
  await page.getByRole("tab", { name: "Audit log" }).click();
  await page.getByLabel("Search the log").fill(other);
  await expect(rowOf(page, other)).toContainText("Business: reject");
  await expect(rowOf(page, other)).toContainText("We could not find this place.");
});

test("j and k move, a approves, r rejects, ? helps, and a field keeps its letters", async ({
  page,
}) => {
  const name = uniqueName("By Keys");
  for (const number of [1, 2]) await sendListing(page.request, `${name} ${number}`);
  await openTab(page, "pending", { q: name });
  await expect(rowOf(page, name)).toHaveCount(2);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(rowOf(page, `${name} 1`)).toBeFocused();
  await page.keyboard.press("j");
  await expect(rowOf(page, `${name} 2`)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rowOf(page, `${name} 1`)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("a");
  await expect(question(page)).toContainText(`Approve ${name} 1?`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog")).toContainText(`Reject ${name} 1?`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("Next row");
  await page.keyboard.press("Escape");
  await page.getByLabel("Search submissions").fill("");
  await page.getByLabel("Search submissions").pressSequentially("?arj");
  await expect(page.getByLabel("Search submissions")).toHaveValue("?arj");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});
