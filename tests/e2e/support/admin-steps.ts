import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { NEW_LISTING } from "#tests/support/new-listing.ts";
import { OWN_PAGES } from "./accounts.ts";
import { adminSession } from "./admin-session.ts";
import { post } from "./reviews.ts";
import { test, visit } from "./visitor.ts";

/** Tests run side by side, so each works with names of its own. */
export const uniqueName = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;
export const toastOf = (page: Page) => page.locator("[data-toast]");
export const question = (page: Page) => page.getByRole("alertdialog");
export const rowOf = (page: Page, text: string): Locator =>
  page.getByRole("row").filter({ hasText: text });

export async function enterAsAdmin(page: Page): Promise<void> {
  const { cookies } = await adminSession(test.info().project.use.baseURL);
  await page.context().addCookies(cookies);
}

/** Signed in, at a tab, with what its address says: openTab(page, "reviews", { q: "crab" }). */
export async function openTab(page: Page, tab: string, address: Record<string, string> = {}) {
  await enterAsAdmin(page);
  await visit(page, `/admin-secure-access?${new URLSearchParams({ tab, ...address })}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administration");
}

export async function sendListing(api: APIRequestContext, name: string) {
  return post(api, "/api/businesses", { ...NEW_LISTING, name }) as Promise<{ id: number }>;
}

/** A live one, by the calls that the pages make; the page must be an administrator's. */
export async function listLive(page: Page, name: string): Promise<number> {
  const { id } = await sendListing(page.request, name);
  const answer = await page.request.put(`/api/businesses/${id}`, {
    data: { isActive: true, version: 1 },
    headers: OWN_PAGES,
  });
  expect(answer).toBeOK();
  return id;
}

/** How a listing answers to somebody who is not signed in. */
export async function publicStatus(page: Page, id: number): Promise<number> {
  const visitor = await page.context().browser()?.newContext();
  const origin = new URL(page.url()).origin;
  const answer = await visitor?.request.get(`${origin}/api/businesses/${id}`);
  await visitor?.close();
  return answer?.status() ?? 0;
}
