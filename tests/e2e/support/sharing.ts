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

interface Opened {
  url: string;
  features: string;
}

declare global {
  interface Window {
    opened: Opened[];
    sheets: { text: string; files: string[] }[];
    closeSheet: boolean;
  }
}

/** Other sites are answered here: tests leave the machine alone. Windows open as they would. */
export async function watchWindows(page: Page): Promise<() => Promise<Opened[]>> {
  await page
    .context()
    .route(/^https:\/\/(www\.facebook|twitter)\.com\//, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Shared</title>" }),
    );
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.opened = [];
    window.open = (url, target, features = "") => {
      window.opened.push({ url: String(url), features });
      return open(url, target, features);
    };
  });
  return () => page.evaluate(() => window.opened);
}

/** A system that has a share sheet; `closeSheet` makes the person change their mind. */
export async function giveShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sheets = [];
    Navigator.prototype.canShare = () => true;
    Navigator.prototype.share = async (content = {}) => {
      if (window.closeSheet) throw new DOMException("Share canceled", "AbortError");
      window.sheets.push({
        text: content.text ?? "",
        files: (content.files ?? []).map(({ name }) => name),
      });
    };
  });
}

/** A browser without one, as on most desktops. */
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
