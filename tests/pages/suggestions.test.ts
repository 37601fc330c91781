import { fireEvent } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

test("suggestions follow the keyboard and Enter picks or submits", async () => {
  const page = await site.open("/");
  const box = page.getByRole<HTMLInputElement>("combobox", { name: "Search the waterfront" });
  const form = box.form as HTMLFormElement;
  const search = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const options = () => page.findAll("[role=option]");
  const press = (key: string) => fireEvent.keyDown(box, { key });
  const selected = () => options().map((option) => option.getAttribute("aria-selected") === "true");
  await page.until(() => expect(search?.disabled).toBe(true));
  page.fill(box, "   ");
  expect(search?.disabled).toBe(true);
  page.fill(box, "anapolis");
  await page.until(() => expect(options()[0]?.textContent).toMatch(/^Annapolis, MD\d+$/));
  expect(search?.disabled).toBe(false);
  expect(options().length).toBeLessThanOrEqual(8);
  expect(box.getAttribute("aria-expanded")).toBe("true");
  press("ArrowDown");
  await page.until(() => expect(selected().indexOf(true)).toBe(0));
  expect(box.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  press("ArrowUp");
  await page.until(() => expect(selected().indexOf(true)).toBe(options().length - 1));
  press("Escape");
  await page.until(() => expect(box.getAttribute("aria-expanded")).toBe("false"));
  expect(page.queryByRole("listbox")).toBeNull();
  fireEvent.submit(form);
  await page.until(() => expect(page.path()).toBe("/search?q=anapolis"));
  await page.findByText(/for “annapolis”/);
});
