import { expect, type Page } from "@playwright/test";
import { NEW_LISTING } from "#tests/support/new-listing.ts";
import { OWN_PAGES } from "./support/accounts.ts";
import {
  openTab,
  publicStatus,
  question,
  rowOf,
  sendListing,
  toastOf,
  uniqueName,
} from "./support/admin-steps.ts";
import { openAdmin } from "./support/reviews.ts";
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

test("a submission is shown as it was sent, and is live once approved", { tag: "@phone" }, async ({
  page,
}) => {
  const name = uniqueName("Tern Point");
  const { id } = await sendListing(page.request, name);
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
  await expect(row.locator("time")).toHaveText(/^just now$|^\d+ minutes? ago$/);

  const approve = row.getByRole("button", { name: `Approve ${name}` });
  await approve.click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  expect(await publicStatus(page, id)).toBe(404);
  await page.route(`**/api/businesses/${id}`, (route) => route.abort(), { times: 1 });
  await approve.click();
  await question(page).getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Failed to approve business listing.");
  const before = badge.asked();
  await approve.click();
  await question(page).getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Business Approved");
  await expect(toastOf(page)).toContainText(
    "The business listing has been approved and is now live.",
  );
  await expect(row).toHaveCount(0);
  expect(await publicStatus(page, id)).toBe(200);
  await badge.shows(before);
});

test("rejecting asks first, takes a reason and removes the listing for good", async ({ page }) => {
  const name = uniqueName("Not A Place");
  const { id } = await sendListing(page.request, name);
  const badge = watchBadge(page);
  await openTab(page, "pending", { q: name });
  await page.getByRole("button", { name: `Reject ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This action cannot be undone.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await page.getByRole("button", { name: `Reject ${name}` }).click();
  await dialog.getByLabel("Reason").fill("We could not find this place.");
  await page.route(`**/api/businesses/${id}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(toastOf(page)).toContainText("Failed to reject business listing.");
  await expect(dialog.getByLabel("Reason")).toHaveValue("We could not find this place.");
  const before = badge.asked();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(toastOf(page)).toContainText("Business Rejected");
  await expect(toastOf(page)).toContainText("The business listing has been rejected and removed.");
  await expect(rowOf(page, name)).toHaveCount(0);
  await badge.shows(before);
  expect((await page.request.get(`/api/businesses/${id}`)).status()).toBe(404);

  await page.getByRole("tab", { name: "Audit log" }).click();
  await page.getByLabel("Search the log").fill(name);
  await expect(rowOf(page, name)).toContainText("business.reject");
  await expect(rowOf(page, name)).toContainText("We could not find this place.");
});

test("several are chosen, counted and deleted, with the true numbers", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  const name = uniqueName("Bulk");
  const sent: { id: number }[] = [];
  for (const number of [1, 2, 3]) sent.push(await sendListing(page.request, `${name} ${number}`));
  const badge = watchBadge(page);
  await openTab(page, "pending", { q: name });
  await expect(rowOf(page, name)).toHaveCount(3);
  const remove = page.getByRole("button", { name: /^Delete Selected/ });
  await remove.click({ force: true });
  await expect(toastOf(page)).toContainText("Please select businesses to delete.");
  await page.getByLabel("Select all").click();
  await expect(remove).toHaveText("Delete Selected (3)");
  await page.getByLabel(`Select ${name} 3`).click();
  await expect(remove).toHaveText("Delete Selected (2)");
  await expect(page.getByLabel("Select all")).toBeChecked({ indeterminate: true });

  await remove.click();
  await expect(question(page)).toContainText("This action cannot be undone.");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, name)).toHaveCount(3);
  await page.route("**/api/businesses", (route) => route.abort(), { times: 1 });
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Failed to delete selected businesses.");

  const other = await openAdmin(baseURL);
  await page.route("**/api/businesses", async (route) => {
    if (route.request().method() === "DELETE") {
      await other.delete(`/api/businesses/${sent[0]?.id}`, { data: {}, headers: OWN_PAGES });
    }
    await route.continue();
  });
  const before = badge.asked();
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Mass Delete Completed");
  await expect(toastOf(page)).toContainText("1 businesses deleted successfully. 1 failed.");
  await expect(rowOf(page, name)).toHaveCount(1);
  await expect(remove).toHaveText("Delete Selected (0)");
  await badge.shows(before);
});

test("with nothing pending it says so", async ({ page }) => {
  await page.route("**/api/businesses?pending=true*", (route) =>
    route.fulfill({ json: [], headers: { "X-Total-Count": "0" } }),
  );
  await openTab(page, "pending");
  await expect(page.getByRole("tabpanel")).toContainText("All caught up!");
  await expect(page.getByRole("tabpanel")).toContainText(
    "No pending business submissions to review.",
  );
});

test("of two administrators the slower one is told, and the list is refreshed", async ({
  page,
  baseURL,
}) => {
  const name = uniqueName("Twice Seen");
  const { id } = await sendListing(page.request, name);
  await openTab(page, "pending", { q: name });
  await expect(rowOf(page, name)).toBeVisible();
  const other = await openAdmin(baseURL);
  await other.put(`/api/businesses/${id}`, { data: { isActive: true, version: 1 } });
  await page.getByRole("button", { name: `Approve ${name}` }).click();
  await question(page).getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Someone else was faster");
  await expect(toastOf(page)).toContainText("This listing is live already.");
  await expect(rowOf(page, name)).toHaveCount(0);
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
