import { expect } from "@playwright/test";
import { newEmail, signUp } from "./support/accounts.ts";
import { toastOf } from "./support/admin-steps.ts";
import { findViolations } from "./support/axe.ts";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

test("a project is submitted, a visitor asks to collaborate, and its creator accepts", {
  tag: "@phone",
}, async ({ page, browser }) => {
  await signUp(page);
  await visit(page, "/research");
  await page.getByRole("link", { name: "Submit a project" }).click();
  await page.getByLabel("Project title").fill("Ospreys on channel markers");
  await page.getByLabel("Lead researcher").fill("Wilma Teal");
  await page.getByLabel("Institution").fill("Marker Four Group");
  await page.getByLabel("Description").fill("Forty nests from a skiff.");
  await page.getByLabel("Target species").fill("Osprey , Menhaden");
  await page.getByLabel("Status").selectOption("seeking_collaborators");
  await asPeopleDo(page);
  await page.getByRole("button", { name: "Submit Project" }).click();
  await expect(toastOf(page)).toContainText("Project Submitted");
  await expect(page).toHaveURL(/\/research\/\d+$/);
  const address = page.url();
  await expect(page.getByText("Seeking collaborators")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const visitor = await browser.newPage();
  await visit(visitor, new URL(address).pathname);
  const form = visitor.getByRole("form", { name: "Ask to collaborate" });
  await form.getByLabel("Your name").fill("Zoë Tern");
  await form.getByLabel("Your e-mail").fill(newEmail("zoe"));
  await form.getByLabel("Expertise").fill("Raptors");
  await form.getByLabel("Contribution").fill("A skiff");
  await form.getByLabel("Message").fill("I know every marker.");
  await asPeopleDo(visitor);
  await form.getByRole("button", { name: "Send Request" }).click();
  await expect(toastOf(visitor)).toContainText("Request Sent");
  await expect(visitor.getByText("Waiting for an answer")).toBeVisible();

  await page.getByRole("link", { name: "Requests", exact: true }).click();
  await expect(page.getByText("I know every marker.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("A word with your answer").fill("See you on Saturday.");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(toastOf(page)).toContainText("Request accepted");
  await visitor.reload();
  await expect(visitor.getByText("See you on Saturday.")).toBeVisible();
  await visitor.getByRole("link", { name: "Ospreys on channel markers" }).click();
  const count = visitor.locator("dt", { hasText: "Collaborators" }).locator("+ dd");
  await expect(count).toHaveText("1");
  await visitor.close();
});
