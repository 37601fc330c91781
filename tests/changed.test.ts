import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testsOf } from "./changed/tests-of.ts";
import { readPages, touchedPages } from "./changed/touched-pages.ts";

const routes = readFileSync("src/web/routes.ts", "utf8");

test("every page of the site has an address", () => {
  const addresses = readPages(routes);
  expect(addresses).toContainEqual({ path: "/", module: "src/web/pages/home.tsx" });
  expect(addresses).toContainEqual({ path: "/business/:id", module: "src/web/pages/business.tsx" });
  expect(addresses.length).toBe(routes.match(/"pages\//g)?.length);
});

test("a page is touched by a change of what it is made of, and by no other", () => {
  const pathsFor = (file: string) => touchedPages([file]).map(({ path }) => path);
  expect(pathsFor("src/web/pages/saved.tsx")).toEqual(["/saved"]);
  const card = pathsFor("src/domains/water/tide/components/tide-card.tsx");
  expect(card).toContain("/business/:id");
  expect(card).not.toContain("/login");
  expect(pathsFor("docs/glossary.md")).toEqual([]);
});

test("the tests of a page are those that go to its address", () => {
  const files = new Map([
    ["listing", "visit(page, `/business/${" + "place.id}?tab=reviews`)"],
    ["search", 'visit(page, "/search?q=crab")'],
    ["home", 'visit(page, "/")'],
  ]);
  const found = (path: string) => testsOf([{ path, module: "" }], files);
  expect(found("/business/:id")).toEqual(["listing"]);
  expect(found("/search")).toEqual(["search"]);
  expect(found("/")).toEqual(["home"]);
});
