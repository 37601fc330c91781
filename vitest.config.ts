import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Made of hundreds of small files: bundled once, each test file starts a second sooner. */
const BUNDLED = ["drizzle-orm", "drizzle-orm/node-postgres", "drizzle-orm/pg-core"];

const EVERY_TEST = ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "bench/**/*.test.ts"];

const startsWith = (line: string) => (file: string) => readFileSync(file, "utf8").startsWith(line);
const replacesModule = (file: string) => /\bvi\.mock\(/.test(readFileSync(file, "utf8"));

/** Tests that replace a module: all others of a worker share what the first one loaded. */
const ALONE = globSync(EVERY_TEST).filter(replacesModule);

/** Tests in a document: their first line asks for it, and all of a worker draw in one. */
const DRAWN = globSync("src/**/*.test.{ts,tsx}").filter(
  startsWith("// @vitest-environment happy-dom\n"),
);

/** Pages are rendered by the build of React that visitors get. */
const PAGES = ["tests/pages/**/*.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/support/global-setup.ts",
    maxWorkers: availableParallelism(),
    // These end what hangs: how long a test takes is up to what else the machine does.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
    projects: [
      { extends: true, test: { name: "alone", include: ALONE } },
      // All files of a worker share the modules that the first one loaded.
      {
        extends: true,
        test: {
          ...{ name: "drawn", include: DRAWN, exclude: ALONE, isolate: false },
          setupFiles: "tests/support/drawn-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "together",
          include: EVERY_TEST,
          exclude: [...ALONE, ...DRAWN, ...PAGES],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "pages", include: PAGES, isolate: false, env: { NODE_ENV: "production" } },
      },
    ],
  },
});
