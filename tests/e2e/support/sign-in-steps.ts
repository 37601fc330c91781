import type { Page } from "@playwright/test";
import { visit } from "./visitor.ts";

export const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });
export const codeField = (page: Page) => page.getByLabel("Code", { exact: true });
export const errorOf = (page: Page) => page.getByRole("main").getByRole("alert");

/** The first step of the login page: the address. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await visit(page, "/login");
  const another = page.getByRole("button", { name: "Use another address" });
  if (await another.isVisible()) await another.click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await passwordField(page).waitFor();
}

export async function givePassword(page: Page, password: string): Promise<void> {
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function askForCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "E-mail me a code" }).click();
  await codeField(page).waitFor();
}

export const menuButton = (page: Page) => page.getByRole("button", { name: "Account menu" });
