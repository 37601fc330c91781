import { readFile } from "node:fs/promises";
import { chromium, expect, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "#tests/support/find-chromium.ts";
import { findViolations } from "./support/axe.ts";
import { filmCode, holdTicket } from "./support/door.ts";
import { createRace, inTwoHours } from "./support/events.ts";
import { organizerSession } from "./support/organizers.ts";
import { findSideways } from "./support/sideways.ts";
import { findSmallTargets } from "./support/small-targets.ts";
import { test, visit, waitUntilAlive } from "./support/visitor.ts";

test.beforeEach(async ({ browser, context, baseURL }) => {
  await context.addCookies((await organizerSession(browser, baseURL)).cookies);
});

const result = (page: Page) => page.getByRole("status").filter({ visible: true });

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Ticket code").fill(code);
  await page.getByLabel("Ticket code").press("Enter");
}

async function openDoor(page: Page, eventId: number): Promise<void> {
  await visit(page, `/events/${eventId}/attendees`);
  await page.getByRole("link", { name: "Check in" }).click();
  await expect(page).toHaveURL(/\/event-door\?event=\d+&date=\d+/);
  await expect(page.getByLabel("Ticket code")).toBeVisible();
}

test("an organizer sees who comes, finds one, takes the list along and writes to all", {
  tag: "@phone",
}, async ({ browser, page, baseURL, request }) => {
  const id = await createRace(baseURL, 10, await organizerSession(browser, baseURL));
  await holdTicket(request, id, { userName: "Ana Ruiz", attendeeCount: 2 });
  await holdTicket(request, id, { userName: "Bo Tern" });
  await visit(page, `/events/${id}/attendees`);
  const table = page.getByRole("table", { name: "Attendees" });
  await expect(table.getByText("Bo Tern")).toBeVisible();
  await expect(table.getByText(/^ana-.*@example\.com$/)).toBeVisible();
  await expect(page.getByText("of 10 places")).toBeVisible();
  expect(await findSideways(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toMatch(/Ana Ruiz,ana-.*,2,registered/);

  await page.getByLabel("Search by name or e-mail").fill("ruiz");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(table.getByText("Bo Tern")).toBeHidden();
  await page.getByRole("button", { name: "Add attendee" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Cy Ruiz");
  await dialog.getByLabel("E-mail").fill(`cy-${id}@example.com`);
  await dialog.getByRole("button", { name: "Add attendee" }).click();
  await expect(table.getByText("Cy Ruiz")).toBeVisible();
  await page.getByRole("button", { name: "Remove Cy Ruiz" }).click();
  await page.getByRole("button", { name: "Take off" }).click();
  await expect(table.getByText("Cy Ruiz")).toBeHidden();
  // Until it is gone, the question holds the focus.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  await page.getByLabel("Subject").fill("Bring boots");
  await page.getByLabel("Message", { exact: true }).fill("The dock is wet.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("It goes to 2 parties.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Bring boots" })).toBeVisible();
});

test.describe("with the worker that keeps pages", () => {
  test.use({ serviceWorkers: "allow" });

  test("a door goes on without a signal, and everything arrives later", async ({
    browser,
    page,
    context,
    baseURL,
    request,
  }) => {
    const id = await createRace(
      baseURL,
      20,
      await organizerSession(browser, baseURL),
      inTwoHours(),
    );
    const ana = await holdTicket(request, id, { userName: "Ana Ruiz" });
    const five = await holdTicket(request, id, { userName: "Five Terns", attendeeCount: 5 });
    const photo = await holdTicket(request, id, { userName: "Pia Photo" });
    const elsewhere = await createRace(baseURL, 5, await organizerSession(browser, baseURL));
    const stranger = await holdTicket(request, elsewhere, { userName: "Sid Stranger" });
    await openDoor(page, id);
    await typeCode(page, ana.code);
    await expect(result(page)).toContainText("Welcome, Ana Ruiz");
    await expect(page.getByText("Everything is sent")).toBeVisible();
    await typeCode(page, ana.code);
    await expect(result(page)).toContainText("Ana Ruiz is already inside");
    expect(await findViolations(page)).toEqual([]);
    expect(await findSideways(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    const isKept = () => page.evaluate(async () => Boolean(await caches.match("/event-door")));
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await waitUntilAlive(page);
    await expect(page.getByText("No signal. Go on")).toBeVisible();
    await expect(page.getByText("1 of 7 inside")).toBeVisible();
    await typeCode(page, five.code.toLowerCase());
    await expect(result(page).filter({ hasText: "Welcome" })).toContainText("5 of 5 are inside");
    await page.getByRole("button", { name: "Only 3 inside" }).click();
    await expect(page.getByText("4 of 7 inside")).toBeVisible();
    const ticket = { name: "ticket.png", mimeType: "image/png", buffer: photo.picture };
    await page.getByLabel("Photo of a ticket").setInputFiles(ticket);
    await expect(page.getByText("Welcome, Pia Photo")).toBeVisible();
    await typeCode(page, stranger.code);
    await expect(page.getByText("Not on this list", { exact: true })).toBeVisible();
    await expect(page.getByText("4 not sent yet")).toBeVisible();
    await page.reload();
    await expect(page.getByText("4 not sent yet")).toBeVisible();

    await context.setOffline(false);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Everything is sent")).toBeVisible();
    await expect(page.getByText(`${stranger.code} is no ticket for this date`)).toBeVisible();
    await page.getByLabel("Search by name").fill("terns");
    await page.getByRole("button", { name: "Check in Five Terns" }).click();
    await expect(page.getByText("7 of 7 inside")).toBeVisible();
    await expect(page.getByText("Everything is sent")).toBeVisible();
    await visit(page, `/events/${id}/attendees`);
    await expect(page.getByRole("row", { name: /Five Terns/ })).toContainText("5 / 5");
    await expect(page.getByText("of 7", { exact: true })).toBeVisible();

    const cached = await page.evaluate(async () => {
      const caught = (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const kept = await Promise.all((await cache.keys()).map((each) => cache.match(each)));
        return Promise.all(kept.map((answer) => answer?.text()));
      });
      return (await Promise.all(caught)).flat().join("\n");
    });
    expect(cached).toContain("Check-in");
    expect(cached).not.toMatch(/Five Terns|Pia Photo/);

    await context.clearCookies();
    await visit(page, "/events");
    const rosters = () =>
      page.evaluate(async () => {
        const opened = indexedDB.open("landfall-door");
        await new Promise((resolve) => opened.addEventListener("success", resolve));
        const asked = opened.result.transaction("rosters").objectStore("rosters").count();
        await new Promise((resolve) => asked.addEventListener("success", resolve));
        opened.result.close();
        return asked.result;
      });
    await expect.poll(rosters).toBe(0);
  });
});

test("the camera reads a ticket, once", async ({ browser, baseURL, request }, testInfo) => {
  const id = await createRace(baseURL, 5, await organizerSession(browser, baseURL), inTwoHours());
  const { code } = await holdTicket(request, id, { userName: "Cam Seen" });
  const film = testInfo.outputPath("ticket.y4m");
  await filmCode(code, film);
  const filmed = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const storageState = await organizerSession(browser, baseURL);
  const page = await filmed.newPage({ baseURL, storageState });
  await openDoor(page, id);
  await page.getByRole("button", { name: "Scan with camera" }).click();
  await expect(page.getByText("Welcome, Cam Seen")).toBeVisible();
  await expect(page.getByText("1 of 1 inside")).toBeVisible();
  await page.getByRole("button", { name: "Stop camera" }).click();
  await filmed.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("attendees are searched and written to", async ({ browser, page, baseURL, request }) => {
    const id = await createRace(baseURL, 5, await organizerSession(browser, baseURL));
    await holdTicket(request, id, { userName: "Ana Ruiz" });
    await holdTicket(request, id, { userName: "Bo Tern" });
    await page.goto(`/events/${id}/attendees`);
    await page.getByLabel("Search by name or e-mail").fill("tern");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("row", { name: /Bo Tern/ })).toBeVisible();
    await expect(page.getByText("Ana Ruiz")).toBeHidden();
    await page.getByLabel("Subject").fill("Bring boots");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please write a message.").first()).toBeVisible();
    await expect(page.getByLabel("Subject")).toHaveValue("Bring boots");
    await page.getByLabel("Message", { exact: true }).fill("The dock is wet.");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Your message is on its way")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Bring boots" })).toBeVisible();
  });
});
