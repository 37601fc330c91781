import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { toastOf } from "./support/admin-steps.ts";
import { addPlace, giveTo, type OwnPlace } from "./support/own-places.ts";
import { openAdmin } from "./support/reviews.ts";
import { reload, test, visit } from "./support/visitor.ts";

let place: OwnPlace;
test.beforeEach(async ({ baseURL }) => {
  place = await addPlace(await openAdmin(baseURL));
});

const openCheckout = (page: Page, level: number) =>
  visit(page, `/checkout?businessId=${place.id}&packageLevel=${level}`);

async function typeCard(page: Page, number: string) {
  await page.getByLabel("Test card number").fill(number);
  await page.getByLabel("Expires (MM/YY)").fill("12/40");
  await page.getByRole("textbox", { name: "Security code" }).fill("123");
}
const complete = (page: Page) => page.getByRole("button", { name: "Complete Payment" });
async function expectPaid(page: Page) {
  await expect(toastOf(page)).toContainText("Payment Successful!");
  await expect(toastOf(page)).toContainText("Your business promotion has been activated.");
  await expect(page).toHaveURL(`/business/${place.id}?payment=success`);
}

async function covers(message: Locator, button: Locator): Promise<boolean> {
  const [over, under] = [await message.boundingBox(), await button.boundingBox()];
  if (!over || !under) return false;
  const isBeside = over.x > under.x + under.width || under.x > over.x + over.width;
  const isApart = over.y > under.y + under.height || under.y > over.y + over.height;
  return !isBeside && !isApart;
}

test("a business and a package are chosen and paid, and the badge shows", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/advertise");
  await page.getByRole("button", { name: "Proceed to Secure Checkout" }).click();
  await expect(toastOf(page)).toContainText("Missing Information");
  await expect(toastOf(page)).toContainText(
    "Please select both a business and a promotion package.",
  );
  await page.getByRole("combobox", { name: /Business/ }).fill(place.name);
  await page.getByRole("option", { name: place.name }).click();
  await page.getByRole("radio", { name: /Top Placement/ }).check();
  await page.getByRole("button", { name: "Proceed to Secure Checkout" }).click();
  const asked = new URLSearchParams({
    businessId: String(place.id),
    packageLevel: "3",
    businessName: place.name,
  });
  await expect(page).toHaveURL(`/checkout?${asked}`);
  await expect(page.getByText("Secure Payment")).toBeVisible();
  await expect(page.getByText("Sandbox payments")).toBeVisible();
  await typeCard(page, "4242 4242 4242 4242");
  await complete(page).click();
  await expectPaid(page);
  await reload(page);
  await expect(page.getByText("Top Pick").first()).toBeVisible();
  await expect(toastOf(page)).toBeHidden();
});

test("a card that is declined is told in words, and another one pays in the same form", async ({
  page,
}) => {
  await openCheckout(page, 1);
  await typeCard(page, "4000000000000002");
  await complete(page).click();
  await expect(toastOf(page)).toContainText("Payment Failed");
  await expect(toastOf(page)).toContainText("Your card was declined.");
  await typeCard(page, "4000000000009995");
  await complete(page).click();
  await expect(page.getByText(/insufficient funds/).first()).toBeVisible();
  await reload(page);
  await typeCard(page, "4242424242424242");
  await complete(page).click();
  await expectPaid(page);
});

test("3-D Secure opens in place: refused it can be tried again, accepted it pays", {
  tag: "@phone",
}, async ({ page }) => {
  await openCheckout(page, 2);
  await typeCard(page, "4000000000003220");
  await complete(page).click();
  await page
    .getByRole("dialog", { name: "3-D Secure" })
    .getByRole("button", { name: "Fail" })
    .click();
  await expect(toastOf(page)).toContainText("Payment Failed");
  await complete(page).click();
  const accept = page
    .getByRole("dialog", { name: "3-D Secure" })
    .getByRole("button", { name: "Accept" });
  await expect(accept).toBeVisible();
  expect(await covers(toastOf(page), accept)).toBe(false);
  await accept.click();
  await expectPaid(page);
});

test("an owner's promotion renews, goes up at once and is cancelled with its last day", async ({
  page,
  baseURL,
}) => {
  const owner = await signUp(page);
  await giveTo(page.request, await openAdmin(baseURL), place, owner.email);
  await openCheckout(page, 1);
  await expect(page.getByLabel("Renew every month")).toBeChecked();
  await expect(
    page.getByText(
      /We charge \$29 today, then \$29 every month, the next time on .* Cancel at any time/,
    ),
  ).toBeVisible();
  await typeCard(page, "4242424242424242");
  await complete(page).click();
  await expectPaid(page);
  await visit(page, `/user-dashboard/business/${place.id}?tab=promotion`);
  await expect(page.getByText(/Renews on \w+ \d+, \d{4} for \$29\./)).toBeVisible();
  await page.getByRole("button", { name: "Change package" }).click();
  const dialog = page.getByRole("dialog", { name: "Change package" });
  await dialog.getByRole("radio", { name: /Premium Featured/ }).check();
  await expect(dialog.getByText(/It begins now\. We charge \$(30|29\.\d\d)/)).toBeVisible();
  await dialog.getByRole("button", { name: "Change package" }).click();
  await expect(toastOf(page)).toContainText("The package is changed");
  await expect(page.getByRole("heading", { name: "Premium Featured" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the promotion" }).click();
  await expect(page.getByText(/Cancelled\. It runs until \w+ \d+, \d{4}/)).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText(/Renews on .* for \$59\./)).toBeVisible();
});

test("an address without business or package leads back to the packages", async ({ page }) => {
  await visit(page, "/checkout");
  await expect(toastOf(page)).toContainText("Invalid Checkout");
  await expect(page).toHaveURL("/advertise");
  await openCheckout(page, 7);
  await expect(toastOf(page)).toContainText("Invalid Package");
  await expect(page).toHaveURL(/\/advertise\?businessId=\d+$/);
  await visit(page, "/checkout?businessId=999999&packageLevel=1");
  await expect(page.getByText("Your Business")).toBeVisible();
  await expect(toastOf(page)).toContainText("Payment Setup Failed");
  await expect(page).toHaveURL(/\/advertise\?businessId=999999&packageLevel=1$/, { timeout: 8000 });
});

test("success that was only typed into the address is not told", async ({ page }) => {
  await visit(page, `/business/${place.id}?payment=success`);
  await expect(page.getByRole("heading", { name: place.name, level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(toastOf(page)).toBeHidden();
});
