import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Colours that no page has, so that a picture is known again. */
export async function photo(name: string, background = "#c02060") {
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

export const told = async (page: Page, title: string, description?: string) => {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  if (description) {
    await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
  }
};

export const clipboardOf = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** A browser without a share sheet, as on most desktops. */
export async function takeShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "canShare");
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
}

export async function openExperience(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Share your experience" }).click();
  const dialog = page.getByRole("dialog", { name: "Share your experience" });
  await expect(dialog).toBeVisible();
  return dialog;
}
