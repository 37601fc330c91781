import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { newAddress, recordPosts, signUp } from "./support/accounts.ts";
import { largeFile } from "./support/large-file.ts";
import {
  approveReview,
  findWaiting,
  openAdmin,
  type Place,
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
  await page.getByLabel("Your e-mail").fill(newAddress("ansel"));
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
  await expect(form.getByText("Please select a rating")).toBeVisible();
  await expect(submit).toBeDisabled();

  await form.getByRole("radio", { name: "4 stars" }).click();
  await expect(form.getByText("Please select a rating")).toHaveCount(0);
  await submit.click();
  for (const message of [
    "Please enter your name.",
    "Please enter a valid e-mail address.",
    "Please enter a title.",
    "Please write your review.",
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await form
    .locator("input[type=file][aria-label=Photos]")
    .setInputFiles(await largeFile("big.jpg", 11 * 2 ** 20));
  await expect(toastOf(page)).toContainText("File too large");
  await expect(toastOf(page)).toContainText("Images must be less than 10MB");
  await form
    .locator("input[type=file][aria-label=Videos]")
    .setInputFiles(await largeFile("long.mp4", 101 * 2 ** 20));
  await expect(toastOf(page)).toContainText("Videos must be less than 100MB");
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

test("the form on a listing opens and closes by its button, and keeps what was typed", async ({
  page,
}) => {
  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}?tab=reviews`);
  const toggle = page.getByRole("button", { name: "Write Review" });
  await toggle.click();
  await fillIn(page, "Kept through everything");
  await asPeopleDo(page);
  await page.route(`**/api/businesses/${place.id}/reviews`, (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
  );
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(toastOf(page)).toContainText("Failed to submit review. Please try again.");
  await expect(page.getByLabel("Title")).toHaveValue("Kept through everything");
  await toggle.click();
  await expect(page.getByLabel("Title")).toHaveCount(0);
  await reload(page);
  await toggle.click();
  await expect(page.getByLabel("Title")).toHaveValue("Kept through everything");
  await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
});

test("/reviews finds the place, says what is missing, keeps what was typed and thanks", {
  tag: "@phone",
}, async ({ page, baseURL }) => {
  await visit(page, "/reviews");
  await expect(page.getByRole("heading", { name: "Review guidelines" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit Review" });
  await expect(submit).toBeDisabled();
  await page.getByLabel("Title").press("Enter");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Please select a business and provide a rating.");

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
  await expect(page.getByText("Your review is about")).toBeVisible();
  await expect(submit).toBeDisabled();

  const title = titleOf("From the page of reviews");
  await fillIn(page, title);
  await page.getByLabel("Your e-mail").fill("nobody");
  await submit.click();
  await expect(page.getByText("Please enter a valid e-mail address.")).toBeVisible();
  await page.getByLabel("Your e-mail").fill(newAddress("ansel"));
  await asPeopleDo(page);
  await page.route("**/api/businesses/*/reviews", (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(alert).toHaveText("Failed to submit review. Please try again.");
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await reload(page);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByText("Your review is about")).toBeVisible();
  await asPeopleDo(page);
  await submit.click();
  await expect(alert).toHaveText(
    "Thank you for your review! It will be published after moderation.",
  );
  await expect(page.getByLabel("Title")).toHaveValue("");
  const waiting = await findWaiting(await openAdmin(baseURL), title);
  expect(waiting).toMatchObject({ isApproved: false, rating: 5 });
});

test("a staff review is marked; readers report it, mark it helpful, and the answer is public", async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await somePlace(page.request);
  const admin = await openAdmin(baseURL);
  const title = titleOf("By letter");
  const review = await post(admin, "/api/admin/reviews", {
    businessId: place.id,
    userName: "Walter O.",
    userEmail: newAddress("walter"),
    rating: 4,
    title,
    content: "Typed in at the office.",
    isApproved: true,
  });
  await signUp(page);
  await visit(page, `/business/${place.id}?tab=reviews`);
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Added by Landfall staff")).toBeVisible();

  const helpful = card.getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toContainText("(1)");
  await reload(page);
  await expect(helpful).toContainText("(1)");
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "false");

  await card.getByRole("button", { name: /Report the review/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please choose a reason.");
  await dialog.getByRole("radio", { name: "Not a real experience" }).click();
  await asPeopleDo(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(toastOf(page)).toContainText("Report sent");
  const reports = await (await admin.get("/api/admin/flags?subjectType=review&limit=100")).json();
  expect(reports).toContainEqual(expect.objectContaining({ subjectId: review.id, reason: "fake" }));

  await admin.put(`/api/reviews/${review.id}/answer`, { data: { answer: "We have framed it." } });
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto(`/business/${place.id}?tab=reviews`);
  const seen = visitor.getByRole("article").filter({ hasText: title });
  await expect(seen.getByText("We have framed it.")).toBeVisible();
  await expect(seen.getByRole("link", { name: /Sign in to mark/ })).toHaveAttribute(
    "href",
    "/login",
  );
  await visitor.context().close();
});

test("one's own review is edited and deleted on the page", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  const place = await somePlace(page.request);
  const person = await signUp(page);
  const title = titleOf("First thought");
  const review = await post(page.request, `/api/businesses/${place.id}/reviews`, {
    userName: person.firstName,
    userEmail: person.email,
    rating: 2,
    title,
    content: "Too windy.",
  });
  await visit(page, `/business/${place.id}?tab=reviews`);
  const own = page.getByRole("region", { name: "Your review", exact: true });
  await expect(own.getByText("Pending approval")).toBeVisible();
  await approveReview(await openAdmin(baseURL), review.id);
  await reload(page);
  await expect(own).toBeVisible();
  await expect(own.getByText("Pending approval")).toHaveCount(0);
  await own.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByText("stays as it is until the change is approved")).toBeVisible();
  await page.getByRole("textbox", { name: "Your review" }).fill("Windy, and we loved it.");
  await page.getByRole("button", { name: "Save Review" }).click();
  await expect(toastOf(page)).toContainText("Review submitted!");
  await expect(own.getByText("Your change is pending approval")).toBeVisible();
  await expect(own.getByText("Too windy.")).toBeVisible();

  await own.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this review?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(own).toBeVisible();
  await own.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(own).toHaveCount(0);
});

test("the reviews of a place have a summary, can be sorted and filtered by address, and shared", async ({
  page,
}) => {
  await visit(page, "/search?category=restaurants&sort=reviews");
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("tab", { name: /Reviews/ }).click();
  await expect(page.getByText(/5 stars/).first()).toBeVisible();
  const stars = page.getByRole("tabpanel").getByRole("article").locator("p .figures");
  await page.getByLabel("Sort reviews").selectOption("lowest");
  await expect(page).toHaveURL(/sort=lowest/);
  await expect
    .poll(async () => {
      const found = (await stars.allTextContents()).map(Number);
      return found.every((rating, index) => index === 0 || rating >= (found[index - 1] ?? 0));
    })
    .toBe(true);
  await page.getByLabel("Stars", { exact: true }).selectOption("5");
  await expect.poll(async () => new Set(await stars.allTextContents())).toEqual(new Set(["5"]));
  await reload(page);
  await expect(page.getByLabel("Stars", { exact: true })).toHaveValue("5");
  await page.getByRole("tabpanel").getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("menuitem", { name: "Copy Link" })).toBeVisible();
});

test("a place without reviews says so and asks for the first", async ({ page }) => {
  const response = await page.request.get("/api/businesses?sort=reviews&limit=100&offset=440");
  const places: Place[] = await response.json();
  const silent = places.findLast(({ reviewCount }) => reviewCount === 0);
  await visit(page, `/business/${silent?.id}?tab=reviews`);
  await expect(page.getByText("No reviews yet. Be the first to review!")).toBeVisible();
  await expect(page.getByLabel("Sort reviews")).toHaveCount(0);
});
