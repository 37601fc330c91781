import { expect, type Page } from "@playwright/test";
import { findViolations } from "../support/axe.ts";
import { fillBasics, fillLocation, nextButton, stepHeading } from "../support/listing-steps.ts";
import { test, visit } from "../support/visitor.ts";

test.use({ maps: true });

const PLACE = { name: "Axe Handle Marina", phone: "(410) 555-0100" };

/** From where the address puts it, and back. */
async function movePin(page: Page): Promise<void> {
  const pin = page.getByRole("button", { name: /^Pin at/ });
  await expect(pin).toHaveAccessibleName(/Pin at 38\.9\d+, -76\.5\d+/, { timeout: 20_000 });
  await expect(page.getByText("middle of its ZIP code or town")).toBeVisible();
  await expect(page.locator(".maplibregl-map text.place-name").first()).toBeVisible();
  const before = await pin.getAttribute("aria-label");
  await pin.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("You have set the pin.")).toBeVisible();
  expect(await pin.getAttribute("aria-label")).not.toBe(before);
  await page.getByRole("button", { name: "Back to the address" }).click();
  await expect(pin).toHaveAttribute("aria-label", before ?? "");
}

test("axe finds nothing in any step of the wizard, and the pin follows the address and the keyboard", async ({
  page,
}) => {
  test.slow();
  await visit(page, "/add-business");
  await page.getByLabel("Monday: open", { exact: true }).click();
  await page.getByText("Other hours in a season").click();
  await page.getByRole("button", { name: "Add a season" }).click();
  await page.getByText("Closed days and holidays").click();
  await nextButton(page).click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Monday: open", { exact: true }).click();
  await fillBasics(page, PLACE);
  await page.getByLabel("City").fill("Annapolis");
  await page.getByLabel("State").selectOption("MD");
  await page.getByLabel("ZIP Code").fill("21401");
  await movePin(page);
  expect(await findViolations(page)).toEqual([]);
  await fillLocation(page, PLACE);
  expect(await findViolations(page)).toEqual([]);
  await nextButton(page).click();
  await expect(stepHeading(page, "Photos")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
