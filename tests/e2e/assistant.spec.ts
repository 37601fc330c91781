import { expect } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { test, visit } from "./support/visitor.ts";

test("somebody opens the assistant, asks, takes a suggestion, follows a link and finds the talk again", async ({
  page,
}) => {
  await visit(page, "/no-such-page");
  const launcher = page.getByRole("button", { name: "Ask the marine assistant" });
  await launcher.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Marine assistant" });
  await expect(panel.getByLabel("Your question")).toBeFocused();
  await page.keyboard.type("Marinas with diesel near Solomons");
  await page.keyboard.press("Enter");
  const log = panel.getByRole("log");
  await expect(log.getByRole("link", { name: "Iverson's Marina" })).toBeVisible();
  await expect(panel.getByRole("status")).toContainText("Iverson's Marina");
  await panel.getByRole("button", { name: "The first one's phone?" }).click();
  await expect(log.getByText("Phone (240) 555-0196.")).toBeVisible();
  expect(await findViolations(page, { widths: [390, 1440] })).toEqual([]);
  await log.getByRole("link", { name: "Iverson's Marina" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Iverson's Marina" })).toBeVisible();
  await page.goBack();
  await expect(log.getByText("Phone (240) 555-0196.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(launcher).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await page.getByRole("button", { name: "Ask the marine assistant" }).click();
  await expect(log.getByText("Phone (240) 555-0196.")).toBeVisible();
});
