import { expect } from "@playwright/test";
import { asPeopleDo, test, visit } from "./support/visitor.ts";

test("answers open and close, also by keyboard, and a message is sent", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/support");
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

  await page.getByLabel("Name").fill("Nora Quay");
  await page.getByLabel("E-mail").fill("nora.quay@example.com");
  await page.getByLabel("Category").selectOption({ label: "My account" });
  await page.getByLabel("Subject").fill("Two accounts");
  await page.getByLabel("Message", { exact: false }).last().fill("I have two accounts. Help!");
  await asPeopleDo(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("[data-toast]")).toContainText("Support Request Submitted");
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: "within 24 hours" }),
  ).toBeVisible();
});
