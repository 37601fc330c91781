import { expect } from "@playwright/test";
import { signUp } from "../support/accounts.ts";
import { findViolations } from "../support/axe.ts";
import { addPlace, giveTo } from "../support/own-places.ts";
import { openAdmin } from "../support/reviews.ts";
import { test, visit } from "../support/visitor.ts";

test("the owner's pages and the dialogs of a listing pass axe in every light", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  await visit(page, `/business/${place.id}`);
  await page.getByRole("button", { name: "Suggest an edit" }).click();
  await page.getByRole("radio", { name: "It has moved" }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Claim This Business" }).click();
  await expect(page.getByLabel("Your e-mail")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const person = await signUp(page, { accountType: "business_owner" });
  await giveTo(page.request, admin, place, person.email);
  await visit(page, "/user-dashboard");
  await expect(page.getByRole("heading", { name: place.name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await visit(page, `/user-dashboard/business/${place.id}`);
  await expect(page.getByLabel("Business Name")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await admin.dispose();
});
