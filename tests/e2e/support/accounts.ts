import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { waitForMail } from "#tests/support/mailbox.ts";

const DATA_DIR = process.env.LANDFALL_E2E_DATA ?? "";
export const ADMIN = { email: "admin@example.com", password: "harbour-light-at-dusk" };
export const PASSWORD = "a-quiet-mooring";

export const OWN_PAGES = { "X-Requested-With": "XMLHttpRequest" };
const CODE_SUBJECT = /code/;

export interface Person {
  email: string;
  firstName: string;
  password: string;
}

/** Limits count by e-mail address too, so no two tests share one. */
export const newEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@example.com`;

export async function waitForCode(email: string, count = 1): Promise<string> {
  const mail = await waitForMail(DATA_DIR, { to: email, subject: CODE_SUBJECT, count });
  return /\d{6}/.exec(mail.subject ?? "")?.[0] ?? "";
}

/** The link by which the reader of an address stands by a claim. */
export async function waitForConfirmLink(email: string): Promise<string> {
  const mail = await waitForMail(DATA_DIR, { to: email, subject: /confirm your claim/ });
  return /http\S+\/confirm-claim#[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";
}

/** The link for a new password that was mailed to an address. */
export async function waitForResetLink(email: string): Promise<string> {
  const mail = await waitForMail(DATA_DIR, { to: email, subject: /new Landfall password/ });
  return /http\S+\/reset-password#[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data, headers: OWN_PAGES });
  expect(response, `${path} ${await response.text()}`).toBeOK();
}

interface NewPerson {
  firstName?: string;
  accountType?: "reviewer" | "business_owner";
}

/** Makes an account by the calls that the pages make. The page's browser is then signed in. */
export async function signUp(page: Page, facts: NewPerson = {}): Promise<Person> {
  const { accountType = "reviewer" } = facts;
  const person = await signUpWithoutPassword(page, facts);
  await post(page, "/api/user/setup-password", { password: PASSWORD, accountType });
  return person;
}

async function signUpWithoutPassword(page: Page, facts: NewPerson = {}): Promise<Person> {
  const { firstName = "Nell", accountType = "reviewer" } = facts;
  const email = newEmail(firstName.toLowerCase());
  await post(page, "/api/login", { email, firstName, accountType });
  await post(page, "/api/login", { email, code: await waitForCode(email) });
  return { email, firstName, password: PASSWORD };
}

/** A signed-out browser, and an account that it may sign in to. */
export async function signUpAndLeave(page: Page, facts: NewPerson = {}): Promise<Person> {
  const person = await signUp(page, facts);
  await page.context().clearCookies();
  return person;
}

export async function signIn(page: Page, person: { email: string; password: string }) {
  await post(page, "/api/login", { email: person.email, password: person.password });
}

export async function isSignedIn(page: Page): Promise<boolean> {
  const response = await page.request.get("/api/auth/user");
  return response.status() === 200;
}

/** Every body that the page sends to a path from now on. */
export function recordPosts(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && new URL(request.url()).pathname === path) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}
