import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { OWN_PAGES, signIn } from "./accounts.ts";

export const nextButton = (page: Page) => page.getByRole("button", { name: "Next" });
export const submitButton = (page: Page) => page.getByRole("button", { name: "Submit Business" });
export const stepHeading = (page: Page, title: string) =>
  page.getByRole("heading", { level: 2, name: title, exact: true });

interface NewPlace {
  name: string;
  phone: string;
  category?: string;
}

/** From the first step to the third. */
export async function fillBasics(page: Page, { name, category = "marinas" }: NewPlace) {
  await page.getByLabel("Business Name").fill(name);
  await page.getByLabel("Category").selectOption(category);
  await page.getByLabel("Description").fill("Forty slips behind a breakwater, fuel on the T-head.");
  await page.getByLabel("Monday: open", { exact: true }).click();
  await page.getByLabel("Monday: opens").fill("08:00");
  await page.getByLabel("Monday: closes").fill("18:30");
  await page.getByRole("button", { name: "Monday: copy to all days" }).click();
  await nextButton(page).click();
  await expect(stepHeading(page, "Location & Contact Information")).toBeFocused();
}

export async function fillLocation(page: Page, { phone }: NewPlace) {
  await page.getByLabel("Street Address").fill("4 Compromise Street");
  await page.getByLabel("City").fill("Annapolis");
  await page.getByLabel("State").selectOption("MD");
  await page.getByLabel("ZIP Code").fill("21401");
  await page.getByLabel("Phone Number").fill(phone);
  await nextButton(page).click();
  await expect(stepHeading(page, "Amenities & Features")).toBeFocused();
}

export async function picture(name: string, background: string) {
  const create = { width: 900, height: 600, channels: 3, background } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

/** By an administrator in another browser, with the call that the admin area makes. */
export async function approve(browser: Browser, name: string): Promise<number> {
  const page = await browser.newPage();
  await signIn(page, { email: "admin@example.com", password: "harbour-light-at-dusk" });
  const search = new URLSearchParams({ pending: "true", q: name });
  const list = await (await page.request.get(`/api/businesses?${search}`)).json();
  expect(list).toHaveLength(1);
  const answer = await page.request.put(`/api/businesses/${list[0].id}`, {
    data: { isActive: true, version: list[0].version },
    headers: OWN_PAGES,
  });
  expect(answer).toBeOK();
  await page.close();
  return list[0].id;
}
