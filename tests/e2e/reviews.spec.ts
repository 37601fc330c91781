import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { newEmail, recordPosts, signUp } from "./support/accounts.ts";
import {
  approveReview,
  findWaiting,
  openAdmin,
  post,
  readPlace,
  somePlace,
} from "./support/reviews.ts";
import { asPeopleDo, reload, test, visit } from "./support/visitor.ts";

const titleOf = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
const toastOf = (page: Page) => page.locator("[data-toast]");
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: "#2a6f97" } })
    .jpeg()
    .toBuffer();

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByRole("radio", { name: "5 stars" }).click();
  await page.getByLabel("Your name").fill("Ansel P.");
  await page.getByLabel("Your e-mail").fill(newEmail("ansel"));
  await page.getByLabel("Title").fill(title);
  await page.getByRole("textbox", { name: "Your review" }).fill("A cleat that held in a blow.");
}

test("a review with a photo waits, is approved and changes the rating on the page", {
  tag: "@phone",
}, async ({ page, baseURL }) => {
  test.slow();
  const place = await somePlace(page.request);
  const title = titleOf("Tied up twice");
  const sent = recordPosts(page, `/api/businesses/${place.id}/reviews`);
  await visit(page, `/business/${place.id}`);
  await page.getByRole("button", { name: "Write a Review" }).click();
  await expect(page.getByRole("tab", { name: /Reviews/ })).toHaveAttribute("aria-selected", "true");
  const form = page.getByRole("region", { name: `Review ${place.name}` });
  await expect(form.getByRole("heading", { name: `Review ${place.name}` })).toBeInViewport();
  const submit = form.getByRole("button", { name: "Submit Review" });
  await expect(submit).toBeDisabled();
  await fillIn(page, title);
  await form
    .locator("input[type=file][aria-label=Photos]")
    .setInputFiles({ name: "dock.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await expect(form.getByRole("img", { name: "Picture 1" })).toBeVisible();
  await asPeopleDo(page);
  await submit.click();
  await expect(toastOf(page)).toContainText("Review submitted!");
  await expect(toastOf(page)).toContainText(
    "Your review has been submitted and is pending approval.",
  );
  await expect(form).toHaveCount(0);
  expect(sent).toEqual([
    expect.objectContaining({
      businessId: place.id,
      title,
      content: "A cleat that held in a blow.",
      rating: 5,
      userName: "Ansel P.",
      userEmail: expect.stringContaining("ansel"),
      images: [expect.stringMatching(/^\/media\//)],
      videos: [],
    }),
  ]);
  await reload(page);
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);

  const admin = await openAdmin(baseURL);
  const before = await readPlace(page.request, place.id);
  const waiting = await findWaiting(admin, title);
  await approveReview(admin, waiting.id);
  const after = await readPlace(page.request, place.id);
  expect(after.reviewCount).toBe(before.reviewCount + 1);
  await visit(page, `/business/${place.id}?tab=reviews`);
  await expect(page.getByRole("tab", { name: `Reviews (${after.reviewCount})` })).toBeVisible();
  await expect(
    page.getByText(`${after.averageRating} from ${after.reviewCount}`).first(),
  ).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: title });
  await card.getByRole("button", { name: /Open Photo 1 of 1/ }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
});

test("/reviews finds the place, keeps what was typed over a reload and thanks", async ({
  page,
  baseURL,
}) => {
  await visit(page, "/reviews");
  const finder = page.getByLabel("Business", { exact: true });
  const matches = page.getByRole("list", { name: "Matching businesses" }).getByRole("listitem");
  for (const words of ["Annapolis", "marinas"]) {
    await finder.fill(words);
    await expect(matches).toHaveCount(10);
    await expect(matches.first()).toContainText(words === "marinas" ? "Marinas" : words);
  }
  const place = await somePlace(page.request);
  await finder.fill(place.name);
  await matches.filter({ hasText: place.name }).first().getByRole("button").click();
  const title = titleOf("From the page of reviews");
  await fillIn(page, title);
  await reload(page);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByText("Your review is about")).toBeVisible();
  await asPeopleDo(page);
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Thank you for your review! It will be published after moderation.",
  );
  const waiting = await findWaiting(await openAdmin(baseURL), title);
  expect(waiting).toMatchObject({ isApproved: false, rating: 5 });
});

test("a reader marks a review and reports it, and edits and deletes the own one", async ({
  page,
  baseURL,
}) => {
  const place = await somePlace(page.request);
  const admin = await openAdmin(baseURL);
  const [title, ownTitle] = [titleOf("By letter"), titleOf("First thought")];
  const review = await post(admin, "/api/admin/reviews", {
    ...{ businessId: place.id, userName: "Walter O.", userEmail: newEmail("walter") },
    ...{ rating: 4, title, content: "Typed in at the office.", isApproved: true },
  });
  const person = await signUp(page);
  const own = await post(page.request, `/api/businesses/${place.id}/reviews`, {
    ...{ userName: person.firstName, userEmail: person.email },
    ...{ rating: 2, title: ownTitle, content: "Too windy." },
  });
  await approveReview(admin, own.id);
  await visit(page, `/business/${place.id}?tab=reviews`);
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Added by Landfall staff")).toBeVisible();
  const helpful = card.getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("button", { name: /Report the review/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Not a real experience" }).click();
  await asPeopleDo(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(toastOf(page)).toContainText("Report sent");
  const reports = await (await admin.get("/api/admin/flags?subjectType=review&limit=100")).json();
  expect(reports).toContainEqual(expect.objectContaining({ subjectId: review.id, reason: "fake" }));

  await reload(page);
  await expect(helpful).toContainText("(1)");
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  const ownCard = page.getByRole("region", { name: "Your review", exact: true });
  await expect(ownCard.getByText("Pending approval")).toHaveCount(0);
  await ownCard.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Your review" }).fill("Windy, and we loved it.");
  await page.getByRole("button", { name: "Save Review" }).click();
  await expect(ownCard.getByText("Your change is pending approval")).toBeVisible();
  await expect(ownCard.getByText("Too windy.")).toBeVisible();
  await ownCard.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(ownCard).toHaveCount(0);
});
