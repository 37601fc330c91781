import { getTableName } from "drizzle-orm";
import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { loadDemoData } from "#src/server/demo-data.ts";
import { allDomains } from "#src/server/domains.ts";
import { allShown } from "#src/server/shown-tables.ts";
import { pageContext, pageTags } from "#src/web/page-context.server.ts";
import pages from "#src/web/routes.ts";
import { recordStatements, tablesOf } from "#tests/support/record-statements.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

/**
 * What the loaders of kept pages read. Whoever keeps a page for everyone and shows a new table in it
 * is told here that nobody would hear of its changes.
 */
const landfall = await startTestLandfall();
const { services, db } = landfall;
afterAll(() => landfall.stop());

let addresses: string[] = [];
beforeAll(async () => {
  await db.transaction((tx) => loadDemoData(tx));
  const xml = await (await landfall.request("GET", "/sitemap.xml")).text();
  addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
});

const shown = new Set(allShown.map(({ table }) => getTableName(table)));

interface PageModule {
  loader?: (args: { context: RouterContextProvider; request: Request; params: object }) => unknown;
}

async function tablesReadBy(address: string): Promise<Set<string>> {
  const request = new Request(`${services.site.baseUrl}${address}`);
  const context = new RouterContextProvider();
  const visitor = { services, request, viewer: null, sessionId: null } as unknown;
  context.set(pageContext, visitor as RequestContext);
  context.set(pageTags, new Set());
  const [match] = matchRoutes(pages as RouteObject[], address) ?? [];
  if (!match) throw new Error(`There is no page for ${address}`);
  const { file } = match.route as unknown as { file: string };
  const files = ["root.tsx", file].map((name) => new URL(`../../src/web/${name}`, import.meta.url));
  const statements = await recordStatements(db.$client, async () => {
    for (const { pathname } of files) {
      const { loader }: PageModule = await import(/* @vite-ignore */ pathname);
      await loader?.({ context, request, params: match.params });
    }
  });
  return tablesOf(db.$client, statements);
}

const undeclared = async (address: string, declared: ReadonlySet<string>) =>
  [...(await tablesReadBy(address)).difference(declared)].sort();

const cachedPages = allDomains.flatMap(({ cachedPages: kept = [] }) =>
  kept.map(({ path }) => path),
);

test.each(cachedPages)("%s shows only tables whose changes renew it", async (path) => {
  const address = addresses.find((each) => path.test(each));
  if (!address) throw new Error("A kept page is in the site map");
  expect(await undeclared(address, shown)).toEqual([]);
});

test("a kept page that reads a table nobody declared is found out", async () => {
  const address = addresses.find((each) => each.startsWith("/business/")) ?? "";
  const others = shown.difference(new Set(["reviews"]));
  expect(await undeclared(address, others)).toEqual(["reviews"]);
});
