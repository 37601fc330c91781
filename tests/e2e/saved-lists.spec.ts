import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { signIn, signUp, signUpAndLeave } from "./support/accounts.ts";
import { findViolations } from "./support/axe.ts";
import { test, visit } from "./support/visitor.ts";

const hearts = (page: Page) => page.getByRole("article").getByRole("button", { name: /^Save / });
const names = (page: Page) => page.locator("ol h3");

async function savePlaces(page: Page, count: number): Promise<void> {
  await visit(page, "/location?city=Annapolis&state=MD");
  for (let index = 0; index < count; index++) {
    await hearts(page).nth(index).click();
    await expect(hearts(page).nth(index)).toHaveAttribute("aria-pressed", "true");
  }
}

async function makeList(page: Page, name: string, count: number): Promise<void> {
  await visit(page, "/saved");
  await page.getByLabel("New list").fill(name);
  await page.getByRole("button", { name: "Make the list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  for (const box of (await page.getByRole("checkbox").all()).slice(0, count)) await box.check();
  await page.getByRole("button", { name: "Put on the list" }).click();
  await expect(names(page)).toHaveCount(count);
}

test("a list of five places is on a plotter within five taps from home", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await signUp(page);
  await savePlaces(page, 5);
  await visit(page, "/");
  if (isMobile) await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("link", { name: "Saved places" }).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: "Saved places 5 places" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "GPX for plotters" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Saved-places.gpx");
  const file = await readFile(await download.path(), "utf8");
  expect(file.match(/<wpt lat="-?\d+\.\d+" lon="-?\d+\.\d+"><name>/g)).toHaveLength(5);
});

test("by keyboard a list is ordered, noted and shared, and its link is taken back", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await savePlaces(page, 3);
  await makeList(page, "Bay week", 3);
  const [first = "", second = ""] = await names(page).allTextContents();
  const down = page.getByRole("button", { name: `Move ${first} down` });
  await down.press("Enter");
  await expect(names(page)).toHaveText([second, first, /./]);
  await expect(down).toBeFocused();
  await expect(page.getByText(`${first} is number 2 of 3 now.`)).toBeAttached();
  await down.press("Enter");
  await expect(page.getByRole("button", { name: `Move ${first} up` })).toBeFocused();

  await page.getByText(`Add a note about ${second}`).click();
  await page.getByLabel(`Note about ${second}`).fill("Call <b>before</b> noon");
  await page.getByRole("button", { name: "Keep the note" }).filter({ visible: true }).click();
  await expect(page.getByText("Call <b>before</b> noon", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link to this list").inputValue();
  expect(await findViolations(page)).toEqual([]);

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(names(stranger)).toHaveCount(3);
  await expect(stranger.getByText("Call <b>before</b> noon")).toBeVisible();
  await expect(stranger.getByRole("button", { name: /^Move/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Take the link back" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.close();
});

test("a visitor's list stays on the device, and signing in moves it into the account with its notes", async ({
  page,
}) => {
  const person = await signUpAndLeave(page);
  await savePlaces(page, 2);
  await makeList(page, "On the phone", 2);
  const [first = ""] = await names(page).allTextContents();
  await page.getByRole("button", { name: `Move ${first} down` }).click();
  await expect(names(page).last()).toHaveText(first);
  await page.getByText(`Add a note about ${first}`).click();
  await page.getByLabel(`Note about ${first}`).fill("Anchor here");
  await page.getByRole("button", { name: "Keep the note" }).filter({ visible: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "KML" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Anchor here");
  expect(await findViolations(page)).toEqual([]);

  await signIn(page, person);
  await visit(page, "/saved");
  await page.getByRole("link", { name: "On the phone 2 places" }).click();
  await expect(names(page).last()).toHaveText(first);
  await expect(page.getByText("Anchor here", { exact: true }).first()).toBeVisible();
});

test("the sheet for paper has positions, phones, channels and tides, and nothing of the site around it", async ({
  page,
}) => {
  await signUp(page);
  await savePlaces(page, 3);
  await visit(page, "/saved");
  await page.getByRole("link", { name: "Saved places 3 places" }).click();
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("columnheader")).toHaveText([
    ...["Number", "Place", "Position", "Phone", "VHF", "Tides"],
  ]);
  const positions = page.getByRole("row").filter({ hasText: /\d+°\s\d\d\.\d{3}′\sN/ });
  await expect(positions).toHaveCount(3);
  await expect(page.getByText(/^(High|Low) /).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
});
