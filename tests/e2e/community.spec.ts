import { expect } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { enterAsAdmin, toastOf } from "./support/admin-steps.ts";
import { findViolations } from "./support/axe.ts";
import { post } from "./support/reviews.ts";
import { photo } from "./support/sharing.ts";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

test("an alert is created by a visitor and supported by a member, whose project others join", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const title = `Dead crabs along the wall ${Date.now()}`;
  const visitor = await browser.newPage();
  await visit(visitor, "/community-tracking?tab=alerts");
  expect(await findViolations(visitor)).toEqual([]);
  await visitor.getByRole("link", { name: "Create Alert" }).click();
  const form = visitor.getByRole("form", { name: "Conservation alert" });
  const hotline = form.getByText("(866) 755-6622");
  await expect(hotline).toBeHidden();
  await form.getByLabel("Alert type").selectOption("mass_mortality");
  await expect(hotline).toBeVisible();
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Location").fill("Norfolk, VA");
  await expect(form.getByText("(757) 385-7575")).toBeVisible();
  await form.getByLabel("Description").fill("Hundreds of them since the morning.");
  expect(await findViolations(visitor)).toEqual([]);
  await asPeopleDo(visitor);
  await form.getByRole("button", { name: "Create Alert" }).click();
  await expect(toastOf(visitor)).toContainText("Alert Created");
  await expect(visitor).toHaveURL(/\/community-tracking\/alerts\/\d+$/);
  const address = new URL(visitor.url()).pathname;
  await expect(visitor.getByRole("link", { name: /sign in first$/ })).toBeVisible();
  expect(await findViolations(visitor)).toEqual([]);

  await signUp(page);
  await visit(page, address);
  const support = page.getByRole("button", { name: /^Support/ });
  await support.click();
  await expect(support).toHaveAttribute("aria-pressed", "true");
  await expect(support).toContainText("(1)");

  await page.goto("/community-tracking/projects/new");
  await page.getByLabel("Project title").fill(`Crabs of the wall ${Date.now()}`);
  await page.getByLabel("Description").fill("Count them each Sunday.");
  await page.getByLabel("Location").fill("Norfolk, VA");
  await page.getByLabel("Goal").fill("200");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page).toHaveURL(/\/community-tracking\/projects\/\d+$/);
  await page.getByRole("button", { name: /^Join Project/ }).click();
  await expect(page.getByRole("button", { name: /^Joined/ })).toBeVisible();
  await page.getByLabel("How many").fill("12");
  await page.getByRole("button", { name: "Contribute" }).click();
  await expect(toastOf(page)).toContainText("Contribution counted");
  await expect(page.getByText("12 of 200 observations")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Leave Project/ }).click();
  await expect(page.getByRole("button", { name: /^Join Project/ })).toBeVisible();
  await visitor.close();
});

test("all six tabs open, and a report with a photo is sent and seen in every view", {
  tag: "@phone",
}, async ({ page }) => {
  const words = `Three off the marker ${Date.now()}`;
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 38.9, longitude: -76.43, accuracy: 12 });
  await visit(page, "/community-tracking");
  for (const tab of ["Alerts", "Projects", "Research", "Export", "Submit", "Reports"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
  }
  await page.getByRole("link", { name: "Submit a report" }).first().click();
  const form = page.getByRole("region", { name: "Submit a species report" });
  await form.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await form.getByLabel("Species").fill("Common bottlenose dolphin");
  await form.getByLabel("Location").fill("Off Thomas Point, MD");
  await form.getByRole("button", { name: "Use my position" }).click();
  await expect(form.getByText("38.900000, -76.430000")).toBeVisible();
  await form.getByLabel("Description").fill(words);
  expect(await findViolations(page)).toEqual([]);
  await asPeopleDo(page);
  await form.getByRole("button", { name: "Submit Report" }).click();
  await expect(toastOf(page)).toContainText("Report Submitted");
  await expect(page).toHaveURL(/\/community-tracking\/reports\/\d+$/);
  const address = new URL(page.url()).pathname;
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole("img", { name: /^Photo 1 with the report/ })).toBeVisible();

  const found = `/community-tracking?q=${encodeURIComponent(words)}`;
  for (const view of ["list", "map", "timeline", "gallery"]) {
    await visit(page, `${found}&view=${view}`);
    await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  }
  expect(await findViolations(page)).toEqual([]);
});

test("an expert verifies a report, which is exported as csv and as a Darwin Core archive", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const seen = { speciesName: "Osprey", location: "Annapolis, MD", description: "On its marker." };
  const { id } = await post(page.request, "/api/community/reports", seen);
  const address = `/community-tracking/reports/${id}`;
  const judge = await browser.newPage();
  const { email } = await signUp(judge, { firstName: "Ada" });
  const admin = await browser.newPage();
  await enterAsAdmin(admin);
  await post(admin.request, "/api/admin/experts", { email, group: "birds" });
  await visit(judge, address);
  await judge.getByRole("button", { name: "Give opinion" }).click();
  await expect(toastOf(judge)).toContainText("Your opinion is noted");
  await expect(judge.getByText("Verified", { exact: true })).toBeVisible();
  expect(await findViolations(judge)).toEqual([]);
  await Promise.all([judge.close(), admin.close()]);

  await visit(page, "/community-tracking?tab=export");
  for (const [format, name] of [
    ["csv", /\.csv$/],
    ["dwca", /\.zip$/],
  ] as const) {
    await page.getByLabel("Format").selectOption(format);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Data" }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
});
