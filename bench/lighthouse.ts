import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { CHROMIUM_ARGS, findChromium } from "#tests/support/find-chromium.ts";
import { benchPaths, withSite } from "./site-process.ts";
import { inThreadTime } from "./thread-time.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export interface LighthouseResult {
  name: string;
  /** From 0 to 1. */
  ratio: number;
  limit: string;
  /** The audits that cost points. */
  findings: string[];
}

/** Lighthouse asks for the median of several. */
const RUNS = 5;

/** Lighthouse's scores of the three front pages on its slow phone. */
export const lighthouseScores = {
  name: "lighthouse",
  title: "Lighthouse, mobile profile",
  run: () => withSite(scoreSite),
};

export async function scoreSite(url: string): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  for (const [name, page] of Object.entries(await benchPaths(url))) {
    // Kept warm, as for every visitor but the first.
    await (await fetch(url + page)).arrayBuffer();
    const runs: LighthouseResult[][] = [];
    while (runs.length < RUNS) runs.push(await scorePage(name, url + page));
    results.push(...medians(runs));
  }
  return results;
}

/** For each score the run in the middle. */
function medians(runs: LighthouseResult[][]): LighthouseResult[] {
  return (runs[0] ?? []).flatMap((_, at) => {
    const ofCategory = runs.flatMap((run) => run[at] ?? []);
    return ofCategory.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(RUNS / 2)] ?? [];
  });
}

/**
 * Watches the page load and lets Lighthouse judge twice: with the times that were the machine's
 * corrected, and as it is. Only the score for speed knows of times.
 */
async function scorePage(name: string, url: string): Promise<LighthouseResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "landfall-lighthouse-"));
  try {
    await watchPage(url, folder);
    const [speed, ...others] = await judge(name, url, folder);
    await correctTimes(path.join(folder, "trace.json"));
    const [corrected] = await judge(name, url, folder);
    if (!speed || !corrected) throw new Error(`Lighthouse gave no score for ${url}`);
    return [corrected, { ...speed, name: `${speed.name}, by the wall clock` }, ...others];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In the order of the categories. */
async function judge(name: string, url: string, folder: string): Promise<LighthouseResult[]> {
  const run = await lighthouse(url, settings({ auditMode: folder }));
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return Object.values(run.lhr.categories).map((category) => ({
    name: `${name} page: ${category.title}`,
    ratio: category.score ?? 0,
    limit: "Lighthouse's 100 points",
    findings: category.auditRefs
      .map(({ id, weight }) => ({ audit: run.lhr.audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && (audit?.score ?? 1) < 0.995)
      .map(({ audit }) => `${audit?.title}: ${audit?.displayValue ?? audit?.score}`),
  }));
}

async function watchPage(url: string, folder: string): Promise<void> {
  const chromium = await launch({
    chromePath: await findChromium(),
    chromeFlags: [...CHROMIUM_ARGS, "--headless=new"],
    logLevel: "silent",
  });
  try {
    await lighthouse(url, settings({ port: chromium.port, gatherMode: folder }));
  } finally {
    chromium.kill();
  }
}

async function correctTimes(file: string): Promise<void> {
  const trace = JSON.parse(await readFile(file, "utf8"));
  const traceEvents = inThreadTime(trace.traceEvents);
  await writeFile(file, JSON.stringify({ ...trace, traceEvents }));
}

const settings = (more: Flags): Flags => ({
  onlyCategories: CATEGORIES,
  logLevel: "silent",
  ...more,
});
