import { expect } from "@playwright/test";
import { signUp } from "./support/accounts.ts";
import { enterAsAdmin, toastOf } from "./support/admin-steps.ts";
import { findViolations } from "./support/axe.ts";
import { post } from "./support/reviews.ts";
import { photo } from "./support/sharing.ts";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

test("all six tabs open, and a report with a photo is sent and seen in every view", {
  tag: "@phone",
}, async ({ page }) => {
  const words = `Three off the marker ${Date.now()}`;
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 38.9, longitude: -76.43, accuracy: 12 });
  await visit(page, "/community-tracking");
  const counted = async () =>
    Number((await page.getByLabel("Summary").innerText()).match(/[\d,]+/)?.[0].replace(",", ""));
  const before = await counted();
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

  await page.getByRole("link", { name: "Species reports" }).first().click();
  await expect.poll(counted).toBeGreaterThan(before);

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
  await judge.getByLabel("Your opinion").selectOption({ label: "I agree: Osprey" });
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

test("words about a protected place wait for an expert, who has everybody read them", async ({
  page,
  browser,
}) => {
  const words = `Nesting since the morning ${Date.now()}`;
  const seen = { speciesName: "Kemp's ridley sea turtle", location: "Annapolis, MD" };
  const { id } = await post(page.request, "/api/community/reports", {
    ...{ ...seen, description: words },
  });
  const address = `/community-tracking/reports/${id}`;
  const waiting = "Hidden until an expert has looked: it may tell where.";
  const others = await browser.newPage();
  await visit(others, address);
  await expect(others.getByText(waiting).first()).toBeVisible();
  await expect(others.getByText(words)).toHaveCount(0);
  expect(await findViolations(others)).toEqual([]);

  const expert = await browser.newPage();
  const { email } = await signUp(expert, { firstName: "Ada" });
  const admin = await browser.newPage();
  await enterAsAdmin(admin);
  await post(admin.request, "/api/admin/experts", { email, group: "turtles" });
  await visit(expert, address);
  await expect(expert.getByText(words)).toBeVisible();
  expect(await findViolations(expert)).toEqual([]);
  await expert.getByRole("button", { name: "Show the words to everybody" }).click();
  await expect(toastOf(expert)).toContainText("Everybody reads the words now");
  await others.reload();
  await expect(others.getByText(words)).toBeVisible();
  await Promise.all([others.close(), expert.close(), admin.close()]);
});
