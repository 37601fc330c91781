import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/support/find-chromium.ts";

const PORT = Number(process.env.LANDFALL_E2E_PORT ?? 4173);
const baseURL = `http://localhost:${PORT}`;

/** Shared with the workers through the environment: tests read the mail that is written there. */
const given = process.env.LANDFALL_E2E_DATA;
const dataDir = given ?? mkdtempSync(path.join(tmpdir(), "landfall-e2e-"));
process.env.LANDFALL_E2E_DATA = dataDir;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  // One that needs a second try is listed as flaky: its cause is to be found.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["./tests/e2e/support/sweep-data.ts", { folder: given ? undefined : dataDir }],
  ],
  use: {
    baseURL,
    // Its worker keeps pages for later, which each of these browsers would do from nothing.
    serviceWorkers: "block",
    // A trace of everything makes pages twice as slow: `npx playwright test --trace on NAME`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      // Tests that carry the tag `@phone` run here too: the journeys that people make with a phone in
      // hand. Details that are the same at every width run once. Where a screen is laid out in another
      // way, tests/e2e/support/phone-ways.ts takes it; tests/e2e/once/ measures every page at 390 pixels.
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: "npm start",
    url: `${baseURL}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "harbour-light-at-dusk",
      LOG_LEVEL: "warn",
      SUPPORT_EMAIL: "help@landfall.example",
      WEATHER: "off",
      SOCIAL_FACEBOOK: "https://www.facebook.com/landfall.example",
      SOCIAL_INSTAGRAM: "https://www.instagram.com/landfall.example",
      SOCIAL_TWITTER: "https://twitter.com/landfallexample",
      SOCIAL_YOUTUBE: "https://www.youtube.com/@landfallexample",
      // Each test comes from an address of its own; see tests/e2e/support/visitor.ts.
      TRUST_PROXY: "1",
    },
  },
});
