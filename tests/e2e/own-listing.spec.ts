import { expect, type Page } from "@playwright/test";
import { newEmail, signUp } from "./support/accounts.ts";
import { uniqueName } from "./support/admin-steps.ts";
import { picture } from "./support/listing-steps.ts";
import { acceptEdits, addPlace, approveClaim, giveTo } from "./support/own-places.ts";
import { approveReview, openAdmin, post } from "./support/reviews.ts";
import { reload, test, visit } from "./support/visitor.ts";

const toastOf = (page: Page) => page.locator("[data-toast]");
const claimButton = (page: Page) => page.getByRole("button", { name: "Claim This Business" });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Claim Your Business" });

test("a claim with proof makes an owner, who edits the listing", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  const person = await signUp(page, { firstName: "Odile", accountType: "business_owner" });
  await visit(page, `/business/${place.id}`);
  await claimButton(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(
    "Take control of your business listing to manage information and respond to reviews",
  );
  await expect(dialog).toContainText("2-3 business days");
  await expect(dialog.getByLabel("Your e-mail")).toHaveValue(person.email);
  const picker = page.waitForEvent("filechooser");
  await dialog
    .getByRole("button", { name: /Choose|Add/ })
    .first()
    .click();
  await (await picker).setFiles(await picture("licence.png", "#336699"));
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  const sent = page.waitForResponse("**/api/business-claims");
  await dialog.getByRole("button", { name: "Submit Claim" }).click();
  const claim = await (await sent).json();
  expect(claim.proofDocuments).toHaveLength(1);
  await expect(toastOf(page)).toContainText("Claim Submitted");
  await expect(toastOf(page)).toContainText(
    "Your business claim has been submitted for review. You'll receive an email notification once it's processed.",
  );
  await approveClaim(admin, claim);

  await visit(page, "/user-dashboard");
  const card = page.getByRole("article").filter({ hasText: place.name });
  await expect(card.getByText("Active", { exact: true })).toBeVisible();
  await expect(card).toContainText("Marinas");
  await expect(card).toContainText("Annapolis, MD");
  await card.getByRole("link", { name: `Edit ${place.name}` }).click();

  const preview = page.getByRole("region", { name: "Preview" });
  await page.getByLabel("Business Name").fill(`${place.name} & Yard`);
  await page.getByLabel("Phone Number").fill("(410) 555-0162");
  await expect(preview).toContainText(`${place.name} & Yard`);
  await expect(preview).toContainText("(410) 555-0162");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toastOf(page)).toContainText("Waiting for approval");
  await expect(page.getByRole("note")).toContainText("Name");
  await expect(page.getByLabel("Business Name")).toHaveValue(place.name);

  await visit(page, `/business/${place.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(place.name);
  await expect(page.getByRole("main")).toContainText("(410) 555-0162");
  await expect(page.getByRole("link", { name: "Edit this listing" })).toBeVisible();
  await expect(claimButton(page)).toHaveCount(0);
  await acceptEdits(admin, place);
  await reload(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${place.name} & Yard`);

  const title = uniqueName("A quiet slip");
  const { id } = await post(admin, `/api/businesses/${place.id}/reviews`, {
    userName: "Ansel P.",
    userEmail: newEmail("ansel"),
    rating: 4,
    title,
    content: "The dockhands know their knots.",
  });
  await approveReview(admin, id);
  await visit(page, `/business/${place.id}?tab=reviews`);
  await page.getByRole("button", { name: "Answer" }).click();
  await page.getByLabel(`Your answer to “${title}”`).fill("We practise every morning.");
  await page.getByRole("button", { name: "Publish answer" }).click();
  await expect(toastOf(page)).toContainText("Answer published");
  await reload(page);
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("We practise every morning.");
  await expect(panel).toContainText("Odile, owner");
  await admin.dispose();
});

test.describe("with a map", () => {
  test.use({ maps: true });

  test("the owner drags the pin, the new position waits and is then stored", async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const admin = await openAdmin(baseURL);
    const place = await addPlace(admin);
    const person = await signUp(page, { accountType: "business_owner" });
    await giveTo(page.request, admin, place, person.email);
    await visit(page, `/user-dashboard/business/${place.id}`);
    // The chart is drawn when it comes into view.
    await page.getByRole("region", { name: "Position" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const pin = page.getByRole("button", { name: /^Pin at / });
    await pin.scrollIntoViewIfNeeded({ timeout: 60_000 });
    await expect(pin).toHaveAccessibleName(/38\.97680, -76\.48580/);
    const box = await pin.boundingBox();
    if (!box) throw new Error("The pin is not there");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(pin).not.toHaveAccessibleName(/38\.97680, -76\.48580/);
    const moved = await pin.getAttribute("aria-label");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toastOf(page)).toContainText("Position");
    const before = await (await admin.get(`/api/businesses/${place.id}`)).json();
    expect(before).toMatchObject({ latitude: "38.976800", longitude: "-76.485800" });
    await acceptEdits(admin, place);
    const after = await (await admin.get(`/api/businesses/${place.id}`)).json();
    expect(moved).toContain(Number(after.latitude).toFixed(5));
    expect(moved).toContain(Number(after.longitude).toFixed(5));
    await admin.dispose();
  });
});
