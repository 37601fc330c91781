import { randomBytes, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { newEmail } from "./support/accounts.ts";
import { fillBasics, fillLocation, nextButton, stepHeading } from "./support/listing-steps.ts";
import { findWaiting, openAdmin, somePlace } from "./support/reviews.ts";
import { asPeopleDo, reload, test, visit } from "./support/visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Noise does not shrink: a photo of about 60 kB. */
async function photo(name: string) {
  const raw = { width: 160, height: 120, channels: 3 } as const;
  const picture = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
  return { name, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 50 * 1024;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test("three photos reach a review that was submitted before they arrived, over a lost connection", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const place = await somePlace(page.request);
  const title = `Slow signal ${randomUUID().slice(0, 8)}`;
  await visit(page, `/business/${place.id}?tab=reviews`);
  await page.getByRole("button", { name: "Write Review", exact: true }).click();
  const form = page.getByRole("region", { name: `Review ${place.name}` });
  await form.getByRole("radio", { name: "5 stars" }).click();
  await form.getByLabel("Your name").fill("Ansel P.");
  await form.getByLabel("Your e-mail").fill(newEmail("ansel"));
  await form.getByLabel("Title").fill(title);
  await form.getByRole("textbox", { name: "Your review" }).fill("A cleat that held in a blow.");
  await asPeopleDo(page);
  const photos = await Promise.all(["a.png", "b.png", "c.png"].map(photo));
  await slowDown(page);
  await form.locator("input[type=file][aria-label=Photos]").setInputFiles(photos);
  await form.getByRole("button", { name: "Submit Review" }).click();
  const status = form.getByRole("status");
  await expect(status).toHaveText("Sending 1 of 3 photos");
  await expect(status).toHaveText("Sending 2 of 3 photos", { timeout: 30_000 });
  await context.setOffline(true);
  await expect(status).toContainText("No connection. 2 photos go on when it is back");
  await context.setOffline(false);
  await expect(page.locator("[data-toast]")).toContainText("Review submitted!", {
    timeout: 60_000,
  });
  const admin = await openAdmin(baseURL);
  expect((await findWaiting(admin, title)).images).toHaveLength(3);
});

test("Back, Forward and a reload go through the wizard's steps with the words kept", async ({
  page,
}) => {
  const place = { name: `Tern Point ${randomUUID().slice(0, 8)}`, phone: "(410) 555-0117" };
  await visit(page, "/");
  await visit(page, "/add-business?step=4");
  await expect(page).toHaveURL(/\/add-business$/);
  await expect(page.getByText("Step 1 of 4", { exact: true })).toBeVisible();
  await fillBasics(page, place);
  await fillLocation(page, place);
  await page.goBack();
  await expect(stepHeading(page, "Location & Contact Information")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Annapolis");
  await page.goBack();
  await expect(page.getByLabel("Business Name")).toHaveValue(place.name);
  await page.goForward();
  await expect(page).toHaveURL(/step=2$/);
  await reload(page);
  await expect(stepHeading(page, "Location & Contact Information")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Annapolis");
  await nextButton(page).click();
  await expect(stepHeading(page, "Amenities & Features")).toBeFocused();
});

test("words that would be lost are asked about; those of support are kept", async ({ page }) => {
  await visit(page, "/support");
  await page.getByRole("textbox", { name: "Message" }).fill("The tide table is an hour off.");
  await page.getByRole("link", { name: "Landfall" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    "The tide table is an hour off.",
  );
  await page.goForward();
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("button", { name: "Suggest an edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggest an edit" });
  await dialog.getByRole("radio").last().click();
  await dialog.getByRole("textbox").first().fill("The fuel dock moved.");
  const question = page.getByRole("alertdialog", { name: "Leave without sending?" });
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(dialog.getByRole("textbox").first()).toHaveValue("The fuel dock moved.");
  await page.goBack();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/$/);
});
