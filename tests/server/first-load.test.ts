import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { allRoutes } from "#src/server/routes.ts";

const CLIENT = "build/client";
const LIMIT_BYTES = 150_000;

interface BuiltRoute {
  module: string;
  imports?: string[];
}

interface BuildManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
}

let manifest: BuildManifest;
/** Of the last build: `npm test` and `npm run test:unit` build first. */
beforeAll(() => {
  const folder = path.join(CLIENT, "assets");
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file)) ?? "";
  const script = readFileSync(path.join(folder, name), "utf8");
  manifest = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
});

/** Everything that the browser fetches before the page is alive. */
function firstLoad(page: string): string[] {
  const { entry, routes } = manifest;
  const parts = ["root", page].map((id) => {
    const route = routes[id];
    if (!route) throw new Error(`The build has no page ${id}`);
    return route;
  });
  const files = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([entry.module, ...entry.imports, ...files])];
}

describe("the first load of a page", () => {
  test.each(["pages/home", "pages/category", "pages/business"])(
    "%s has less than 150 kB of compressed JavaScript in less than 20 files",
    (page) => {
      const sizes = firstLoad(page).map((file) => statSync(path.join(CLIENT, `${file}.br`)).size);
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.length).toBeLessThan(20);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT_BYTES);
    },
  );

  test.each(["pages/home", "pages/category", "pages/business"])(
    "%s has neither the map nor the validator in it",
    (page) => {
      const script = firstLoad(page)
        .map((file) => readFileSync(path.join(CLIENT, file), "utf8"))
        .join("\n");
      // The script itself would fill the screen when this fails.
      const found = ["maplibregl-", "ZodError"].filter((word) => script.includes(word));
      expect(found).toEqual([]);
    },
  );
});

test("no script of any page has a declaration of the API in it", () => {
  const folder = path.join(CLIENT, "assets");
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
  const found = allRoutes.filter(({ summary }) => scripts.some((text) => text.includes(summary)));
  expect(scripts.length).toBeGreaterThan(50);
  expect(found.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
