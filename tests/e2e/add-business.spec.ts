import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
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
const progress = (page: Page) => page.getByRole("progressbar");

test("the wizard leads over photos and review to a listing that is live once approved", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const place = newPlace();
  await visit(page, "/add-business");
  await expect(page.getByText("Step 1 of 4", { exact: true })).toBeVisible();
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "25");
  await expect(page.getByLabel("Price Range")).toHaveValue("$$");
  await expect(page.getByLabel("Price Range").locator("option")).toHaveText(["$", "$$", "$$$"]);
  await expect(page.getByLabel("Category").locator("option")).toHaveCount(11);
  await expect(page.getByText("1-2 business days").first()).toBeVisible();
  await fillBasics(page, place);
  await expect(page.getByText("50% complete")).toBeVisible();
  await expect(page.getByLabel("State").locator("option")).toHaveCount(51);
  await page.getByLabel("Email").fill("dock@tern-point.example.com");
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
  await expect(page.getByText("6.5 ft")).toBeVisible();
  await page.getByRole("tab", { name: "Photos (2)" }).click();
  const photo = page.getByRole("img", { name: `${place.name}, 1 of 2` });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await visit(page, "/add-business");
  await expect(page.getByLabel("Business Name")).toHaveValue("");
});

test("each step refuses blank fields with a message, and Previous leads back", async ({ page }) => {
  const place = newPlace();
  await visit(page, "/add-business");
  const previous = page.getByRole("button", { name: "Previous" });
  await expect(previous).toBeDisabled();
  await expect(submitButton(page)).toHaveCount(0);
  await nextButton(page).click();
  for (const text of [
    "Please enter the name of the business.",
    "Please choose a category.",
    "Please describe the business.",
    "Please give the hours of operation.",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText("Step 1 of 4", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Business Name")).toBeFocused();
  await fillBasics(page, place);
  await nextButton(page).click();
  for (const text of [
    "Please enter the street address.",
    "Please enter the city.",
    "Please choose a state.",
    "Please enter the ZIP code.",
    "Please enter the phone number.",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel("Website").fill("not a website");
  await page.getByLabel("Email").fill("nobody");
  await nextButton(page).click();
  await expect(page.getByText("Please enter a valid e-mail address.")).toBeVisible();
  await expect(page.getByText("Please enter a valid address, such as")).toBeVisible();
  await previous.click();
  await expect(page.getByLabel("Business Name")).toHaveValue(place.name);
  await expect(previous).toBeDisabled();
});

test("a failed submit says so and keeps what was typed, chosen and uploaded", async ({ page }) => {
  const place = newPlace();
  await visit(page, "/add-business");
  await fillBasics(page, place);
  await fillLocation(page, place);
  await page.getByRole("checkbox", { name: "WiFi" }).click();
  await nextButton(page).click();
  await page.getByLabel("Photos of the business").setInputFiles([await picture("a.png", "#27a")]);
  const review = page.getByRole("region", { name: "Review Your Listing" });
  await expect(review.getByRole("img")).toHaveCount(1);
  let answer = { status: 502, body: "" };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/businesses", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await held;
    return route.fulfill(answer);
  });
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  release();
  await expect(toast(page)).toContainText("Error");
  await expect(toast(page)).toContainText("Failed to submit business listing. Please try again.");
  await expect(review.getByText(place.name, { exact: true })).toBeVisible();
  await expect(review.getByText("WiFi")).toBeVisible();
  await expect(review.getByRole("img")).toHaveCount(1);
  const body = JSON.stringify({ message: "The harbour is full.", code: "invalid" });
  answer = { status: 400, body };
  await submitButton(page).click();
  await expect(toast(page)).toContainText("The harbour is full.");
  await page.unroute("**/api/businesses");
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a draft survives a reload and signing in, and can be thrown away", { tag: "@phone" }, async ({
  page,
}) => {
  const place = newPlace();
  await visit(page, "/add-business");
  await fillBasics(page, place);
  await page.getByLabel("City").fill("Rock Hall");
  await reload(page);
  await expect(
    page.getByText("What you entered earlier on this device is still here."),
  ).toBeVisible();
  await expect(page.getByText("Step 2 of 4", { exact: true })).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Rock Hall");
  await signUp(page);
  await visit(page, "/add-business");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("Business Name")).toHaveValue(place.name);
  await expect(page.getByLabel("Wednesday: closes")).toHaveValue("18:30");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Business Name")).toHaveValue("");
  await reload(page);
  await expect(page.getByLabel("Business Name")).toHaveValue("");
});

test("a place that is listed already is shown before it is sent in again", async ({ page }) => {
  const response = await page.request.get("/api/businesses?category=marinas&limit=1");
  const [known] = await response.json();
  await visit(page, "/add-business");
  await fillBasics(page, { ...newPlace(), name: "Quite Another Name" });
  await fillLocation(page, { name: "", phone: known.phone.replaceAll(/\D/g, "") });
  await nextButton(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "Is it one of these already?" });
  await expect(notice).toContainText("has the same phone number");
  await expect(notice.getByRole("link", { name: known.name })).toHaveAttribute(
    "href",
    `/business/${known.id}`,
  );
  await expect(submitButton(page)).toBeEnabled();
});

test("the packages below say that an owner asks for them after approval", async ({ page }) => {
  await visit(page, "/add-business");
  const packages = page.getByRole("region", { name: "Featured listing packages" });
  await expect(packages).toContainText("contact us after your listing is approved to upgrade");
  await expect(packages.getByText("Premium Featured")).toBeVisible();
});
