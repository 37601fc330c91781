import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { FIRST_LIGHT, LIGHTS_TAG, teachLights, type Violation } from "./axe-lights.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe itself, as @axe-core/playwright brings it. Its builder injects the whole source again for
 * each run, which takes several times as long as the run.
 */
const ownRequire = createRequire(import.meta.url);
const axeFile = createRequire(ownRequire.resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);
const axeSource = readFile(axeFile, "utf8");

interface AxeOptions {
  widths?: readonly number[];
  without?: readonly string[];
}

/**
 * What axe finds at two widths, and in three lights at the last of them, which shows the most: colours
 * do not depend on the width. Both are changed in place: one load shows them all. Then the page has
 * the size again that it had.
 */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { widths = [390, 1440], without = [] } = options;
  if (!(await page.evaluate(() => window.axe))) {
    await page.evaluate(await axeSource);
    await teachLights(page);
  }
  await stopMotion(page);
  const size = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const inEveryLight = width === widths.at(-1);
    for (const { id, nodes } of await runAxe(page, inEveryLight)) {
      if (without.includes(id)) continue;
      const place = `${new URL(page.url()).pathname} at ${width}`;
      found.push(...nodes.map((node) => `${place}: ${id}: ${node.target} ${node.failureSummary}`));
    }
  }
  if (size) await page.setViewportSize(size);
  return found;
}

/** Half-way colours belong to no light: nothing moves while it is measured. */
async function stopMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after { transition: none !important; animation: none !important; }",
    );
    document.adoptedStyleSheets.push(still);
  });
}

/** By day, and then the colours in the other lights too. */
async function runAxe(page: Page, inEveryLight: boolean): Promise<Violation[]> {
  const runOnly = inEveryLight ? [...TAGS, LIGHTS_TAG] : TAGS;
  return page.evaluate(
    async ([chosen, light]) => {
      document.documentElement.dataset.light = light;
      // What has scrolled under the header is not covered by mistake.
      window.scrollTo(0, 0);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const result = await window.axe?.run({ runOnly: chosen, resultTypes: ["violations"] });
      if (!result) throw new Error("axe is not there");
      return result.violations;
    },
    [runOnly, FIRST_LIGHT] as const,
  );
}
