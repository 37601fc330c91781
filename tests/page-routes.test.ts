import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import routes from "#src/web/routes.ts";
import { COMMUNITY_ROUTES, DIRECTORY_ROUTES } from "./support/page-routes.ts";

const PAGES = [...DIRECTORY_ROUTES, ...COMMUNITY_ROUTES].map(({ path }) => path);
const PATTERNS = routes.map(({ path = "/" }) => path);

/** Patterns that answer none of the addresses. */
function unvisited(patterns: readonly string[], addresses: readonly string[]): string[] {
  const known = patterns.map((path) => ({ path }));
  const visited = addresses.map((address) => matchRoutes(known, address)?.[0]?.route.path);
  return patterns.filter((path) => !visited.includes(path));
}

test("every page of the site is looked at by the tests of all pages", () => {
  expect(PATTERNS.length).toBeGreaterThan(30);
  const missing = unvisited(PATTERNS, PAGES);
  expect(missing, "Add an address of each to tests/support/page-routes.ts").toEqual([]);
});

test("a page counts as looked at only by an address of its own", () => {
  const patterns = ["/", "events", "events/create", "events/:id", "*"];
  expect(unvisited(patterns, ["/", "/events?day=1", "/events/create"])).toEqual([
    "events/:id",
    "*",
  ]);
});
