import { expect, type Page } from "@playwright/test";
import { allRoutes } from "../support/routes.ts";
import { test } from "../support/visitor.ts";

test("on every page, forms and buttons are safe before the scripts are there", async ({ page }) => {
  test.slow();
  await page.goto("/");
  const taken = new Map<string, boolean>();
  const paths = (await allRoutes(page)).map((route) => route.path);
  const listing = paths.find((path) => /^\/business\/(?!999999)/.test(path));
  for (const path of [...paths, `${listing}?tab=reviews`, `${listing}?tab=photos`]) {
    const { forms, buttons, posts, remembersTaps } = await findFaults(page, path);
    expect.soft({ forms, buttons, remembersTaps }, path).toEqual({
      forms: [],
      buttons: [],
      remembersTaps: true,
    });
    for (const action of posts) {
      if (!taken.has(action)) taken.set(action, await isTaken(page, action));
      expect.soft(taken.get(action), `a form of ${path} is sent to ${action}`).toBe(true);
    }
  }
  expect(taken.size).toBeGreaterThan(3);
});

/** The server refuses an empty form by what it lacks, not by its method. */
async function isTaken(page: Page, action: string): Promise<boolean> {
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.post(action, { form: {}, headers });
  return answer.status() === 400;
}

/** Reads a page's HTML as it is sent. */
const findFaults = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address);
    const html = new DOMParser().parseFromString(await response.text(), "text/html");
    const forms = [...html.querySelectorAll("form")];
    const methodOf = (form: Element) => form.getAttribute("method") ?? "none";
    /** Sent to the server, or to nowhere: never with its words into this page's own address. */
    const isSafe = (form: Element) => {
      if (methodOf(form) === "dialog") return true;
      const isSent = ["get", "post"].includes(methodOf(form));
      // The slider has a hidden one of its own, which sends nothing.
      const fields = [
        ...form.querySelectorAll('input:not([style="display:none"]), select, textarea'),
      ];
      return (
        isSent &&
        (form.getAttribute("action") ?? "").startsWith("/") &&
        fields.every((field) => field.hasAttribute("name"))
      );
    };
    /** Opens by itself, is remembered, or sends a form; and none is dead from the start. */
    const isAlive = (button: HTMLButtonElement) =>
      button.getAttribute("type") === "button" ||
      (button.type === "submit" && button.form !== null);
    return {
      forms: forms.filter((form) => !isSafe(form)).map((form) => form.outerHTML.slice(0, 200)),
      posts: forms
        .filter((form) => methodOf(form) === "post")
        .map((form) => form.getAttribute("action") ?? ""),
      buttons: [...html.querySelectorAll("button")]
        .filter((button) => !isAlive(button))
        .map((button) => button.outerHTML.slice(0, 200)),
      remembersTaps: [...html.head.querySelectorAll("script")].some((script) =>
        script.textContent?.includes("landfallTaps"),
      ),
    };
  }, path);
