import { expect, type Page } from "@playwright/test";
import { newEmail } from "./support/accounts.ts";
import { findViolations } from "./support/axe.ts";
import { createRace, eventMail, linksIn, registrationIn } from "./support/events.ts";
import { findSideways } from "./support/sideways.ts";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

async function fillIn(page: Page, email: string, attendees: string): Promise<void> {
  const form = page.getByRole("form", { name: "Register for this event" });
  await form.getByLabel("Name").fill("Zoë Tern");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Attendees").selectOption(attendees);
}

test("a visitor registers, holds the ticket, changes the party and cancels", {
  tag: "@phone",
}, async ({ page, baseURL }) => {
  const id = await createRace(baseURL, 4);
  const email = newEmail("zoe");
  await visit(page, `/events/${id}`);
  await expect(page.getByText("4 of 4 places are free.")).toBeVisible();
  await fillIn(page, email, "3");
  await asPeopleDo(page);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.locator("[data-toast]")).toContainText("Registration successful!");
  await expect(page.getByText("1 of 4 places is free.")).toBeVisible();

  const mail = await eventMail(email, /^You are registered/);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(
    expect.arrayContaining(["text/calendar", "image/png"]),
  );
  await visit(page, registrationIn(mail));
  await expect(page.getByText("You are registered")).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR code of ticket/ })).toBeVisible();
  expect(await findSideways(page)).toEqual([]);

  await page.getByLabel("Attendees").selectOption("2");
  await page.getByRole("button", { name: "Change the number" }).click();
  await expect(page.getByText("Admits 2")).toBeVisible();
  await page.getByText("Cancel the registration").click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(page.getByRole("note").getByText("Your registration is cancelled")).toBeVisible();
  await eventMail(email, /^Your registration is cancelled/);
  await visit(page, `/events/${id}`);
  await expect(page.getByText("4 of 4 places are free.")).toBeVisible();
});

test("a full event has a line that moves up by itself, and the place is confirmed", async ({
  page,
  baseURL,
}) => {
  const id = await createRace(baseURL, 1);
  const [first, second] = [newEmail("first"), newEmail("second")];
  for (const email of [first, second]) {
    await visit(page, `/events/${id}`);
    await fillIn(page, email, "1");
    await asPeopleDo(page);
    await page.getByRole("button", { name: /^(Register|Join the waiting list)$/ }).click();
    await expect(page.getByText(email)).toBeVisible();
  }
  await expect(page.getByText("You are number 1 in line.")).toBeVisible();
  await expect(page.getByText("Event Full").first()).toBeVisible();
  await visit(page, registrationIn(await eventMail(first, /^You are registered/)));
  await page.getByText("Cancel the registration").click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  const movedUp = await eventMail(second, /^A place is yours/);
  // As programs do that look at mails before their readers.
  for (const link of linksIn(movedUp)) {
    for (const look of ["GET", "HEAD", "GET", "HEAD", "GET", "HEAD"])
      expect(await page.request.fetch(link, { method: look })).toBeOK();
  }
  await visit(page, registrationIn(movedUp));
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await expect(page.getByText("You are registered")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm my place" })).toBeHidden();
});

test("event and ticket are accessible in every light", async ({ page, baseURL }) => {
  const id = await createRace(baseURL, 5);
  const email = newEmail("seen");
  await visit(page, `/events/${id}`);
  expect(await findViolations(page)).toEqual([]);
  await fillIn(page, email, "1");
  await asPeopleDo(page);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await visit(page, registrationIn(await eventMail(email, /^You are registered/)));
  expect(await findViolations(page)).toEqual([]);
});

test.describe("with the worker that keeps pages", () => {
  test.use({ serviceWorkers: "allow" });

  test("a ticket that was seen opens without a signal", async ({ page, baseURL, context }) => {
    const id = await createRace(baseURL, 5);
    const email = newEmail("far");
    await visit(page, `/events/${id}`);
    await fillIn(page, email, "1");
    await asPeopleDo(page);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    const path = registrationIn(await eventMail(email, /^You are registered/));
    await visit(page, path);
    const code = (await page.locator("figcaption span").textContent()) ?? "";
    expect(code).toMatch(/^\d+-/);
    const isKept = () => page.evaluate(async () => Boolean(await caches.match("/offline")));
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Your tickets" }).getByText(code)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a registration is made, comes back when it is not whole, and is cancelled", async ({
    page,
    baseURL,
  }) => {
    const id = await createRace(baseURL, 5);
    const email = newEmail("plain");
    await page.goto(`/events/${id}`);
    await fillIn(page, "", "2");
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(
      page.getByText("Please provide your name and email address.").first(),
    ).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Zoë Tern");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(page).toHaveURL(/\?sent=registered/);
    await expect(page.getByText("Registration successful!")).toBeVisible();
    await page.goto(registrationIn(await eventMail(email, /^You are registered/)));
    await expect(page.getByText("Admits 2")).toBeVisible();
    await page.getByText("Cancel the registration").click();
    await page.getByRole("button", { name: "Yes, cancel" }).click();
    await expect(page.getByText("Your registration is cancelled")).toBeVisible();
  });
});
