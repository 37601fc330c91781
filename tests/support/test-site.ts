import path from "node:path";
import { pathToFileURL } from "node:url";
import type { createLandfall } from "#src/server/app.ts";
import { readEnv } from "#src/server/start/env.ts";
import { bringToLife, type LiveOptions, type LivePage } from "./live-page.ts";
import { readPage, type ShownPage } from "./shown-page.ts";
import { type AskSite, type Visit, visitorOf } from "./site-visitor.ts";
import { createTestDatabase } from "./test-database.ts";
import { startTestLandfall, type TestLandfall } from "./test-landfall.ts";
import { TEST_SECRET } from "./test-services.ts";

interface PageVisit extends Visit {
  /** Of the window, in pixels: which parts of the page are shown. */
  width?: number;
}

export interface TestSite extends TestLandfall {
  page(path: string, visit?: PageVisit): Promise<ShownPage>;
  /** What the built server answers, files of the build included. */
  ask: AskSite;
  /**
   * The same page with its scripts running, for what they do: messages, toasts, dialogs, states
   * while something loads. Wait for what comes with `find…` and `until`:
   *
   *     const page = await site.open("/business/12");
   *     page.click(page.getByRole("button", { name: "Share" }));
   *     page.click(await page.findByRole("menuitem", { name: "Copy Link" }));
   *     await page.findByText("Link copied!");
   */
  open(path: string, visit?: PageVisit & LiveOptions): Promise<LivePage>;
}

const OPERATORS_CHOICE = {
  ...{ NODE_ENV: "production", SECRET: TEST_SECRET, LOG_LEVEL: "silent" },
  ...{ WEATHER: "off", DEMO_DATA: "off", SUPPORT_EMAIL: "help@landfall.example" },
  SOCIAL_FACEBOOK: "https://www.facebook.com/landfall.example",
  SOCIAL_INSTAGRAM: "https://www.instagram.com/landfall.example",
  SOCIAL_TWITTER: "https://twitter.com/landfallexample",
  SOCIAL_YOUTUBE: "https://www.youtube.com/@landfallexample",
};

const HTML = { headers: { Accept: "text/html" } };

/**
 * What a page shows is proved here: the built server renders it on a database of the file's own,
 * with the demo data or without, and the answer is parsed. Accounts, calls and jobs go to the same
 * site as it stands in the sources:
 *
 *     const site = await openTestSite();
 *     afterAll(() => site.stop());
 *     const page = await site.page("/business/12", { viewer: await buildPerson(site) });
 *     expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Halfway Rock");
 *
 * The page is asked with the queries of Testing Library, which see what is shown at the width.
 * `npm test` and `npm run test:unit` build first.
 */
export async function openTestSite(data: "demo" | "migrated" = "demo"): Promise<TestSite> {
  const database = await createTestDatabase(data);
  const landfall = await startTestLandfall({ database });
  const { site, dataFolder } = landfall.services;
  const { baseUrl } = site;
  const built = await loadBuild();
  const env = readEnv({ ...OPERATORS_CHOICE, BASE_URL: baseUrl, DATA_DIR: dataFolder });
  const pages = await built.createLandfall({ ...env, ROLE: "web" }, database.connection);
  return {
    ...landfall,
    async ask(path, init) {
      const ask = await visitorOf(landfall, pages, {});
      return ask(new URL(path, baseUrl).href, init);
    },
    async page(path, visit = {}) {
      const url = new URL(path, baseUrl).href;
      const ask = await visitorOf(landfall, pages, visit);
      return readPage(await ask(url, HTML), url, visit.width);
    },
    async open(path, visit = {}) {
      const url = new URL(path, baseUrl).href;
      const ask = await visitorOf(landfall, pages, visit);
      return bringToLife(await ask(url, HTML), url, ask, visit);
    },
    async stop() {
      await pages.stop();
      await landfall.stop();
      await database.drop();
    },
  };
}

interface BuiltServer {
  createLandfall: typeof createLandfall;
}

const loadBuild = (): Promise<BuiltServer> =>
  import(/* @vite-ignore */ pathToFileURL(path.resolve("build/server/index.js")).href);
