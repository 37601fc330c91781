import { expect, type Page } from "@playwright/test";
import { isSignedIn, signUp } from "./support/accounts.ts";
import { reachLinks } from "./support/phone-ways.ts";
import { menuButton } from "./support/sign-in-steps.ts";
import { test, visit } from "./support/visitor.ts";

const _SECTIONS = [
  ["Home", "/"],
  ["Categories", "/categories"],
  ["Events", "/events"],
  ["Achievements", "/achievements"],
  ["Travel AI", "/ai-recommendations"],
  ["Marine ID", "/marine-life-ar"],
  ["Community", "/community-tracking"],
  ["Advertise", "/advertise"],
  ["Write Review", "/reviews"],
  ["Add Business", "/add-business"],
] as const;

const openMenu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();
const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

test("an anonymous visitor is offered to sign in and to sign up", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await visit(page, "/");
  let links = await reachLinks(page, isMobile);
  await links.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
  links = await reachLinks(page, isMobile);
  await links.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign Up");
});

test("the slide-out menu closes by its button, by Escape, by a tap beside it and behind a link, and keeps the focus", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "only where the bar has no room");
  await visit(page, "/");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await openMenu(page);
  await expect(menuOf(page)).toBeInViewport();
  await menuOf(page).getByRole("button", { name: "Close" }).click();
  await expect(menuOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await openMenu(page);
  await expect(menuOf(page)).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await expect(menuOf(page)).toBeVisible();
  const focusIsInside = () =>
    menuOf(page).evaluate((menu) => menu.contains(document.activeElement));
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press(key);
      expect(await focusIsInside()).toBe(true);
    }
  }
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await menuOf(page).getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await menuOf(page).getByRole("link", { name: "Events" }).click();
  await expect(menuOf(page)).toBeHidden();
});

test("the header's log-out link ends the session and leads to the home page", async ({ page }) => {
  await signUp(page);
  await visit(page, "/categories");
  await menuButton(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(menuButton(page)).toBeHidden();
  expect(await isSignedIn(page)).toBe(false);
});

test("a log-out link on another site asks first", async ({ page, baseURL }) => {
  await signUp(page);
  const body = `<a href="${baseURL}/api/logout">A nice picture</a>`;
  await page.route("http://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto("http://elsewhere.example/");
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log out?");
  expect(await isSignedIn(page)).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  expect(await isSignedIn(page)).toBe(false);
});

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  await visit(page, "/categories");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
