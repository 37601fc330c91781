import { type Browser, expect, type Page } from "@playwright/test";
import { signUp } from "./accounts.ts";
import { visit } from "./visitor.ts";

/** A new person who pays for the plan; the page then offers to create an event. */
export async function becomeOrganizer(page: Page): Promise<void> {
  await signUp(page);
  await visit(page, "/event-subscription");
  await page.getByRole("button", { name: "Subscribe for $39/month" }).click();
  await page.getByLabel("Test card number").fill("4242424242424242");
  await page.getByLabel("Expires (MM/YY)").fill("12/40");
  await page.getByRole("textbox", { name: "Security code" }).fill("123");
  await page.getByRole("button", { name: /Subscribe for/ }).click();
  await expect(page.getByRole("link", { name: "Create Event" })).toBeVisible();
}

type Session = Awaited<ReturnType<typeof open>>;

let session: Promise<Session> | undefined;

/** One organizer, who is no administrator, for all tests of a worker. */
export const organizerSession = (
  browser: Browser,
  baseURL: string | undefined,
): Promise<Session> => {
  session ??= open(browser, baseURL);
  return session;
};

async function open(browser: Browser, baseURL: string | undefined) {
  const page = await browser.newPage({ baseURL });
  await becomeOrganizer(page);
  const state = await page.context().storageState();
  await page.close();
  return state;
}
