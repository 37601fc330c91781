import { getTableName } from "drizzle-orm";
import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { loadDemoData } from "#src/server/demo-data.ts";
import { allDomains } from "#src/server/domains.ts";
import { pageKey } from "#src/server/pages/page-cache/page-key.ts";
import { allRoutes } from "#src/server/routes.ts";
import { allShown } from "#src/server/shown-tables.ts";
import { pageContext, pageTags } from "#src/web/page-context.server.ts";
import pages from "#src/web/routes.ts";
import { recordStatements, tablesOf } from "#tests/support/record-statements.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

/**
 * What the loaders of cached pages read. Whoever caches a page for everyone and shows a new table in it
 * is told here that nobody would hear of its changes.
 */
const landfall = await startTestLandfall();
const { services, db } = landfall;
afterAll(() => landfall.stop());

let addresses: string[] = [];
beforeAll(async () => {
  await db.transaction(async (tx) => {
    await writeCatalogue(tx);
    await loadDemoData(tx);
  });
  const xml = await (await landfall.request("GET", "/sitemap.xml")).text();
  addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
});

const shown = new Set(allShown.map(({ table }) => getTableName(table)));

interface PageModule {
  loader?: (args: { context: RouterContextProvider; request: Request; params: object }) => unknown;
}

const visitorAsking = (request: Request) =>
  ({ services, request, viewer: null, sessionId: null }) as unknown as RequestContext;

async function tablesReadBy(address: string): Promise<Set<string>> {
  const request = new Request(`${services.site.baseUrl}${address}`);
  const context = new RouterContextProvider();
  context.set(pageContext, visitorAsking(request));
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

const cachedPages = allDomains.flatMap(({ cachedPages: brought = [] }) => brought);

test.each(cachedPages.map(({ path }) => path))(
  "%s shows only tables whose changes renew it",
  async (path) => {
    const address = addresses.find((each) => path.test(each));
    if (!address)
      throw new Error(
        `A cached page is in the site map: add ${path} to \`siteMap\` of its manifest`,
      );
    const unheard = await undeclared(address, shown);
    expect(unheard, "Add the tables to `shown` of the manifest of their domain").toEqual([]);
  },
);

test("a cached page that reads a table nobody declared is found out", async () => {
  const address = addresses.find((each) => each.startsWith("/business/")) ?? "";
  const others = shown.difference(new Set(["reviews"]));
  expect(await undeclared(address, others)).toEqual(["reviews"]);
});

type PlainForm = Pick<NonNullable<RouteDeclaration["form"]>, "pages" | "leadsTo">;

/** Whatever is asked of an answer, there is something. */
const anyAnswer = new Proxy<Record<string | symbol, unknown>>(
  { status: "registered", link: null },
  { get: (known, name) => (name in known ? known[name] : 1) },
);

/** Where forms lead with a parameter that the cache would drop: the thanks would not be drawn. */
function ledAstray(forms: readonly PlainForm[], cached: readonly CachedPaths[]): string[] {
  return forms
    .map(({ pages: [first = "/"], leadsTo }) => {
      const page = new URL(first.replaceAll(/:\w+/g, "1"), services.site.baseUrl);
      return leadsTo({ answer: anyAnswer, page, ctx: visitorAsking(new Request(page)) });
    })
    .map((address) => address.replace(/#.*/, ""))
    .filter((address) => ![null, address].includes(pageKey(address, cached)));
}

test("a plain form leads to an address that the cache tells from others", () => {
  const forms = allRoutes.flatMap(({ form }) => form ?? []);
  expect(forms.length).toBeGreaterThan(2);
  const astray = ledAstray(forms, cachedPages);
  expect(astray, "Add the parameter to `choices` of the cached page: `sent: /^yes$/`").toEqual([]);
});

test("a cached page that does not know the thanks of its form is found out", () => {
  const forms: PlainForm[] = ["/lights?sent=yes", "/lights", "/piers?sent=yes"].map((address) => ({
    ...{ pages: ["/lights"], leadsTo: () => address },
  }));
  const path = /^\/lights$/;
  expect(ledAstray(forms, [{ path }])).toEqual(["/lights?sent=yes"]);
  expect(ledAstray(forms, [{ path, choices: { sent: /^yes$/ } }])).toEqual([]);
});
