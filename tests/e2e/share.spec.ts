import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { somePlace } from "./support/reviews.ts";
import { clipboardOf, told } from "./support/sharing.ts";
import { test, visit } from "./support/visitor.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

async function openMenu(page: Page) {
  await page.locator("header").getByRole("button", { name: "Share", exact: true }).click();
  return page.getByRole("menu");
}

test("Instagram gets a caption on the clipboard and a story card to download", {
  tag: "@phone",
}, async ({ page }) => {
  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}`);
  await (await openMenu(page)).getByRole("menuitem", { name: "Instagram" }).click();
  await told(page, "Caption copied!", "Share your photos on Instagram with this caption.");
  const caption = await clipboardOf(page);
  expect(caption).toContain(place.name);
  expect(caption).toContain(`/business/${place.id}`);
  expect(caption).toContain("#WaterfrontLife");

  const card = page.getByRole("dialog", { name: "Instagram story" });
  await expect(
    card.getByRole("img", { name: new RegExp(`Story preview: ${place.name}`) }),
  ).toBeVisible();
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download image" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-story\.png$/);
  const bytes = await readFile(await file.path());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920, format: "png" });
  // Where the listing's picture is there are many colours, not one.
  const picture = { left: 120, top: 120, width: 840, height: 1000 };
  const { channels } = await sharp(await sharp(bytes).extract(picture).toBuffer()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});
