import { expect } from "@playwright/test";
import { findViolations } from "../support/axe.ts";
import { somePlace } from "../support/reviews.ts";
import { openExperience, photo } from "../support/sharing.ts";
import { test, visit } from "../support/visitor.ts";

test("axe finds nothing in the dialog for an experience nor on the story card", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}`);
  const dialog = await openExperience(page);
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await dialog.getByRole("checkbox").click();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Instagram" }).click();
  await expect(page.getByRole("button", { name: "Download image" })).toBeEnabled();
  expect(await findViolations(page)).toEqual([]);
});
