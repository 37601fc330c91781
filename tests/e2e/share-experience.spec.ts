import { expect } from "@playwright/test";
import { ADMIN, signIn, signUp } from "./support/accounts.ts";
import { somePlace } from "./support/reviews.ts";
import { openExperience, photo, takeShareSheet, told } from "./support/sharing.ts";
import { asPeopleDo, reload, test, visit } from "./support/visitor.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("an experience is sent to the page of the place and is there once it is approved", {
  tag: "@phone",
}, async ({ page }) => {
  await takeShareSheet(page);
  const place = await somePlace(page.request);
  const author = `Wren ${Date.now()}`;
  await visit(page, `/business/${place.id}`);
  const dialog = await openExperience(page);
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await dialog.getByLabel(`Show it on the page of ${place.name}, too`).click();
  await dialog.getByLabel("Companions").fill("the crew");
  const share = dialog.getByRole("button", { name: "Share Experience" });
  await share.click();
  await expect(dialog.getByText("Please write a caption.")).toBeVisible();
  await dialog.getByLabel("Caption", { exact: true }).fill("Tied up at noon, stayed until four.");
  await dialog.getByLabel("Your name").fill(author);
  await page.route("**/api/media*", (route) => route.abort());
  await asPeopleDo(page);
  await share.click();
  await expect(
    dialog.getByText("No connection. It goes on by itself when it is back."),
  ).toBeVisible();
  await expect(dialog.getByLabel("Companions")).toHaveValue("the crew");
  await page.unroute("**/api/media*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await told(page, "Experience shared!", "Your marine experience has been shared successfully.");

  const post = page.getByRole("article", { name: `Shared by ${author}` });
  await reload(page);
  await expect(page.getByRole("heading", { name: "Shared by visitors" })).toBeVisible();
  await expect(post).toHaveCount(0);
  await signIn(page, ADMIN);
  await visit(page, "/admin-secure-access?tab=experiences");
  const waiting = page.getByRole("article", { name: `${author} about ${place.name}` });
  await waiting.getByRole("button", { name: "Approve" }).click();
  await told(page, "Experience published");
  await expect(waiting).toHaveCount(0);

  await page.context().clearCookies();
  await visit(page, `/business/${place.id}`);
  await expect(post).toContainText("Tied up at noon, stayed until four.");
  await post.getByRole("button", { name: `Open the photo by ${author}` }).click();
  const large = page.getByRole("dialog", { name: `Photos by ${author}` }).getByRole("img");
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("what one shared is on the dashboard and can be taken back", async ({ page }) => {
  await takeShareSheet(page);
  await signUp(page);
  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}`);
  const dialog = await openExperience(page);
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await dialog.getByLabel("Caption", { exact: true }).fill("Home on the ebb.");
  await dialog.getByRole("checkbox").click();
  await expect(dialog.getByLabel("Your name")).toHaveValue("Nell");
  await asPeopleDo(page);
  await dialog.getByRole("button", { name: "Share Experience" }).click();
  await told(page, "Experience shared!");

  await visit(page, "/user-dashboard");
  const own = page.getByRole("article", { name: `Your experience at ${place.name}` });
  await expect(own).toContainText("Home on the ebb.");
  await expect(own).toContainText("Pending approval");
  await own.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await told(page, "Experience deleted");
  await expect(own).toHaveCount(0);
});
