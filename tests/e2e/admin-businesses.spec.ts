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
import { test, visit } from "./support/visitor.ts";

async function openListing(page: Page, name: string): Promise<number> {
  await enterAsAdmin(page);
  const id = await listLive(page, name);
  await openTab(page, "businesses", { q: name });
  await expect(rowOf(page, name)).toBeVisible();
  return id;
}

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

test("a listing is edited, switched off and on, featured and deleted, and the public pages follow", async ({
  page,
}) => {
  test.slow();
  const name = uniqueName("Edited Pier");
  const id = await openListing(page, name);
  const active = page.getByRole("switch", { name: `${name} is active` });
  await expect(active).toBeChecked();
  const shownOn = () => pagesThatShow(page, { id, name });
  const everywhere = ["category", "location", "city", "search", "own"];
  await expect.poll(shownOn).toEqual(everywhere);
  await active.click();
  await expect(rowOf(page, name)).toContainText("Inactive");
  expect(await publicStatus(page, id)).toBe(404);
  expect(await shownOn()).toEqual([]);
  await active.click();
  await expect(rowOf(page, name)).not.toContainText("Inactive");
  await expect.poll(shownOn).toEqual(everywhere);
  await page.getByLabel(`Advertising level of ${name}`).selectOption("3");
  await expect(toastOf(page)).toContainText("Business advertising level updated to Top Tier");

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
  const pictures = await Promise.all(
    Array.from({ length: 11 }, (_, index) => picture(`${index}.png`, `#22${index + 10}aa`)),
  );
  await dialog.locator("input[type=file]").setInputFiles(pictures);
  await expect(toastOf(page)).toContainText("Maximum 10 images allowed per business.");
  await expect(dialog.getByRole("img", { name: /^Picture/ })).toHaveCount(10, { timeout: 40_000 });
  const renamed = `${name} Renamed`;
  await dialog.getByLabel("Business Name").fill(renamed);
  await dialog.getByLabel("City").fill("Oxford");
  await dialog.getByLabel("Street Address").fill("1 Tilghman Street");
  await dialog.getByLabel("Price Range").selectOption("$$$$");
  await dialog.getByLabel("Amenities").fill("Fuel Dock, , Ice ,");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page)).toContainText("Business updated");
  await expect(rowOf(page, renamed)).toContainText("Oxford, MD");
  const saved = await (await page.request.get(`/api/businesses/${id}`)).json();
  expect(saved).toMatchObject({ priceRange: "$$$$", amenities: ["Fuel Dock", "Ice"] });
  expect(saved.images).toHaveLength(10);
  await visit(page, `/business/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(renamed);
  await expect(page.getByRole("main")).toContainText("1 Tilghman Street");

  await openTab(page, "businesses", { q: renamed });
  await page.getByRole("button", { name: `Delete ${renamed}` }).click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page)).toContainText("Business deleted");
  await expect(page.getByText("No businesses found")).toBeVisible();
  expect(await publicStatus(page, id)).toBe(404);
});
