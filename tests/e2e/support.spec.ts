import { expect } from "@playwright/test";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

test("the support page has a form, contact details and five answers that open and close", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/support");
  for (const name of ["Name", "E-mail", "Category", "Subject", "Message"]) {
    await expect(page.getByLabel(name, { exact: false }).first()).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
  await expect(page.getByRole("link", { name: "help@landfall.example" })).toBeVisible();

  const questions = page.locator("main summary:has(h3)");
  await expect(questions).toHaveCount(5);
  const answers = page.locator("main details:has(h3) > div");
  for (let at = 0; at < 5; at += 1) {
    const answer = answers.nth(at);
    await expect(answer).toBeHidden();
    await questions.nth(at).click();
    await expect(answer).toBeVisible();
    await questions.nth(at).click();
    await expect(answer).toBeHidden();
    await questions.nth(at).focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await page.keyboard.press("Space");
    await expect(answer).toBeHidden();
  }
});

test("a message is refused with its gaps named, then sent, and a reply within 24 hours is promised", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/support");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByText("Please write a subject.")).toBeVisible();
  await page.getByLabel("Name").fill("Nora Quay");
  await page.getByLabel("E-mail").fill("nora.quay@example.com");
  await page.getByLabel("Category").selectOption({ label: "My account" });
  await page.getByLabel("Subject").fill("Two accounts");
  await page.getByLabel("Message", { exact: false }).last().fill("I have two accounts. Help!");
  await asPeopleDo(page);
  await send.click();
  await expect(page.locator("[data-toast]")).toContainText("Support Request Submitted");
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: "within 24 hours" }),
  ).toBeVisible();
});

test("a message that does not arrive says so and stays in the form", async ({ page }) => {
  await page.route("**/api/support", (route) => route.abort());
  await visit(page, "/support");
  await page.getByLabel("Name").fill("Nora Quay");
  await page.getByLabel("E-mail").fill("nora.quay@example.com");
  await page.getByLabel("Subject").fill("No signal");
  await page.getByLabel("Message", { exact: false }).last().fill("Sent from the creek.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("[data-toast]")).toContainText("Submission Failed");
  await expect(page.getByLabel("Subject")).toHaveValue("No signal");
});
