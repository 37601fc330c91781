import { expect, type Page } from "@playwright/test";
import { acceptEdits, addPlace } from "./support/own-places.ts";
import { openAdmin } from "./support/reviews.ts";
import { asPeopleDo, drawNoMaps, reload, test, visit } from "./support/visitor.ts";

const toastOf = (page: Page) => page.locator("[data-toast]");
const facts = (page: Page) => page.getByRole("region", { name: "For boaters" });

test("a reader says that the depth has changed, it is accepted, and another says “still true”", async ({
  page,
  baseURL,
  browser,
}) => {
  const admin = await openAdmin(baseURL);
  const place = await addPlace(admin);
  await visit(page, `/business/${place.id}`);
  await expect(facts(page)).toContainText("6 ft");
  await page.getByRole("button", { name: "Suggest an edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggest an edit" });
  await dialog.getByRole("button", { name: "Send suggestion" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please choose what is wrong.");
  await dialog.getByRole("radio", { name: "Something for boaters has changed" }).click();
  await dialog.getByLabel("What has changed?").selectOption({ label: "Dock depth" });
  await expect(dialog).toContainText("The listing says: 6 ft.");
  await dialog.getByLabel("Your name").fill("Bo");
  await dialog.getByRole("button", { name: "Send suggestion" }).click();
  const depth = dialog.getByLabel("Dock depth (ft)");
  await expect(depth).toHaveAccessibleDescription("Please say what it is now.");
  await depth.fill("4");
  await asPeopleDo(page);
  await dialog.getByRole("button", { name: "Send suggestion" }).click();
  await expect(toastOf(page)).toContainText("Your suggestion waits for a look by our team.");
  await expect(dialog).toBeHidden();

  await reload(page);
  await expect(facts(page)).toContainText("6 ft");
  await acceptEdits(admin, place);
  await expect(async () => {
    await reload(page);
    await expect(facts(page)).toContainText("4 ft", { timeout: 1000 });
  }).toPass();
  await expect(facts(page)).toContainText("Confirmed by Bo on");

  const other = await (
    await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.77.1.9" } })
  ).newPage();
  await drawNoMaps(other.context());
  await visit(other, `/business/${place.id}`);
  await other.getByRole("button", { name: "Yes, still true: Dock depth" }).click();
  await expect(facts(other)).toContainText("Confirmed by a visitor on");
  await expect(other.getByRole("button", { name: "Yes, still true: Dock depth" })).toHaveCount(0);
  await other.context().close();
  await admin.dispose();
});
