import { expect, type Page } from "@playwright/test";
import { signUp } from "../support/accounts.ts";
import { test, visit } from "../support/visitor.ts";

test.use({ hasTouch: true });

const toastOf = (page: Page) => page.locator("[data-toast]");

/** A toast without a call: the name is saved over and over, each time with the same answer. */
async function showToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(toastOf(page)).toContainText("Profile saved");
}

async function openDashboard(page: Page): Promise<void> {
  await signUp(page);
  await visit(page, "/user-dashboard");
}

/** One finger, put down on the toast's text and drawn to the right. */
async function swipeRight(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).getByText("Profile saved").boundingBox();
  if (!box) throw new Error("no toast");
  const [x, y] = [Math.round(box.x + 10), Math.round(box.y + box.height / 2)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", at: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: at, y }] });
  await touch("touchStart", x);
  for (let moved = 5; moved <= distance; moved += 5) await touch("touchMove", x + moved);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a swipe to the right past 50 pixels takes a toast away, a shorter one does not", async ({
  page,
}) => {
  await page.clock.install();
  await openDashboard(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await showToast(page);
  await swipeRight(page, 45);
  await expect(toastOf(page)).toHaveAttribute("data-state", "open");
  await expect(toastOf(page)).not.toHaveAttribute("data-swipe", "end");
  await swipeRight(page, 80);
  await expect(toastOf(page)).toHaveCount(0);
});
