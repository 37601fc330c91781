import { expect } from "@playwright/test";
import { ADMIN, recordPosts, signIn, signUp } from "./support/accounts.ts";
import { largeFile } from "./support/large-file.ts";
import { somePlace } from "./support/reviews.ts";
import {
  clipboardOf,
  giveShareSheet,
  openExperience,
  photo,
  takeShareSheet,
  told,
  watchWindows,
} from "./support/sharing.ts";
import { asPeopleDo, reload, test, visit } from "./support/visitor.ts";

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

const ACTIVITIES =
  "Dining, Fishing, Sailing, Swimming, Kayaking, Jet Skiing, Boat Tour, Sunset Cruise, Marina Visit, Event Attendance, Boat Maintenance, Socializing, Photography, Relaxing";
const MOODS = "relaxed, excited, peaceful, adventurous, grateful, thrilled";
const WEATHERS = "sunny, partly-cloudy, overcast, breezy, calm, choppy";

test("the dialog opens with a place and without one, and offers what the day was like", async ({
  page,
}) => {
  await visit(page, "/");
  const bare = await openExperience(page);
  await expect(bare.getByLabel("Location")).toHaveValue("");
  await expect(bare.getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(bare).toBeHidden();

  const place = await somePlace(page.request);
  await visit(page, `/business/${place.id}`);
  const dialog = await openExperience(page);
  await expect(dialog.getByLabel("Location")).toHaveValue(new RegExp(`^${place.name}, `));
  await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
  await expect(dialog.getByRole("radio")).toHaveCount(5);
  for (const [label, values] of [
    ["Activity", ACTIVITIES],
    ["Mood", MOODS],
    ["Weather", WEATHERS],
  ] as const) {
    const options = dialog.getByLabel(label).locator("option:not([value=''])");
    const found = await options.evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(found.join(", ")).toBe(values);
  }
});

test("the caption follows what is entered, and a sixteenth hashtag finds no place", async ({
  page,
}) => {
  await visit(page, "/");
  const dialog = await openExperience(page);
  const preview = dialog.getByRole("region", { name: "Caption preview" });
  await dialog.getByRole("radio", { name: "3 stars" }).click();
  await expect(preview).toContainText("★★★☆☆");
  await dialog.getByLabel("Caption", { exact: true }).fill("Herons at every bend.");
  await dialog.getByLabel("Location").fill("Spa Creek");
  await dialog.getByLabel("Companions").fill("Ana");
  await dialog.getByLabel("Activity").selectOption("Kayaking");
  await dialog.getByLabel("Mood").selectOption("peaceful");
  await dialog.getByLabel("Weather").selectOption("partly-cloudy");
  for (const text of [
    "Herons at every bend.",
    "Kayaking at Spa Creek",
    "With Ana",
    "Feeling peaceful · Partly cloudy",
  ]) {
    await expect(preview).toContainText(text);
  }
  const chips = dialog.getByRole("list", { name: "Chosen hashtags" }).getByRole("listitem");
  const given = await chips.count();
  const field = dialog.getByLabel("Hashtags", { exact: true });
  for (let n = given; n < 15; n += 1) {
    await field.fill(`#tag ${n}`.replace(" ", ""));
    await field.press("Enter");
  }
  await expect(dialog.getByText("15/15", { exact: true })).toBeVisible();
  await expect(preview).toContainText("#tag14");
  await expect(field).toBeDisabled();
  await dialog.getByRole("button", { name: "Remove #tag14" }).click();
  await expect(dialog.getByText("14/15", { exact: true })).toBeVisible();
  await field.fill("one two");
  await field.press("Enter");
  await expect(chips).toHaveCount(15);
  await expect(preview).not.toContainText("#two");
});

test("photos are images below 10 MB, at most ten, and sharing needs one", async ({ page }) => {
  const opened = await watchWindows(page);
  await visit(page, "/");
  const dialog = await openExperience(page);
  await dialog.getByLabel("Companions").fill("Ana");
  for (const name of ["Facebook", "Twitter", "Instagram", "Share Experience"]) {
    await dialog.getByRole("button", { name }).click();
    await told(page, "Add photos", "Please add at least one photo to share your experience.");
  }
  expect(await opened()).toEqual([]);
  await expect(dialog.getByLabel("Companions")).toHaveValue("Ana");

  const picker = dialog.getByLabel("Photos", { exact: true });
  const skipped = ["Some files skipped", "Only image files under 10MB are supported."] as const;
  const text = { name: "log.txt", mimeType: "text/plain", buffer: Buffer.from("log") };
  await picker.setInputFiles([await photo("a.png"), await photo("b.png", "#20c060"), text]);
  await told(page, ...skipped);
  await expect(dialog.getByText("2/10", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("img", { name: "a.png" })).toBeVisible();
  await picker.setInputFiles(await largeFile("large.png", 10 * 2 ** 20 + 1));
  await expect(dialog.getByText("2/10", { exact: true })).toBeVisible();

  const dropped = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    for (let n = 0; n < 9; n += 1) {
      files.items.add(new File(["x"], `drop${n}.png`, { type: "image/png" }));
    }
    return files;
  });
  await dialog.getByText("or drop them here").dispatchEvent("drop", { dataTransfer: dropped });
  await told(page, "Too many photos");
  await expect(dialog.getByText("10/10", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add photos" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Remove photo 10" }).click();
  await expect(dialog.getByText("9/10", { exact: true })).toBeVisible();
});

test("Facebook, Twitter and Instagram each get the experience", async ({ page }) => {
  const opened = await watchWindows(page);
  const place = await somePlace(page.request);
  const events = recordPosts(page, "/api/track");
  await visit(page, `/business/${place.id}`);
  const dialog = await openExperience(page);
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await dialog.getByLabel("Caption", { exact: true }).fill("crab ".repeat(60));
  for (const name of ["Facebook", "Twitter"]) {
    const popup = page.waitForEvent("popup");
    await dialog.getByRole("button", { name }).click();
    await (await popup).close();
  }
  const [facebook, twitter] = (await opened()).map(({ url }) => new URL(url).searchParams);
  const link = new URL(`/business/${place.id}`, page.url()).href;
  expect([facebook?.get("u"), twitter?.get("url")]).toEqual([link, link]);
  expect(facebook?.get("quote")).toContain("#WaterfrontLife");
  expect([...(twitter?.get("text") ?? "")].length).toBeLessThanOrEqual(240);
  expect(twitter?.get("text")).toContain("crab crab");

  await dialog.getByRole("button", { name: "Instagram" }).click();
  await told(page, "Caption copied!", "Share your photos on Instagram with this caption.");
  expect(await clipboardOf(page)).toContain("#WaterfrontLife");
  await expect(page.getByRole("dialog", { name: "Instagram story" })).toBeVisible();
  const platforms = () =>
    events.flatMap((event) => (event as { platform?: string }).platform ?? []);
  await expect.poll(platforms).toEqual(["facebook", "twitter", "instagram"]);
});

test("Share Experience hands the photos over and reports success only then", {
  tag: "@phone",
}, async ({ page }) => {
  await giveShareSheet(page);
  const { id } = await signUp(page).then(async () =>
    (await page.request.get("/api/auth/user")).json(),
  );
  const actions = recordPosts(page, `/api/users/${id}/actions`);
  await visit(page, "/");
  const dialog = await openExperience(page);
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await page.evaluate(() => {
    window.closeSheet = true;
  });
  const share = dialog.getByRole("button", { name: "Share Experience" });
  await share.click();
  await expect(share).not.toHaveAttribute("aria-busy");
  await expect(page.getByText("Experience shared!")).toBeHidden();
  await expect(dialog).toBeVisible();
  expect(actions).toEqual([]);

  await page.evaluate(() => {
    window.closeSheet = false;
  });
  await share.click();
  await told(page, "Experience shared!", "Your marine experience has been shared successfully.");
  await expect(dialog).toBeHidden();
  const [sheet] = await page.evaluate(() => window.sheets);
  expect(sheet?.files).toEqual(["a.png"]);
  expect(sheet?.text).toContain("★★★★★");
  const metadata = { platform: "system", type: "experience" };
  await expect.poll(() => actions).toEqual([{ action: "social_share", metadata }]);
});

test("without a share sheet the content is copied", async ({ page }) => {
  await takeShareSheet(page);
  await visit(page, "/");
  const dialog = await openExperience(page);
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles([await photo("a.png")]);
  await dialog.getByLabel("Caption", { exact: true }).fill("Herons at every bend.");
  await dialog.getByRole("button", { name: "Share Experience" }).click();
  await told(page, "Content copied!");
  expect(await clipboardOf(page)).toMatch(/^Herons at every bend\..*#Landfall.*http/s);
  await expect(page.getByText("Experience shared!")).toBeHidden();
});

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
