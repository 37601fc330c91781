import path from "node:path";
import { pathToFileURL } from "node:url";
import type { createLandfall } from "#src/server/app.ts";
import { readEnv } from "#src/server/start/env.ts";
import { browserOf } from "./browser-like.ts";
import { readPage, type ShownPage } from "./shown-page.ts";
import { createTestDatabase } from "./test-database.ts";
import { nextAddress, startTestLandfall, type TestLandfall } from "./test-landfall.ts";
import { TEST_SECRET } from "./test-services.ts";

interface Visit {
  /** Who is signed in. */
  viewer?: { id: string };
  cookie?: string;
  /** Of the window, in pixels: which parts of the page are shown. */
  width?: number;
  headers?: Record<string, string>;
}

export interface TestSite extends TestLandfall {
  page(path: string, visit?: Visit): Promise<ShownPage>;
}

const OPERATORS_CHOICE = {
  ...{ NODE_ENV: "test", SECRET: TEST_SECRET, LOG_LEVEL: "silent" },
  ...{ WEATHER: "off", DEMO_DATA: "off", SUPPORT_EMAIL: "help@landfall.example" },
  SOCIAL_FACEBOOK: "https://www.facebook.com/landfall.example",
  SOCIAL_INSTAGRAM: "https://www.instagram.com/landfall.example",
  SOCIAL_TWITTER: "https://twitter.com/landfallexample",
  SOCIAL_YOUTUBE: "https://www.youtube.com/@landfallexample",
};

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
    async page(address, { viewer, cookie, width, headers } = {}) {
      const url = new URL(address, baseUrl);
      const session = viewer ? (await browserOf(landfall, viewer)).cookie : "";
      const cookies = [session, cookie].filter(Boolean).join("; ");
      const request = new Request(url, {
        headers: { Accept: "text/html", ...(cookies && { Cookie: cookies }), ...headers },
        redirect: "manual",
      });
      const socket = { remoteAddress: nextAddress() };
      const response = await pages.fetch(request, { incoming: { socket } });
      return readPage(response, url.href, width);
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
