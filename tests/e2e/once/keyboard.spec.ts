import { expect, type Locator, type Page } from "@playwright/test";
import { newEmail, PASSWORD, signUp, signUpAndLeave, waitForCode } from "../support/accounts.ts";
import { codeField, menuButton, passwordField } from "../support/sign-in-steps.ts";
import { test, visit } from "../support/visitor.ts";

const MOST_STOPS = 40;
/** A radio is chosen when its arrow key is still down as the focus arrives. */
const LIKE_A_FINGER = { delay: 100 };

/** Walks with Tab until a control has the focus, and looks that each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached with ${key}`);
}

/** A ring on the control, or on the frame that is drawn around it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    const hasRing = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const name = focused?.outerHTML.slice(0, 120);
    return { name, hasRing: hasRing(focused) || hasRing(focused?.closest("label")) };
  });
  expect(seen).toEqual({ name: seen.name, hasRing: true });
}

test("signing up works by keyboard alone", async ({ page }) => {
  const email = newEmail("keyboard");
  await visit(page, "/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Sign Up" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign Up");
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("First name"));
  await page.keyboard.type("Nell");
  await tabTo(page, page.getByRole("radio", { name: "Reviewer" }));
  await page.keyboard.press("ArrowDown", LIKE_A_FINGER);
  await expect(page.getByRole("radio", { name: "Business Owner" })).toBeChecked();
  await expectVisibleFocus(page);
  await page.keyboard.press("ArrowUp", LIKE_A_FINGER);
  await expect(page.getByRole("radio", { name: "Reviewer" })).toBeChecked();
  await tabTo(page, page.getByRole("main").getByRole("button", { name: "Sign Up" }));
  await page.keyboard.press("Space");
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await waitForCode(email));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your password");
  await tabTo(page, passwordField(page));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel("Confirm password"));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user-dashboard");
});

test("signing in works by keyboard alone", async ({ page }) => {
  const person = await signUpAndLeave(page);
  await visit(page, "/login");
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.type(person.email);
  await page.keyboard.press("Enter");
  await expect(passwordField(page)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByRole("button", { name: "Show password" }));
  await page.keyboard.press("Space");
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await tabTo(page, page.getByRole("button", { name: "Sign In" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(menuButton(page)).toBeVisible();
});

test("the focus survives the loading of the account menu", async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  await page.route("**/assets/account-menu-*.js", async (route) => {
    await loading.promise;
    await route.continue();
  });
  await signUp(page);
  await visit(page, "/");
  await tabTo(page, page.getByRole("link", { name: "Your dashboard" }));
  loading.resolve();
  await expect(menuButton(page)).toBeFocused();
});

test("the account menu works by keyboard alone", async ({ page }) => {
  await signUp(page);
  await visit(page, "/");
  const button = menuButton(page);
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(items.nth(2)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user-dashboard");
});

test("a dialog works by keyboard alone and keeps the focus to itself", async ({ page }) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  const settings = page.getByRole("button", { name: "Settings" });
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await tabTo(page, settings);
  await page.keyboard.press("Enter");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await expectVisibleFocus(page);
  }
  await tabTo(page, page.getByLabel("Current password"), "Shift+Tab");
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel("New password", { exact: true }));
  await page.keyboard.type("a-new-anchorage");
  await tabTo(page, page.getByLabel("Confirm new password"));
  await page.keyboard.type("a-new-anchorage");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
});

test("a question before a deletion starts at the way out", async ({ page }) => {
  await signUp(page);
  await visit(page, "/user-dashboard");
  const remove = page.getByRole("button", { name: "Delete my account" });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
});

test.describe("at phone width", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the slide-out menu and the choice of light work by keyboard alone", async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await tabTo(page, menu.getByRole("radio", { name: "Auto" }));
    await page.keyboard.press("ArrowRight");
    await expect(menu.getByRole("radio", { name: "Day" })).toBeChecked();
    await expectVisibleFocus(page);
    await tabTo(page, menu.getByRole("link", { name: "Community" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/community-tracking");
    await expect(menu).toBeHidden();
  });
});
