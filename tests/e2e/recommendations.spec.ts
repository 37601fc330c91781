import { expect } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { clipboardOf } from "./support/sharing.ts";
import { findSideways } from "./support/sideways.ts";
import { findSmallTargets } from "./support/small-targets.ts";
import { reload, test, visit } from "./support/visitor.ts";

test("somebody asks, saves a card, finds it again after a reload, shares it and opens its page", {
  tag: "@phone",
}, async ({ page, context, isMobile }) => {
  await context.grantPermissions(["geolocation", "clipboard-read", "clipboard-write"]);
  await context.setGeolocation({ latitude: 38.9784, longitude: -76.4922 });
  await visit(page, "/ai-recommendations");
  await expect(page.getByRole("heading", { name: "Where shall it go?" })).toBeVisible();
  await page.getByRole("button", { name: "Use my position" }).click();
  await expect(page.getByText("Position of this device: 38.978, -76.492")).toBeVisible();
  await page.getByLabel("Marine Dining").check();
  await page.getByRole("button", { name: "Destinations" }).click();
  await expect(page.getByText("Recommendations Generated").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recommendations near you" })).toBeFocused();
  await expect(page.getByText(/^Answered by the embedded engine of Landfall/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tide and sun" })).toBeAttached();

  const first = page.getByRole("article").first();
  const title = await first.getByRole("heading", { level: 3 }).innerText();
  await first.getByText("How the score was made").click();
  expect(await findViolations(page)).toEqual([]);
  expect(await findSideways(page)).toEqual([]);
  if (isMobile) expect(await findSmallTargets(page)).toEqual([]);

  await first.getByRole("button", { name: `Save for Later ${title}` }).click();
  await expect(page.getByText(`${title} is kept on this device.`).first()).toBeVisible();
  await reload(page);
  const again = page.getByRole("article").filter({ hasText: title });
  const saved = again.getByRole("button", { name: `Saved ${title}` });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Marine Dining")).toBeChecked();

  const details = again.getByRole("link", { name: `View Details of ${title}` });
  const href = await details.getAttribute("href");
  await again.getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await expect.poll(() => clipboardOf(page)).toContain(href);
  await details.click();
  await page.waitForURL(`**${href}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});

test.describe("before scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel is a form whose answer is the page with its cards", async ({ page }) => {
    await page.goto("/ai-recommendations");
    await page.getByLabel("Where (optional)").fill("Annapolis, MD");
    await page.getByLabel("Max distance (miles)").fill("10");
    await page.getByRole("button", { name: "Weather" }).click();
    await expect(
      page.getByRole("heading", { name: "Recommendations near Annapolis, MD" }),
    ).toBeVisible();
    await expect(page.getByText(/The forecast is missing/).first()).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByLabel("Max distance (miles)")).toHaveValue("10");
  });
});
