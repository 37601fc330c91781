import { expect, type Page, request } from "@playwright/test";
import { newEmail, OWN_PAGES, signUp } from "../support/accounts.ts";
import { findViolations } from "../support/axe.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { addPlace, giveTo } from "../support/own-places.ts";
import { openAdmin } from "../support/reviews.ts";
import { test, visit } from "../support/visitor.ts";

const KAYAK = {
  ...{ name: "Sea kayak", description: "Two seats.", pricePerHour: "50", pricePerDay: "300" },
  ...{ capacity: 2, quantity: 10, features: "Paddles, Life vests" },
};
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function post(api: Page["request"], path: string, data: object) {
  const answer = await api.post(path, { data, headers: OWN_PAGES });
  expect(answer, await answer.text()).toBeOK();
  return answer.json();
}

/** An owner with an item, closed days, terms, and bookings that wait, stand and are the owner's own elsewhere. */
async function openDesk(page: Page, baseURL: string | undefined) {
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  const data = { category: "rentals" };
  await admin.put(`/api/businesses/${place.id}`, { data, headers: OWN_PAGES });
  const owner = await signUp(page, { firstName: "Nell", accountType: "business_owner" });
  await giveTo(page.request, admin, place, owner.email);
  const { id } = await post(page.request, `/api/businesses/${place.id}/rentals`, KAYAK);
  const book = (api: Page["request"], customerName: string, facts: object = {}) =>
    post(api, "/api/bookings", {
      ...{ rentalItemId: id, businessId: place.id, customerName, totalGuests: 1 },
      ...{ customerEmail: newEmail("zoe"), specialRequests: "A calm one." },
      ...{ startDate: `${dayAhead(20)}T15:00:00Z`, endDate: `${dayAhead(20)}T18:00:00Z` },
      ...facts,
    });
  const agreed = await book(page.request, "Ada Plover", { status: "confirmed" });
  const guest = await request.newContext({ ...(baseURL && { baseURL }) });
  const asked = await book(guest, "Zoë Tern");
  await book(guest, "Bo Heron", { customerEmail: owner.email });
  await guest.dispose();
  await post(page.request, `/api/businesses/${place.id}/blackouts`, {
    ...{ rentalItemIds: [id], quantity: 2, note: "In the yard" },
    ...{ firstDay: dayAhead(30), lastDay: dayAhead(31) },
  });
  await page.request.put(`/api/businesses/${place.id}/rental-policy`, {
    ...{ data: { policy: "Free until the day before." }, headers: OWN_PAGES },
  });
  return { desk: `/rental-management/${place.id}`, item: id, agreed, link: String(asked.link) };
}

test("all that renting shows is for everybody, with what it shows, and the owner decides with the keyboard alone", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { desk, item, agreed, link } = await openDesk(page, baseURL);
  await visit(page, desk);
  for (const [button, dialog] of [
    ["Add Rental Item", "Add Rental Item"],
    ["Create Booking", "Create Booking"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(
      page.getByRole("dialog", { name: dialog }).getByRole("textbox").first(),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  await enter(page, page.getByRole("button", { name: "Cancel the booking of Bo Heron" }));
  const question = page.getByRole("alertdialog", { name: "Cancel this booking?" });
  await expect(question).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const cancel = page.getByRole("button", { name: "Cancel the booking of Bo Heron" });
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, question.getByRole("button", { name: "Cancel booking" }));
  await page.keyboard.press("Enter");
  await expect(cancel).toHaveCount(0);
  await expect(page.locator("tbody tr:focus")).toHaveCount(1);
  await enter(page, page.getByRole("button", { name: "Confirm the booking of Zoë Tern" }));
  await expect(page.getByRole("button", { name: /^Confirm the booking/ })).toHaveCount(0);
  await expect(page.locator("tbody tr:focus")).toHaveCount(1);

  for (const path of [
    desk,
    `${desk}?tab=calendar&item=${item}&day=${dayAhead(20)}`,
    `${desk}?tab=closed-days`,
    `${desk}?tab=terms`,
    `${desk}/bookings/${agreed.id}`,
    link,
    "/user-dashboard?tab=rentals",
    "/user-dashboard?tab=bookings",
  ]) {
    await visit(page, path);
    expect(await findViolations(page)).toEqual([]);
  }
  await expect(page.getByText("Ada Plover")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bookings you asked for" })).toBeVisible();
});
