import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { recordPosts, signUp } from "./support/accounts.ts";
import { somePlace } from "./support/reviews.ts";
import { clipboardOf, giveShareSheet, told, watchWindows } from "./support/sharing.ts";
import { test, visit } from "./support/visitor.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

async function openMenu(page: Page) {
  await page.locator("header").getByRole("button", { name: "Share", exact: true }).click();
  return page.getByRole("menu");
}

test("the share control offers four ways and opens windows of 600 by 400 with the link", async ({
  page,
}) => {
  const opened = await watchWindows(page);
  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}`);
  const menu = await openMenu(page);
  for (const name of ["Facebook", "Twitter", "Instagram", "Copy Link"]) {
    await expect(menu.getByRole("menuitem", { name })).toBeVisible();
  }
  const link = new URL(`/business/${place.id}`, page.url()).href;
  for (const name of ["Facebook", "Twitter"]) {
    if (!(await menu.isVisible())) await openMenu(page);
    const popup = page.waitForEvent("popup");
    await menu.getByRole("menuitem", { name }).click();
    await (await popup).close();
  }
  const [facebook, twitter] = (await opened()).map(({ url, features }) => ({
    given: Object.fromEntries(new URL(url).searchParams),
    features,
  }));
  expect(facebook?.features).toContain("width=600,height=400");
  expect(twitter?.features).toContain("width=600,height=400");
  expect(facebook?.given).toEqual({ u: link, quote: expect.stringContaining(place.name) });
  expect(twitter?.given).toEqual({ url: link, text: expect.stringContaining(place.name) });
});

test("a copied link says so on its button for two seconds", async ({ page }) => {
  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}`);
  const menu = await openMenu(page);
  const shownFor = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        new MutationObserver(() => {
          const isThere = [...document.querySelectorAll("header")].some((header) =>
            header.textContent?.includes("Copied!"),
          );
          if (isThere) start ||= performance.now();
          else if (start) resolve(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await menu.getByRole("menuitem", { name: "Copy Link" }).click();
  await told(page, "Link copied!", "Share link copied to clipboard.");
  expect(await clipboardOf(page)).toBe(new URL(`/business/${place.id}`, page.url()).href);
  const milliseconds = await shownFor;
  expect(milliseconds).toBeGreaterThan(1900);
  expect(milliseconds).toBeLessThan(4000);
});

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

test("a share of someone who is signed in is noted for the account", async ({ page }) => {
  await signUp(page);
  const { id } = await (await page.request.get("/api/auth/user")).json();
  const place = await somePlace(page.request);
  const actions = recordPosts(page, `/api/users/${id}/actions`);
  const events = recordPosts(page, "/api/track");
  await visit(page, `/business/${place.id}`);
  const noted = page.waitForResponse((answer) => answer.url().includes("/actions"));
  await (await openMenu(page)).getByRole("menuitem", { name: "Copy Link" }).click();
  expect((await noted).status()).toBe(201);
  const share = { platform: "copy", type: "business", itemId: place.id };
  expect(actions).toEqual([{ action: "social_share", metadata: share }]);
  expect(events).toContainEqual({ eventType: "social_share", ...share });
});

test("on a phone the menu leads to the share sheet of the system", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await giveShareSheet(page);
  const place = await somePlace(page.request);
  const events = recordPosts(page, "/api/track");
  await visit(page, `/business/${place.id}`);
  const more = (await openMenu(page)).getByRole("menuitem", { name: "More ways…" });
  if (!isMobile) return expect(more).toBeHidden();
  await more.click();
  await expect.poll(() => page.evaluate(() => window.sheets)).toHaveLength(1);
  expect(events).toContainEqual({
    eventType: "social_share",
    platform: "system",
    type: "business",
    itemId: place.id,
  });
});
