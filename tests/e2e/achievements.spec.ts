import { expect, type Page } from "@playwright/test";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { signUp } from "./support/accounts.ts";
import { findViolations } from "./support/axe.ts";
import { approveReview, openAdmin, post, somePlace } from "./support/reviews.ts";
import { reload, test, visit } from "./support/visitor.ts";

test.describe.configure({ timeout: 180_000 });

const toastOf = (page: Page) => page.locator("[data-toast]");
const confirmVisit = (page: Page) => page.getByRole("button", { name: "Confirm my visit" }).click();

async function standAt(page: Page, latitude: number, longitude: number): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude, longitude, accuracy: 10 });
}

test("a visitor is led from the achievements to the login page", async ({ page }) => {
  await visit(page, "/achievements");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("a member confirms a visit on the spot, once a day, and finds its points with the reason", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page, { firstName: "Maren" });
  const found = await page.request.get("/api/businesses?category=marinas&limit=1&offset=3");
  const [place]: Business[] = await found.json();
  if (!place) throw new Error("There is no marina");
  await standAt(page, 0.5, 0.5);
  await visit(page, `/business/${place.id}`);
  await confirmVisit(page);
  await expect(toastOf(page)).toContainText("You are not close enough to this place.");
  await standAt(page, Number(place.latitude), Number(place.longitude));
  await confirmVisit(page);
  await expect(toastOf(page)).toContainText("+10 points");
  await confirmVisit(page);
  await expect(toastOf(page)).toContainText("You have already checked in here today.");
  await visit(page, "/achievements");
  await expect(page.getByRole("region", { name: "Your points" })).toContainText("Total points10");
  await expect(page.getByRole("region", { name: "My points" })).toContainText(place.name);
});

test("what a published review earned is told once over two tabs, and the board has the chosen name", async ({
  page,
  baseURL,
}) => {
  const { email } = await signUp(page, { firstName: "Maren" });
  const { id } = await somePlace(page.request);
  const words = { rating: 2, title: "Loud", content: "Engines all night.", userName: "Maren" };
  const trap = { homepage: "", secondsOpen: 30 };
  const sent = { ...words, ...trap, userEmail: email };
  const review = await post(page.request, `/api/businesses/${id}/reviews`, sent);
  await approveReview(await openAdmin(baseURL), review.id);
  const { id: userId } = await (await page.request.get("/api/auth/user")).json();
  const stats = async () => (await page.request.get(`/api/users/${userId}/stats`)).json();
  await expect.poll(async () => (await stats()).totalPoints).toBe(70);

  const other = await page.context().newPage();
  await visit(page, "/achievements");
  await expect(toastOf(page)).toContainText("First Log Entry");
  const asked = other.waitForResponse("**/celebrations");
  await visit(other, "/achievements");
  expect(await (await asked).json()).toEqual([]);
  await other.close();

  await page.getByRole("tab", { name: "Leaderboard" }).click();
  await page.getByRole("switch", { name: "Show my name on the leaderboard" }).click();
  await page.getByLabel("Display name").fill("Skipper Maren");
  await page.getByRole("button", { name: "Show this name" }).click();
  await expect(toastOf(page)).toContainText("Your name is on the leaderboard");
  await reload(page);
  await expect(page.locator("tr[aria-current]").first()).toContainText("Skipper Maren");
});

test("axe finds nothing on a member's three tabs and the choice of a time zone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUp(page);
  for (const tab of ["achievements", "tiers", "leaderboard"]) {
    await visit(page, `/achievements?tab=${tab}&period=all`);
    expect(await findViolations(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Change time zone" }).click();
  await expect(page.getByRole("dialog", { name: "Your time zone" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
