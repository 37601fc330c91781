import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of all the rules these alone look at colours; the others say the same in every light. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * axe itself, as @axe-core/playwright brings it. Its builder injects the whole source again for
 * each run, which takes several times as long as the run.
 */
const ownRequire = createRequire(import.meta.url);
const axeFile = createRequire(ownRequire.resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);
const axeSource = readFile(axeFile, "utf8");

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe?: { run(options: object): Promise<{ violations: Violation[] }> };
  }
}

interface AxeOptions {
  widths?: readonly number[];
  without?: readonly string[];
}

/**
 * What axe finds at two widths, and in three lights at the last of them, which shows the most: colours
 * do not depend on the width. Both are changed in place: one load shows them all.
 */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { widths = [390, 1440], without = [] } = options;
  if (!(await page.evaluate(() => window.axe))) await page.evaluate(await axeSource);
  await stopMotion(page);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const light of width === widths.at(-1) ? ["day", "dusk", "night"] : ["day"]) {
      await setLight(page, light);
      const rules = light === "day" ? TAGS : COLOUR_RULES;
      const place = `${new URL(page.url()).pathname} at ${width} by ${light}`;
      for (const { id, nodes } of await runAxe(page, rules)) {
        if (without.includes(id)) continue;
        found.push(
          ...nodes.map((node) => `${place}: ${id}: ${node.target} ${node.failureSummary}`),
        );
      }
    }
  }
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

async function setLight(page: Page, light: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.light = name;
    // What has scrolled under the header is not covered by mistake.
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, light);
}

function runAxe(page: Page, runOnly: readonly string[]): Promise<Violation[]> {
  return page.evaluate(async (chosen) => {
    const result = await window.axe?.run({ runOnly: chosen, resultTypes: ["violations"] });
    if (!result) throw new Error("axe is not there");
    return result.violations;
  }, runOnly);
}
