import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import {
  approve,
  fillBasics,
  fillLocation,
  nextButton,
  picture,
  stepHeading,
  submitButton,
} from "./support/listing-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

const newPlace = () => ({
  name: `Tern Point ${randomInt(1e9)}`,
  phone: `(410) 555-${String(randomInt(10_000)).padStart(4, "0")}`,
});
const toast = (page: Page) => page.locator("[data-toast]");

test("the wizard leads over photos and review to a listing that is live once approved", {
  tag: "@phone",
}, async ({ page, browser }) => {
  test.slow();
  const place = newPlace();
  await visit(page, "/add-business");
  await expect(page.getByText("Step 1 of 4", { exact: true })).toBeVisible();
  await fillBasics(page, place);
  await page.getByLabel("Email").fill("dock@tern-point.example.com");
  await reload(page);
  await expect(page.getByText("Step 2 of 4", { exact: true })).toBeVisible();
  await expect(page.getByText("50% complete")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("dock@tern-point.example.com");
  await page.getByLabel("Website").fill("https://tern-point.example.com");
  await fillLocation(page, place);
  await page.getByLabel("Transient slips").fill("12");
  await page.getByLabel("Dock depth (ft)").fill("6.5");
  await page.getByRole("checkbox", { name: "diesel" }).click();
  await page.getByRole("checkbox", { name: "Fuel Dock" }).click();
  await nextButton(page).click();
  await expect(stepHeading(page, "Photos")).toBeFocused();
  await expect(page.getByText("100% complete")).toBeVisible();
  await page
    .getByLabel("Photos of the business")
    .setInputFiles([await picture("a.png", "#27a"), await picture("b.png", "#a72")]);
  const review = page.getByRole("region", { name: "Review Your Listing" });
  await expect(review.getByRole("img")).toHaveCount(2);
  for (const text of [
    place.name,
    "Marinas",
    "Forty slips behind a breakwater, fuel on the T-head.",
    "$$",
    "Daily 8 AM–6:30 PM",
    "4 Compromise Street, Annapolis, MD 21401",
    place.phone,
    "dock@tern-point.example.com",
    "https://tern-point.example.com",
    "Fuel Dock",
    "6.5 ft",
  ]) {
    await expect(review.getByText(text, { exact: true })).toBeVisible();
  }
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page)).toContainText("Business submitted successfully!");
  await expect(toast(page)).toContainText(
    "Your business listing has been submitted for review. We'll notify you once it's approved.",
  );
  const search = `/api/search?q=${encodeURIComponent(place.name)}`;
  expect(JSON.stringify(await (await page.request.get(search)).json())).not.toContain(place.name);
  const id = await approve(browser, place.name);
  await visit(page, `/business/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: place.name })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "6.5 ft" })).toBeVisible();
  await page.getByRole("tab", { name: "Photos (2)" }).click();
  const photo = page.getByRole("img", { name: `${place.name}, 1 of 2` });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await visit(page, "/add-business");
  await expect(page.getByLabel("Business Name")).toHaveValue("");
});
