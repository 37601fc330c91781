import { expect, type Page } from "@playwright/test";
import {
  enterAsAdmin,
  listLive,
  openTab,
  publicStatus,
  question,
  rowOf,
  toastOf,
  uniqueName,
} from "./support/admin-steps.ts";
import { picture } from "./support/listing-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

async function openListing(page: Page, name: string): Promise<number> {
  await enterAsAdmin(page);
  const id = await listLive(page, name);
  await openTab(page, "businesses", { q: name });
  await expect(rowOf(page, name)).toBeVisible();
  return id;
}

const textFile = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };

test("what is saved in the edit dialog shows on the public page", async ({ page }) => {
  test.slow();
  const name = uniqueName("Edited Pier");
  const id = await openListing(page, name);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
  const price = dialog.getByLabel("Price Range");
  await expect(price.locator("option")).toHaveText(["$", "$$", "$$$", "$$$$"]);

  const photos = dialog.locator("input[type=file]");
  await photos.setInputFiles([textFile]);
  await expect(toastOf(page)).toContainText("Invalid files");
  await expect(toastOf(page)).toContainText("Please select only image files.");
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" }));
    return data;
  });
  await dialog.getByText("JPG, PNG or WebP").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(toastOf(page)).toContainText("Please drop only image files.");
  const pictures = await Promise.all(
    Array.from({ length: 11 }, (_, index) => picture(`${index}.png`, `#22${index + 10}aa`)),
  );
  await photos.setInputFiles(pictures);
  await expect(toastOf(page)).toContainText("Too many images");
  await expect(toastOf(page)).toContainText("Maximum 10 images allowed per business.");
  await expect(dialog.getByRole("img", { name: /^Picture/ })).toHaveCount(10, { timeout: 40_000 });

  for (const label of ["Business Name", "City", "Street Address"]) {
    await dialog.getByLabel(label).fill("");
  }
  await dialog.getByLabel("State").selectOption("");
  await dialog.getByRole("button", { name: "Save" }).click();
  for (const message of [
    "Please enter the name of the business.",
    "Please enter the city.",
    "Please enter the street address.",
    "Please choose a state.",
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  const renamed = `${name} Renamed`;
  await dialog.getByLabel("Business Name").fill(renamed);
  await dialog.getByLabel("City").fill("Oxford");
  await dialog.getByLabel("Street Address").fill("1 Tilghman Street");
  await dialog.getByLabel("State").selectOption("MD");
  await price.selectOption("$$$$");
  await dialog.getByLabel("Amenities").fill("Fuel Dock, , Ice ,");
  await page.route(`**/api/businesses/${id}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page)).toContainText("Failed to update business");
  await expect(dialog.getByLabel("Business Name")).toHaveValue(renamed);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page)).toContainText("Business updated");
  await expect(rowOf(page, renamed)).toContainText("Oxford, MD");
  const saved = await (await page.request.get(`/api/businesses/${id}`)).json();
  expect(saved).toMatchObject({ priceRange: "$$$$", amenities: ["Fuel Dock", "Ice"] });
  expect(saved.images).toHaveLength(10);
  await visit(page, `/business/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(renamed);
  await expect(page.getByRole("main")).toContainText("1 Tilghman Street");
});

/** Of the pages that could show a listing of Annapolis, those that do to somebody who is not signed in. */
async function pagesThatShow(page: Page, { id, name }: { id: number; name: string }) {
  const visitor = await page.context().browser()?.newContext();
  const origin = new URL(page.url()).origin;
  const words = encodeURIComponent(name);
  const paths = {
    home: "/",
    categories: "/categories",
    category: `/category/restaurants?q=${words}`,
    location: "/location?city=Annapolis&state=MD&sort=newest",
    city: "/search?city=Annapolis&sort=newest",
    search: `/search?q=${words}`,
    reviews: "/reviews",
    own: `/business/${id}`,
  };
  const showing: string[] = [];
  for (const [title, path] of Object.entries(paths)) {
    const html = await (await visitor?.request.get(origin + path))?.text();
    if (html?.includes(`${name}<`)) showing.push(title);
  }
  await visitor?.close();
  return showing;
}

test("the switch takes a listing off the public pages and puts it back", { tag: "@phone" }, async ({
  page,
}) => {
  const name = uniqueName("Switched");
  const id = await openListing(page, name);
  const active = page.getByRole("switch", { name: `${name} is active` });
  await expect(active).toBeChecked();
  const shownOn = () => pagesThatShow(page, { id, name });
  const everywhere = ["category", "location", "city", "search", "own"];
  await expect.poll(shownOn).toEqual(everywhere);
  await active.click();
  await expect(toastOf(page)).toContainText("Business updated");
  await expect(rowOf(page, name)).toContainText("Inactive");
  expect(await publicStatus(page, id)).toBe(404);
  expect(await shownOn()).toEqual([]);
  await page.getByLabel("Status").selectOption("inactive");
  await expect(page).toHaveURL(/status=inactive/);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByLabel("Status").selectOption("all");
  await active.click();
  await expect(rowOf(page, name)).not.toContainText("Inactive");
  expect(await publicStatus(page, id)).toBe(200);
  await expect.poll(shownOn).toEqual(everywhere);
});

test("the advertising level is changed from the list, and a refusal is told", async ({ page }) => {
  const name = uniqueName("Levelled");
  const id = await openListing(page, name);
  const level = page.getByLabel(`Advertising level of ${name}`);
  expect(await level.locator("option").allTextContents()).toEqual([
    "None",
    "Basic",
    "Premium",
    "Top Tier",
  ]);
  for (const [value, label] of [
    ["3", "Top Tier"],
    ["1", "Basic"],
    ["0", "None"],
    ["2", "Premium"],
  ] as const) {
    await level.selectOption(value);
    await expect(toastOf(page)).toContainText(`Business advertising level updated to ${label}`);
  }
  await page.route(`**/api/businesses/${id}/feature`, (route) => route.abort(), { times: 1 });
  await level.selectOption("0");
  await expect(toastOf(page)).toContainText("Failed to update advertising level");
  await expect(level).toHaveValue("2");
  await page.route(
    `**/api/businesses/${id}/feature`,
    (route) => route.fulfill({ status: 400, json: { message: "Not this one.", code: "invalid" } }),
    { times: 1 },
  );
  await level.selectOption("0");
  await expect(toastOf(page)).toContainText("Error");
  await expect(toastOf(page)).toContainText("Not this one.");
});

test("a listing is deleted from the list only after a yes", { tag: "@phone" }, async ({ page }) => {
  const name = uniqueName("Gone");
  const id = await openListing(page, name);
  const remove = page.getByRole("button", { name: `Delete ${name}` });
  await remove.click();
  await expect(question(page)).toContainText("Are you sure you want to delete this business?");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  expect(await publicStatus(page, id)).toBe(200);
  await page.route(`**/api/businesses/${id}`, (route) => route.abort(), { times: 1 });
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Failed to delete business");
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Business deleted");
  await expect(page.getByText("No businesses found")).toBeVisible();
  expect(await publicStatus(page, id)).toBe(404);
});

test("the table pages, sorts and searches, and its state is in the address", async ({ page }) => {
  await openTab(page, "businesses");
  const names = page.getByRole("row").getByRole("link");
  await expect(names).toHaveCount(25);
  await expect(page.getByRole("tabpanel").getByText("Demo data").first()).toBeVisible();
  await page.getByRole("button", { name: "Business", exact: true }).click();
  await page.getByRole("button", { name: "Business", exact: true }).click();
  await expect(page).toHaveURL(/sort=name&direction=asc/);
  const sorted = async () => {
    const found = (await names.allTextContents()).map((name) => name.toLowerCase());
    return (
      found.length === 25 && found.every((name, at) => at === 0 || name >= (found[at - 1] ?? ""))
    );
  };
  await expect(page.getByRole("columnheader", { name: "Business" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect.poll(sorted).toBe(true);
  const first = await names.first().textContent();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(names.first()).not.toHaveText(first ?? "");
  await reload(page);
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  await page.getByLabel("Search businesses").fill("annapolis");
  await expect(page).toHaveURL(/q=annapolis/);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole("row").filter({ hasText: "Annapolis" }).first()).toBeVisible();
});
