import { expect } from "@playwright/test";
import { OWN_PAGES, signUp } from "./support/accounts.ts";
import { addPlace, giveTo } from "./support/own-places.ts";
import { openAdmin } from "./support/reviews.ts";
import { findSideways } from "./support/sideways.ts";
import { test } from "./support/visitor.ts";

const SKIFF = {
  ...{ name: "Skiff", description: "Four seats.", pricePerHour: "50", pricePerDay: "300" },
  ...{ capacity: 4, quantity: 3 },
};

test("days and times fill their cells and take words along when a form came back without scripts", async ({
  page: owners,
  browser,
  baseURL,
}) => {
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  const data = { category: "rentals" };
  await admin.put(`/api/businesses/${place.id}`, { data, headers: OWN_PAGES });
  const owner = await signUp(owners, { firstName: "Nell", accountType: "business_owner" });
  await giveTo(owners.request, admin, place, owner.email);
  const added = await owners.request.post(`/api/businesses/${place.id}/rentals`, {
    ...{ data: SKIFF, headers: OWN_PAGES },
  });
  const { id } = await added.json();

  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  });
  const page = await context.newPage();
  await page.goto(`/business/${place.id}?tab=rentals&rent=${id}`);
  await page.getByRole("link", { name: "Later week" }).click();
  const times = page.getByRole("list", { name: /^Free on/ });
  await times.getByRole("link").first().click();
  await page.getByLabel("Name").fill("Ottilie Fenn");
  await page.getByRole("button", { name: "Request booking" }).click();
  await expect(page.getByText("Please enter a valid e-mail address.").first()).toBeVisible();
  await page.getByText("Change", { exact: true }).click();
  const days = page.getByRole("list", { name: "Days" });
  for (const list of [days, times]) {
    await expect(list.getByRole("button").first()).toBeVisible();
    const narrow = await list.evaluate((cells) =>
      [...cells.children].filter((cell) => {
        const button = cell.querySelector("button");
        return !button || cell.clientWidth - button.offsetWidth > 1;
      }),
    );
    expect(narrow).toEqual([]);
  }
  expect(await findSideways(page)).toEqual([]);
  await times.getByRole("button").last().click();
  await expect(page.getByLabel("Name")).toHaveValue("Ottilie Fenn");
  await context.close();
});
