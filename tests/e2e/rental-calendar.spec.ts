import { expect } from "@playwright/test";
import { newEmail, OWN_PAGES, signUp } from "./support/accounts.ts";
import { addPlace, giveTo } from "./support/own-places.ts";
import { openAdmin } from "./support/reviews.ts";
import { test, visit } from "./support/visitor.ts";

const DAY = "2027-03-06";
const KAYAK = {
  ...{ name: "Sea kayak", description: "Two seats.", pricePerHour: "50", pricePerDay: "300" },
  ...{ capacity: 2, quantity: 10 },
};

test("a crowded week scrolls by itself, says what is free in sight, and fits a tablet with two at once", async ({
  page,
  baseURL,
}) => {
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  await admin.put(`/api/businesses/${place.id}`, {
    data: { category: "rentals" },
    headers: OWN_PAGES,
  });
  const owner = await signUp(page, { firstName: "Nell", accountType: "business_owner" });
  await giveTo(page.request, admin, place, owner.email);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: OWN_PAGES });
    expect(answer, await answer.text()).toBeOK();
    return answer.json();
  };
  const { id } = await post(`/api/businesses/${place.id}/rentals`, KAYAK);
  const book = (day: string) =>
    post("/api/bookings", {
      ...{ rentalItemId: id, businessId: place.id, customerName: "Zoë Tern", totalGuests: 1 },
      ...{ customerEmail: newEmail("zoe"), status: "confirmed" },
      ...{ startDate: `${day}T15:00:00Z`, endDate: `${day}T18:00:00Z` },
    });
  const week = `/rental-management/${place.id}?tab=calendar&item=${id}&view=week&day=${DAY}`;
  const spills = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const scroller = page
    .locator(".overflow-x-auto, .md\\:overflow-x-auto")
    .filter({ hasText: "Sat" });

  for (const day of ["2027-03-01", "2027-03-02", DAY, DAY]) await book(day);
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, week);
  await expect(page.getByText("8 of 10 free")).toBeInViewport({ ratio: 1 });
  expect(await scroller.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  const wide = (part: Element) =>
    [...part.children].filter((day) => day.scrollWidth > day.clientWidth).length;
  expect(await scroller.evaluate(wide)).toBe(0);

  for (let booked = 2; booked < 10; booked += 1) await book(DAY);
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, week);
    expect([width, await spills()]).toEqual([width, false]);
    await scroller.evaluate((part) => part.scrollTo(part.scrollWidth / 2, 0));
    await expect(page.getByText("0 of 10 free", { exact: true })).toBeInViewport({ ratio: 1 });
  }
});
