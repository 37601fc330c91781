import { expect } from "@playwright/test";
import { newAddress, recordPosts } from "./support/accounts.ts";
import { openTab, question, rowOf, toastOf, uniqueName } from "./support/admin-steps.ts";
import { type Place, post, readPlace, somePlace } from "./support/reviews.ts";
import { test, visit } from "./support/visitor.ts";

const sendReview = (place: Place, title: string) => ({
  businessId: place.id,
  userName: "Ansel P.",
  userEmail: newAddress("ansel"),
  rating: 2,
  title,
  content: "A cleat that held in a blow.",
  secondsOpen: 30,
});

test("a waiting review is found, approved, edited and deleted, and the rating follows", async ({
  page,
}) => {
  test.slow();
  const place = await somePlace(page.request);
  const title = uniqueName("Tied up twice");
  await post(page.request, `/api/businesses/${place.id}/reviews`, sendReview(place, title));
  const before = await readPlace(page.request, place.id);
  await openTab(page, "reviews", { q: title });
  const row = rowOf(page, title);
  for (const text of [place.name, "Ansel P.", "2", "Pending"])
    await expect(row).toContainText(text);
  const status = page.getByLabel("Status");
  expect(await status.locator("option").allTextContents()).toEqual([
    "All Reviews",
    "Approved",
    "Pending Approval",
  ]);
  await status.selectOption("Approved");
  await expect(page.getByText("No reviews found")).toBeVisible();
  await status.selectOption("Pending Approval");
  await expect(row).toBeVisible();

  const approve = row.getByRole("button", { name: `Approve ${title}` });
  await page.route("**/api/reviews/*/approve", (route) => route.abort(), { times: 1 });
  await approve.click();
  await expect(toastOf(page)).toContainText("Failed to approve review");
  await approve.click();
  await expect(toastOf(page)).toContainText("Review approved");
  await expect(row).toHaveCount(0);
  await status.selectOption("All Reviews");
  await expect(row).toContainText("Approved");
  await expect(approve).toHaveCount(0);
  expect((await readPlace(page.request, place.id)).reviewCount).toBe(before.reviewCount + 1);

  await row.getByRole("button", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Review" });
  await dialog.getByRole("radio", { name: "5 stars" }).click();
  await dialog.getByLabel("Content").fill("A cleat that held twice.");
  await page.route("**/api/admin/reviews/*", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page)).toContainText("Failed to update review");
  await expect(dialog.getByLabel("Content")).toHaveValue("A cleat that held twice.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page)).toContainText("Review updated");
  await expect(row).toContainText("A cleat that held twice.");
  const after = await readPlace(page.request, place.id);
  await row.getByRole("link", { name: place.name }).click();
  await expect(
    page.getByText(`${after.averageRating} from ${after.reviewCount}`).first(),
  ).toBeVisible();
  await expect(page.getByText("A cleat that held twice.")).toBeVisible();

  await visit(page, `/admin-secure-access?${new URLSearchParams({ tab: "reviews", q: title })}`);
  await row.getByRole("button", { name: `Edit ${title}` }).click();
  await dialog.getByLabel("Approved").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Pending");
  expect((await readPlace(page.request, place.id)).reviewCount).toBe(before.reviewCount);

  const remove = row.getByRole("button", { name: `Delete ${title}` });
  await remove.click();
  await expect(question(page)).toContainText("Are you sure you want to delete this review?");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await page.route("**/api/reviews/*", (route) => route.abort(), { times: 1 });
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Failed to delete review");
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Review deleted");
  await expect(page.getByText("No reviews found")).toBeVisible();
});

test("Add Review says what is missing, keeps what was typed and publishes at once", async ({
  page,
}) => {
  const place = await somePlace(page.request);
  const title = uniqueName("By letter");
  const sent = recordPosts(page, "/api/admin/reviews");
  await openTab(page, "reviews");
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await page.getByRole("button", { name: "Add Review" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Review" });
  await expect(dialog.getByLabel("Approved")).toBeChecked();
  await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
  const save = dialog.getByRole("button", { name: "Add Review" });
  await save.click();
  await expect(dialog.getByRole("alert").first()).toHaveText("Please fill in all required fields");
  await dialog.getByLabel("Business", { exact: true }).fill(place.name);
  await dialog.getByRole("listitem").filter({ hasText: place.name }).first().click();
  await dialog.getByLabel("Reviewer name").fill("Walter O.");
  await dialog.getByLabel("Reviewer e-mail").fill(newAddress("walter"));
  await dialog.getByLabel("Title").fill(title);
  await save.click();
  await expect(dialog.getByRole("alert").first()).toHaveText("Please fill in all required fields");
  expect(sent).toEqual([]);
  await dialog.getByLabel("Content").fill("Typed in at the office.");
  await page.route("**/api/admin/reviews", (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(toastOf(page)).toContainText("Failed to add review");
  await expect(dialog.getByLabel("Title")).toHaveValue(title);
  await save.click();
  await expect(toastOf(page)).toContainText("Review added");
  expect(sent.at(-1)).toMatchObject({ businessId: place.id, rating: 5, isApproved: true, title });

  await page.getByRole("button", { name: "Business: All businesses" }).click();
  const filter = page.getByRole("dialog", { name: "Filter by business" });
  await filter.getByLabel("Business", { exact: true }).fill(place.name);
  await filter.getByRole("listitem").filter({ hasText: place.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`business=${place.id}`));
  await expect(page.getByRole("button", { name: `Business: ${place.name}` })).toBeVisible();
  await expect(rowOf(page, title)).toContainText("By staff");
  const others = page.locator("tbody tr").filter({ hasNotText: place.name });
  await expect(others).toHaveCount(0);
  await visit(page, `/business/${place.id}?tab=reviews`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("declining needs a reason and deletes what waited", async ({ page }) => {
  const place = await somePlace(page.request);
  const title = uniqueName("Best prices");
  await post(page.request, `/api/businesses/${place.id}/reviews`, {
    ...sendReview(place, title),
    content: "Cheap at https://a.example and https://b.example, click here!",
  });
  await openTab(page, "reviews", { q: title });
  const row = rowOf(page, title);
  await expect(row.getByRole("list", { name: "Reasons to look twice" })).toContainText("links");
  await row.getByRole("button", { name: `Decline ${title}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(dialog.getByText("Please give a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("This is advertising.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(toastOf(page)).toContainText("Review declined");
  await expect(page.getByText("No reviews found")).toBeVisible();
});
