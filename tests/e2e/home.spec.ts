import { expect } from "@playwright/test";
import { test, visit } from "./support/visitor.ts";

test("home has five scenes with dots, and the nth dot shows the nth scene", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/");
  const carousel = page.getByRole("region", { name: "Scenes from the water" });
  await expect(carousel.locator("img")).toHaveCount(5);
  for (const shown of [3, 5, 1]) {
    await carousel.getByRole("button", { name: `Show scene ${shown} of 5` }).click();
    await expect(carousel.locator("img[aria-hidden=false]")).toHaveCount(1);
    await expect(carousel.locator("img").nth(shown - 1)).toHaveAttribute("aria-hidden", "false");
  }
});

test("the scenes move on by themselves every five seconds, until they are paused", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const carousel = page.getByRole("region", { name: "Scenes from the water" });
  const shown = () =>
    carousel
      .locator("img")
      .evaluateAll((all) => all.findIndex((image) => image.ariaHidden === "false"));
  const first = await shown();
  await page.clock.runFor(5000);
  await expect.poll(shown).toBe((first + 1) % 5);
  await page.clock.runFor(5000);
  await expect.poll(shown).toBe((first + 2) % 5);
  await carousel.getByRole("button", { name: "Pause scenes" }).click();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe((first + 2) % 5);
});

test("near me shows what lies within ten miles of the device", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 38.9763, longitude: -76.4862 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page).toHaveURL(/\/search\?latitude=38\.9763.*longitude=-76\.4862.*radius=10/);
  const distances = page.getByText(/· [\d.]+ mi$/);
  await expect(distances.first()).toBeVisible();
  const miles = (await distances.allTextContents()).map((text) => /([\d.]+) mi/.exec(text)?.[1]);
  expect(miles.every((mile) => Number(mile) <= 10)).toBe(true);
});

test("skeleton cards show while home and its featured places load", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/_.data**", async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, "/categories");
  await page.getByRole("link", { name: "Landfall" }).first().click();
  await expect(page.getByText("Loading businesses")).toBeAttached();
  answer();
  await expect(page.getByRole("heading", { name: "Featured Businesses" })).toBeVisible();
  await expect(page.getByText("Loading businesses")).not.toBeAttached();
});
