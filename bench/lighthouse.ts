import { setTimeout } from "node:timers/promises";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { CHROMIUM_ARGS, findChromium } from "#tests/support/find-chromium.ts";
import { benchPaths, withSite } from "./site-process.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export interface LighthouseResult {
  name: string;
  /** From 0 to 1. */
  ratio: number;
  limit: string;
  /** The audits that cost points. */
  findings: string[];
}

/** Lighthouse asks for the median of several: its times are those of the machine it runs on. */
const RUNS = 5;
/** Of its own benchmark; below it, Lighthouse warns that times are the machine's, not the page's. */
const SLOWEST_MACHINE = 1000;
const LONGEST_MS = 40 * 60_000;

/** Lighthouse's scores of the three front pages on its slow phone. */
export const lighthouseScores = {
  name: "lighthouse",
  title: "Lighthouse, mobile profile",
  run: () => withSite(scoreSite),
};

export async function scoreSite(url: string): Promise<LighthouseResult[]> {
  const pages = Object.entries(await benchPaths(url)).map(([name, path]) => ({
    name,
    url: url + path,
    runs: [] as LighthouseResult[][],
  }));
  // Kept warm, as for every visitor but the first.
  for (const page of pages) await (await fetch(page.url)).arrayBuffer();
  const until = Date.now() + LONGEST_MS;
  let tries = 0;
  for (;;) {
    const [next] = pages.toSorted((a, b) => a.runs.length - b.runs.length);
    if (!next || next.runs.length === RUNS) break;
    await untilFast(until);
    tries += 1;
    const { machine, results } = await scorePage(next.name, next.url);
    if (machine >= SLOWEST_MACHINE) next.runs.push(results);
  }
  console.log(`${pages.length * RUNS} of ${tries} runs were on a machine as fast as expected`);
  return pages.flatMap(({ runs }) => medians(runs));
}

/** Looks before each run: a slow moment would be found out only at its end. */
async function untilFast(until: number): Promise<void> {
  while (pageFunctions.computeBenchmarkIndex() < SLOWEST_MACHINE) {
    if (Date.now() > until) throw new Error("This machine is slower than Lighthouse expects.");
    await setTimeout(2000);
  }
}

/** For each category the run in the middle. */
function medians(runs: LighthouseResult[][]): LighthouseResult[] {
  return CATEGORIES.flatMap((_, at) => {
    const ofCategory = runs.flatMap((run) => run[at] ?? []);
    return ofCategory.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(RUNS / 2)] ?? [];
  });
}

async function scorePage(name: string, url: string) {
  const chromium = await launch({
    chromePath: await findChromium(),
    chromeFlags: [...CHROMIUM_ARGS, "--headless=new"],
    logLevel: "silent",
  });
  try {
    const run = await lighthouse(url, {
      port: chromium.port,
      onlyCategories: CATEGORIES,
      logLevel: "silent",
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
    const results = Object.values(run.lhr.categories).map((category) => ({
      name: `${name} page: ${category.title}`,
      ratio: category.score ?? 0,
      limit: "Lighthouse's 100 points",
      findings: category.auditRefs
        .map(({ id, weight }) => ({ audit: run.lhr.audits[id], weight }))
        .filter(({ audit, weight }) => weight > 0 && (audit?.score ?? 1) < 0.995)
        .map(({ audit }) => `${audit?.title}: ${audit?.displayValue ?? audit?.score}`),
    }));
    return { machine: run.lhr.environment.benchmarkIndex, results };
  } finally {
    chromium.kill();
  }
}
