import { expect } from "@playwright/test";
import { findViolations } from "../support/axe.ts";
import { fillBasics, fillLocation, nextButton, stepHeading } from "../support/listing-steps.ts";
import { test, visit } from "../support/visitor.ts";

test.use({ maps: true });

const PLACE = { name: "Axe Handle Marina", phone: "(410) 555-0100" };

test("axe finds nothing in any step of the wizard, with complaints and everything open", async ({
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
  await page.getByLabel("State").selectOption("MD");
  await page.getByLabel("ZIP Code").fill("21401");
  await expect(page.getByRole("button", { name: /^Pin at/ })).toBeVisible({ timeout: 20_000 });
  expect(await findViolations(page)).toEqual([]);
  await fillLocation(page, PLACE);
  expect(await findViolations(page)).toEqual([]);
  await nextButton(page).click();
  await expect(stepHeading(page, "Photos")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("the pin is found from the address, moves by keyboard and goes back", async ({ page }) => {
  await visit(page, "/add-business");
  await fillBasics(page, PLACE);
  await page.getByLabel("City").fill("Annapolis");
  await page.getByLabel("State").selectOption("MD");
  await page.getByLabel("ZIP Code").fill("21401");
  const pin = page.getByRole("button", { name: /^Pin at/ });
  await expect(pin).toHaveAccessibleName(/Pin at 38\.9\d+, -76\.5\d+/, { timeout: 20_000 });
  await expect(page.getByText("middle of the ZIP code")).toBeVisible();
  const before = await pin.getAttribute("aria-label");
  await pin.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("You have set the pin.")).toBeVisible();
  expect(await pin.getAttribute("aria-label")).not.toBe(before);
  await page.getByRole("button", { name: "Back to the address" }).click();
  await expect(pin).toHaveAttribute("aria-label", before ?? "");
});

test("hours in one's own words are read back, and become days again", async ({ page }) => {
  await visit(page, "/add-business");
  await page.getByRole("radio", { name: "In my own words" }).click();
  const words = page.getByLabel("Hours in your own words");
  await words.fill("Mon-Fri 9am-5pm, closed Christmas");
  await expect(page.getByText("We read this as: Mon–Fri 9 AM–5 PM")).toBeVisible();
  await page.getByRole("radio", { name: "Day by day" }).click();
  await expect(page.getByLabel("Friday: closes")).toHaveValue("17:00");
  await expect(page.getByRole("checkbox", { name: "Christmas Day" })).toBeChecked();
  await page.getByRole("radio", { name: "In my own words" }).click();
  await words.fill("When the flag is up");
  await expect(page.getByText("This is shown as written.")).toBeVisible();
});
