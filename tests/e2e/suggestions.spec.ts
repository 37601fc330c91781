import { expect, type Page } from "@playwright/test";
import { pickFirstSuggestion } from "./support/phone-ways.ts";
import { test, visit } from "./support/visitor.ts";

const boxOf = (page: Page) => page.getByRole("combobox", { name: "Search the waterfront" });

/** The addresses of the suggestion calls that the page has made. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search/suggestions")) calls.push(request.url());
  });
  return calls;
}

test("suggestions follow the keyboard and Enter picks or submits", async ({ page }) => {
  await visit(page, "/");
  const box = boxOf(page);
  const search = page.getByRole("button", { name: "Search", exact: true });
  await expect(search).toBeDisabled();
  await box.fill("   ");
  await expect(search).toBeDisabled();
  await box.fill("anapolis");
  await expect(search).toBeEnabled();
  await expect(page.getByRole("option", { name: /^Annapolis, MD/ })).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  const first = page.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await box.press("ArrowUp");
  await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await box.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("listbox")).toBeHidden();
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=anapolis");
  await expect(page.getByText("for “annapolis”")).toBeVisible();
});

test("Enter on a highlighted suggestion picks it: a category, a city, a business", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.slow();
  for (const [typed, group, address] of [
    ["marinas", "Categories", /\/search\?category=marinas/],
    ["annapolis", "Towns", /\/search\?city=Annapolis%2C(%20|\+)MD/],
  ] as const) {
    await visit(page, "/");
    await boxOf(page).fill(typed);
    await expect(page.getByRole("listbox").getByText(group)).toBeVisible();
    await pickFirstSuggestion(page, isMobile);
    await expect(page).toHaveURL(address);
  }
  await visit(page, "/search?category=hotels&sort=name");
  const name = (await page.getByRole("article").getByRole("heading").first().textContent()) ?? "";
  await visit(page, "/");
  await boxOf(page).fill(name);
  await expect(page.getByRole("listbox").getByText("Places")).toBeVisible();
  await pickFirstSuggestion(page, isMobile);
  await expect(page).toHaveURL(/\/business\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("an empty query is ignored: no request, no navigation", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  const calls = watchCalls(page);
  await boxOf(page).press("Enter");
  await boxOf(page).fill("  ");
  await boxOf(page).press("Enter");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("/");
  expect(calls).toEqual([]);
});

test("typing asks once it pauses, for eight at most, and shows counts", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const calls = watchCalls(page);
  await boxOf(page).pressSequentially("ma");
  await page.clock.runFor(100);
  expect(calls).toEqual([]);
  await page.clock.resume();
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(calls).toHaveLength(1);
  const { searchParams } = new URL(calls[0] ?? "");
  expect([...searchParams]).toEqual([
    ["q", "ma"],
    ["limit", "8"],
  ]);
  expect(await page.getByRole("option").count()).toBeLessThanOrEqual(8);
  await expect(page.getByRole("option").first()).toContainText(/\d+/);
});

test("the same letters within five seconds ask nothing anew; later they do", async ({ page }) => {
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await visit(page, "/");
  const calls = watchCalls(page);
  const ask = async (typed: string) => {
    await boxOf(page).fill(typed);
    await expect(page.getByRole("option", { name: new RegExp(typed, "i") }).first()).toBeVisible();
  };
  await ask("crab");
  await ask("oyster");
  await ask("crab");
  expect(calls.map((call) => new URL(call).searchParams.get("q"))).toEqual(["crab", "oyster"]);
  await page.clock.setFixedTime(start + 5001);
  await ask("oyster");
  await expect.poll(() => calls.length).toBe(3);
});

test("a slower question that was replaced is cancelled", async ({ page }) => {
  await visit(page, "/");
  const cancelled: string[] = [];
  page.on("requestfailed", (request) => cancelled.push(request.url()));
  await page.route("**/api/search/suggestions?q=cr&**", () => {});
  await boxOf(page).fill("cr");
  await page.waitForRequest("**/api/search/suggestions?q=cr&**");
  await boxOf(page).fill("crab");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect.poll(() => cancelled.some((url) => url.includes("q=cr&"))).toBe(true);
});
