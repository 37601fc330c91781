import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Made of hundreds of small files: bundled once, each test file starts a second sooner. */
const BUNDLED = ["drizzle-orm", "drizzle-orm/node-postgres", "drizzle-orm/pg-core"];

const EVERY_TEST = ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "bench/**/*.test.ts"];

/** Tests that draw components, replace a module or define jobs: each needs modules of its own. */
const ALONE = [
  "src/**/*.test.tsx",
  "src/design/first-paint/lay-out-rest.test.ts",
  "src/design/light/light-choice.test.ts",
  "src/domains/accounts/sign-in/sign-in.test.ts",
  "src/domains/accounts/sign-in/sign-in-code.test.ts",
  "src/domains/accounts/sign-in/sign-up.test.ts",
  "src/domains/directory/manage/decide-listing.test.ts",
  "src/db/run-prepared.test.ts",
  "src/platform/jobs/*.test.ts",
  "tests/server/operations.test.ts",
];

/** Pages are rendered by the build of React that visitors get. */
const PAGES = ["tests/pages/**/*.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/support/global-setup.ts",
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
    projects: [
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        // All files of a worker share the modules that the first one loaded.
        test: {
          name: "together",
          include: EVERY_TEST,
          exclude: [...ALONE, ...PAGES],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...{ name: "pages", include: PAGES, isolate: false, env: { NODE_ENV: "production" } },
          // Some of them ask for every page of the site.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
