import { expect, type Page } from "@playwright/test";
import { newEmail, OWN_PAGES, signUp } from "./support/accounts.ts";
import { findViolations } from "./support/axe.ts";
import { eventMail, linksIn } from "./support/events.ts";
import { enter, tabTo } from "./support/keyboard.ts";
import { picture } from "./support/listing-steps.ts";
import { addPlace, giveTo } from "./support/own-places.ts";
import { openAdmin } from "./support/reviews.ts";
import { findSideways } from "./support/sideways.ts";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

const toastOf = (page: Page) => page.locator("[data-toast]");

async function addItemWithPhoto(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add Rental Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Rental Item" });
  await dialog.getByLabel("Name").fill("Sea kayak");
  await dialog.getByLabel("Description").fill("Two seats and a spray deck.");
  await dialog.getByLabel("Price per hour ($)").fill("50");
  await dialog.getByLabel("Price per day ($)").fill("300");
  await dialog.locator("input[type=file]").setInputFiles(await picture("kayak.png", "#336699"));
  await dialog.getByRole("button", { name: "Add Item" }).click();
  await expect(toastOf(page)).toContainText("Rental item created successfully");
  await expect(page.getByRole("img", { name: "Sea kayak" })).toBeVisible();
}

/** With the keyboard alone, on the smallest of phones; whatever has the focus is in sight. */
async function askForKayak(page: Page, email: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, page.getByRole("link", { name: "Request a booking of Sea kayak" }));
  await expect(page.getByRole("heading", { name: "Book Sea kayak" })).toBeFocused();
  await enter(page, page.getByRole("link", { name: "Later week" }));
  await expect(page).toHaveURL(/week=/);
  await enter(
    page,
    page
      .getByRole("list", { name: /^Free on/ })
      .getByRole("link")
      .first(),
  );
  const form = page.getByRole("form", { name: "Ask for Sea kayak" });
  await expect(form).toBeFocused();
  expect(await findSideways(page)).toEqual([]);
  await tabTo(page, form.getByLabel("Name"));
  await page.keyboard.type("Zoë Tern");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await asPeopleDo(page);
  await enter(page, form.getByRole("button", { name: "Request booking" }));
  const sent = page.getByRole("status").filter({ hasText: "Your request is on its way" });
  await expect(sent).toBeFocused();
}

/** As the owner writes down who called. */
async function bookByHand(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Booking" });
  await dialog.getByLabel("Customer name").fill("Ada Plover");
  await dialog.getByLabel("Customer e-mail").fill(newEmail("ada"));
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Start").fill(`${day}T10:00`);
  await dialog.getByLabel("End").fill(`${day}T12:00`);
  await dialog.getByLabel("Total price ($)").fill("80");
  await dialog.getByRole("button", { name: "Create Booking" }).click();
  // What was just created is told of, and stands in the table.
  await expect(page.getByRole("link", { name: "Ada Plover", exact: true })).toHaveCount(2);
}

test("an owner adds an item, a customer asks, the owner confirms, the customer cancels", {
  tag: "@phone",
}, async ({ page, browser, baseURL, hasTouch, isMobile, viewport }) => {
  test.slow();
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  const changed = await admin.put(`/api/businesses/${place.id}`, {
    data: { category: "rentals" },
    headers: OWN_PAGES,
  });
  expect(changed, await changed.text()).toBeOK();
  const owner = await signUp(page, { firstName: "Nell", accountType: "business_owner" });
  await giveTo(page.request, admin, place, owner.email);

  await visit(page, "/user-dashboard?tab=rentals");
  await page.getByRole("link", { name: `Manage rentals of ${place.name}` }).click();
  await addItemWithPhoto(page);

  const hands = { hasTouch, isMobile, viewport };
  const visitor = await (await browser.newContext({ baseURL, ...hands })).newPage();
  const email = newEmail("zoe");
  await visit(visitor, `/business/${place.id}?tab=rentals`);
  await askForKayak(visitor, email);
  expect(await findSideways(visitor)).toEqual([]);
  expect(await findViolations(visitor)).toEqual([]);

  await visit(page, `/rental-management/${place.id}`);
  const confirm = page.getByRole("button", { name: "Confirm the booking of Zoë Tern" });
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(isPhone ? 44 : 36);
  await confirm.click();
  await expect(toastOf(page)).toContainText("Booking updated successfully");
  await expect(page.getByText("confirmed", { exact: true })).toBeVisible();
  expect(await findSideways(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  expect(page.viewportSize()).toEqual(viewport);

  await bookByHand(page);
  await visit(page, "/user-dashboard?tab=bookings");
  await expect(page.getByText("Ada Plover")).toBeVisible();
  expect(await findSideways(page)).toEqual([]);

  const mail = await eventMail(email, /^Your booking is confirmed/);
  const [link = ""] = linksIn(mail).filter((path) => path.startsWith("/booking?"));
  await visit(visitor, link);
  await expect(visitor.getByText("Confirmed", { exact: true })).toBeVisible();
  expect(visitor.viewportSize()?.width).toBe(320);
  await enter(visitor, visitor.getByText("Cancel the booking"));
  await enter(visitor, visitor.getByRole("button", { name: "Yes, cancel" }));
  await expect(visitor.getByText("You cancelled this booking.")).toBeVisible();
  await visitor.context().close();
});
