import { expect } from "@playwright/test";
import { toastOf, uniqueName } from "./support/admin-steps.ts";
import { findViolations } from "./support/axe.ts";
import { becomeOrganizer } from "./support/organizers.ts";
import { photo } from "./support/sharing.ts";
import { findSmallTargets } from "./support/small-targets.ts";
import { test, visit } from "./support/visitor.ts";

test("a visitor narrows the list, goes through the month by keyboard and reads an event", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/events");
  await expect(
    page.getByRole("region", { name: "Featured Events" }).getByRole("article"),
  ).toHaveCount(3);
  await expect(
    page.getByRole("region", { name: "Upcoming Events" }).getByRole("article"),
  ).toHaveCount(6);
  expect(await findViolations(page)).toEqual([]);

  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("State").selectOption("Georgia");
  await expect(page).toHaveURL(/state=Georgia/);
  await expect(page.getByRole("article").first()).toContainText("Georgia");
  await page.getByLabel("Search events").fill("kayak");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/events$/);

  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3 + 6 + 20);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(cards).toHaveCount(3 + 6 + 40);
  await visit(page, "/events");

  await page.getByRole("link", { name: "Month calendar" }).click();
  const after = page.getByRole("link", { name: /Month after/ });
  const month = (await after.innerText()).replace("Month after:", "").trim();
  await after.click();
  await expect(page.getByRole("region", { name: `Calendar of ${month}` })).toBeVisible();
  const days = page.getByRole("table").getByRole("link");
  await days.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(days.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/startDate=/);

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Add to calendar" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
});

test("an organizer subscribes, creates a series with a picture, moves a date and cancels the event", async ({
  page,
}) => {
  test.slow();
  await becomeOrganizer(page);
  await page.getByRole("link", { name: "Create Event" }).click();

  const title = uniqueName("Dawn race");
  const year = new Date().getUTCFullYear() + 1;
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category", { exact: true }).selectOption("Sailing Race");
  await page.getByLabel("Description", { exact: true }).fill("Off the seawall before breakfast.");
  await page.getByLabel("Starts", { exact: true }).fill(`${year}-06-12T06:00`);
  await page.getByLabel("Location", { exact: true }).fill("City Dock");
  await page.getByLabel("City", { exact: true }).fill("Annapolis");
  await page.getByLabel("State", { exact: true }).selectOption("Maryland");
  await page.getByLabel("Organizer", { exact: true }).fill("Severn Sailing Club");
  await page.getByLabel("Picture", { exact: true }).setInputFiles([await photo("dawn.png")]);
  await page.getByLabel("It recurs").check();
  await expect(page.getByText(/^Every week on/)).toBeVisible();
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(toastOf(page)).toContainText("Your event has been created successfully!");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const picture = page.locator("header img[src^='/media/']");
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { name: "Coming dates" })).toBeVisible();

  await page.getByRole("link", { name: "Manage event" }).click();
  await page.getByRole("button", { name: "Move" }).first().click();
  await page.getByRole("dialog").getByLabel("Starts").fill(`${year}-06-13T07:00`);
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(toastOf(page)).toContainText("The date is changed");
  await visit(page, `/events?q=${encodeURIComponent(title)}`);
  await page.getByRole("article").getByRole("link", { name: title }).click();
  await expect(page.getByText("This date was moved")).toBeVisible();

  await page.getByRole("link", { name: "Manage event" }).click();
  await expect(page.getByRole("button", { name: "Places" }).first()).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);

  await visit(page, "/events/mine");
  await expect(page.getByRole("link", { name: "Duplicate" })).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel event" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel event" }).click();
  await expect(toastOf(page)).toContainText("The event is cancelled");
});
