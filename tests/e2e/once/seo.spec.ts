import { expect } from "@playwright/test";
import { test, visit } from "../support/visitor.ts";

test("a page asks for its styles and fonts before its scripts", async ({ page }) => {
  const html = await (await page.request.get("/category/marinas")).text();
  expect(html).not.toContain('rel="modulepreload"');
  await visit(page, "/category/marinas");
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(({ name }) => name.slice(name.lastIndexOf(".") + 1)),
  );
  const firstScript = asked.indexOf("js");
  expect(asked.filter((kind) => kind === "js").length).toBeGreaterThan(3);
  expect(asked.indexOf("css")).toBeLessThan(firstScript);
  expect(asked.slice(0, firstScript).filter((kind) => kind === "woff2")).toHaveLength(3);
});
