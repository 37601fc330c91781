import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { isSignedIn, type Person, signIn, signUp } from "./support/accounts.ts";
import { largeFile } from "./support/large-file.ts";
import { errorOf, menuButton } from "./support/sign-in-steps.ts";
import { reload, test, visit } from "./support/visitor.ts";

const toastOf = (page: Page) => page.locator("[data-toast]");

test("a visitor is denied and led to the login page", async ({ page }) => {
  await visit(page, "/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
});

test("a reviewer is greeted by first name with a badge", async ({ page }) => {
  await signUp(page, { firstName: "Maren" });
  await visit(page, "/user-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Maren");
  const header = page.getByRole("main").locator("header");
  await expect(header.getByText("Reviewer", { exact: true })).toBeVisible();
  await expect(header.getByText("Business Owner")).toHaveCount(0);
});

test("a business owner is greeted with a badge", async ({ page }) => {
  await signUp(page, { accountType: "business_owner" });
  await visit(page, "/user-dashboard");
  const header = page.getByRole("main").locator("header");
  await expect(header.getByText("Business Owner", { exact: true })).toBeVisible();
  await expect(header.getByText("Reviewer")).toHaveCount(0);
});

test("Settings opens the change-password dialog and gives the focus back", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await expect(dialog.getByLabel("Current password")).toBeVisible();
  await expect(dialog.getByLabel("New password", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Confirm new password")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
});

test("Logout ends the session, says so and leads to the home page", { tag: "@phone" }, async ({
  page,
}) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  const asked = page.waitForRequest("**/api/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  expect((await asked).method()).toBe("GET");
  await expect(page).toHaveURL("/");
  await expect(toastOf(page)).toContainText("Logged out");
  await expect(menuButton(page)).toBeHidden();
  expect(await isSignedIn(page)).toBe(false);
});

test("a log-out that failed says that one is still signed in", async ({ page, context }) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toastOf(page)).toContainText("You are still signed in.");
  await expect(page).toHaveURL("/user-dashboard");
});

test("a new name is saved and shown everywhere", { tag: "@phone" }, async ({ page }) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  await page.getByLabel("First name").fill("Øyvind");
  await page.getByLabel("Last name").fill("O'Brien-Łuczak");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(toastOf(page)).toContainText("Profile saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Øyvind");
  await expect(menuButton(page)).toHaveText("Ø");
  await reload(page);
  await expect(page.getByLabel("Last name")).toHaveValue("O'Brien-Łuczak");
  await page.getByLabel("First name").fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  const firstName = page.getByLabel("First name");
  await expect(firstName).toHaveAccessibleDescription("Please enter your first name.");
});

test("a picture is uploaded, shown and removed", async ({ page }) => {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#2a7f9e" },
  })
    .png()
    .toBuffer();
  await signUp(page);
  await visit(page, "/user-dashboard");
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose picture" }).click();
  await (await picker).setFiles({ name: "me.png", mimeType: "image/png", buffer });
  await expect(toastOf(page)).toContainText("Picture saved");
  const picture = page.getByRole("img", { name: "Your picture" });
  await expect(picture).toHaveJSProperty("naturalWidth", 256);
  await expect(menuButton(page).locator("img")).toHaveAttribute("src", /^\/media\/avatars\//);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(picture).toHaveCount(0);
  await expect(menuButton(page)).toHaveText("N");
});

test("a file that is no picture, and one that is too large, are refused", async ({ page }) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  const input = page.getByLabel("Picture file");
  const text = Buffer.from("not a picture");
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: text });
  await expect(errorOf(page)).toContainText("not a picture that can be read");
  await input.setInputFiles(await largeFile("large.png", 5 * 2 ** 20 + 1));
  await expect(toastOf(page)).toContainText("File too large");
});

test.describe("signed-in devices", () => {
  async function secondBrowser(page: Page, person: Person): Promise<Page> {
    const browser = page.context().browser();
    const context = await browser?.newContext({ userAgent: "Firefox/1 (iPad)" });
    const other = await context?.newPage();
    if (!other) throw new Error("no second browser");
    await signIn(other, person);
    return other;
  }

  test("are listed, and one that is ended is signed out", async ({ page }) => {
    const person = await signUp(page);
    const other = await secondBrowser(page, person);
    await visit(other, "/user-dashboard");
    await visit(page, "/user-dashboard");
    const rows = page.getByRole("listitem").filter({ hasText: "Last seen" });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
    await page.getByRole("button", { name: "Sign out Firefox on iPad" }).click();
    await expect(rows).toHaveCount(1);
    await reload(other);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
    await visit(page, "/user-dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nell");
    await other.context().close();
  });

  test("can all be ended but this one", async ({ page }) => {
    const person = await signUp(page);
    const other = await secondBrowser(page, person);
    await visit(page, "/user-dashboard");
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(page.getByText("Last seen")).toHaveCount(1);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(page)).toBe(true);
    await other.context().close();
  });
});

test("one's own data can be downloaded", async ({ page }) => {
  const person = await signUp(page);
  await visit(page, "/user-dashboard");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("landfall-my-data.json");
  const stream = await file.createReadStream();
  const text = (await stream.toArray()).join("");
  expect(JSON.parse(text).account.email).toBe(person.email);
});

test("an account is deleted only after a question and with the password", {
  tag: "@phone",
}, async ({ page }) => {
  const person = await signUp(page);
  await visit(page, "/user-dashboard");
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  const password = page.getByLabel("Your password");
  await password.fill("not-my-mooring");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await isSignedIn(page)).toBe(true);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(password).toHaveAccessibleDescription(/\w/);
  await password.fill(person.password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  expect(await isSignedIn(page)).toBe(false);
});
