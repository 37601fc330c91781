import { expect } from "@playwright/test";
import { newEmail } from "./support/accounts.ts";
import { openTab, question, rowOf, toastOf, uniqueName } from "./support/admin-steps.ts";
import { type Place, post, readPlace, somePlace } from "./support/reviews.ts";
import { test, visit } from "./support/visitor.ts";

const sendReview = (place: Place, title: string) => ({
  businessId: place.id,
  userName: "Ansel P.",
  userEmail: newEmail("ansel"),
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
  const approve = row.getByRole("button", { name: `Approve ${title}` });
  await approve.click();
  await expect(toastOf(page)).toContainText("Review approved");
  await expect(row).toContainText("Approved");
  await expect(approve).toHaveCount(0);
  expect((await readPlace(page.request, place.id)).reviewCount).toBe(before.reviewCount + 1);

  await row.getByRole("button", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Review" });
  await dialog.getByRole("radio", { name: "5 stars" }).click();
  await dialog.getByLabel("Content").fill("A cleat that held twice.");
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
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Review deleted");
  await expect(page.getByText("No reviews found")).toBeVisible();
});
