import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { isSignedIn, type Person, signIn, signUp } from "./support/accounts.ts";
import { menuButton } from "./support/sign-in-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

const toastOf = (page: Page) => page.locator("[data-toast]");
const NEW_PASSWORD = "a-new-anchorage";

const picture = async () => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: "#2a7f9e" } })
    .png()
    .toBuffer(),
});

async function changePassword(page: Page, current: string): Promise<void> {
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  await settings.click();
  await dialog.getByLabel("Current password").fill(current);
  await dialog.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText("Password updated successfully");
}

test("the dashboard changes name, picture and password, hands out one's data and logs out", {
  tag: "@phone",
}, async ({ page }) => {
  const person = await signUp(page);
  await visit(page, "/user-dashboard");
  await page.getByLabel("First name").fill("Øyvind");
  await page.getByLabel("Last name").fill("O'Brien-Łuczak");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(toastOf(page)).toContainText("Profile saved");
  await expect(menuButton(page)).toHaveText("Ø");

  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose picture" }).click();
  await (await picker).setFiles(await picture());
  await expect(toastOf(page)).toContainText("Picture saved");
  await reload(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Øyvind");
  await expect(page.getByLabel("Last name")).toHaveValue("O'Brien-Łuczak");
  const shown = page.getByRole("img", { name: "Your picture" });
  await expect(shown).toHaveJSProperty("naturalWidth", 256);
  await expect(menuButton(page).locator("img")).toHaveAttribute("src", /^\/media\/avatars\//);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(shown).toHaveCount(0);
  await expect(menuButton(page)).toHaveText("Ø");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("landfall-my-data.json");
  const text = (await (await file.createReadStream()).toArray()).join("");
  expect(JSON.parse(text).account.email).toBe(person.email);

  await changePassword(page, person.password);
  expect(await isSignedIn(page)).toBe(true);
  const asked = page.waitForRequest("**/api/logout");
  await page.getByRole("link", { name: "Logout" }).click();
  expect((await asked).method()).toBe("GET");
  await expect(page).toHaveURL("/");
  await expect(toastOf(page)).toContainText("Logged out");
  await expect(menuButton(page)).toBeHidden();
  expect(await isSignedIn(page)).toBe(false);
  await signIn(page, { email: person.email, password: NEW_PASSWORD });
});

async function signInElsewhere(page: Page, person: Person): Promise<Page> {
  const context = await page.context().browser()?.newContext({ userAgent: "Firefox/1 (iPad)" });
  const other = await context?.newPage();
  if (!other) throw new Error("no second browser");
  await signIn(other, person);
  return other;
}

test("other devices are signed out, and an account is deleted with its password", async ({
  page,
}) => {
  const person = await signUp(page);
  const other = await signInElsewhere(page, person);
  await visit(page, "/user-dashboard");
  const rows = page.getByRole("listitem").filter({ hasText: "Last seen" });
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out Firefox on iPad" }).click();
  await expect(rows).toHaveCount(1);
  await visit(other, "/user-dashboard");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await signIn(other, person);
  await reload(page);
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(rows).toHaveCount(1);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
  await other.context().close();

  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  expect(await isSignedIn(page)).toBe(false);
});
