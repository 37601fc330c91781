import { Hono } from "hono";
import type { Db } from "#src/db/client.server.ts";
import type { SiteMap } from "#src/platform/domain/site-map.server.ts";
import { allDomains } from "../domains.ts";

/** The protocol's own limit for one file. */
export const SITEMAP_MAX = 50_000;

const allSiteMaps: readonly SiteMap[] = allDomains.flatMap(({ siteMap = [] }) => siteMap);

interface SitemapOptions {
  max?: number;
  siteMaps?: readonly SiteMap[];
}

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

/** One file while everything fits into one, else an index of the fixed pages and of blocks of rows. */
export function sitemap(
  db: Db,
  baseUrl: string,
  { max = SITEMAP_MAX, siteMaps = allSiteMaps }: SitemapOptions = {},
): Hono {
  const pages = siteMaps.flatMap((map) => map.pages ?? []);
  const rows = siteMaps.flatMap((map) => map.rows ?? []);
  return new Hono()
    .get("/robots.txt", (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin-secure-access\nDisallow: /user-dashboard\nSitemap: ${baseUrl}/sitemap.xml\n`,
      ),
    )
    .get("/sitemap.xml", async (c) => {
      const counts = await Promise.all(rows.map((each) => each.count(db)));
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (total + pages.length <= max) {
        const paths = await pathsOfBlock(db, rows, { offset: 0, limit: max });
        return c.body(urlSet(baseUrl, [...pages, ...paths]), 200, HEADERS);
      }
      const files = Math.ceil(total / max);
      const names = ["pages", ...Array.from({ length: files }, (_, index) => String(index + 1))];
      return c.body(sitemapIndex(baseUrl, names), 200, HEADERS);
    })
    .get("/sitemaps/pages", (c) => c.body(urlSet(baseUrl, pages), 200, HEADERS))
    .get("/sitemaps/:file{\\d{1,4}}", async (c) => {
      const offset = Math.max((Number(c.req.param("file")) - 1) * max, 0);
      const paths = await pathsOfBlock(db, rows, { offset, limit: max });
      return paths.length > 0 ? c.body(urlSet(baseUrl, paths), 200, HEADERS) : c.notFound();
    });
}

interface Block {
  offset: number;
  limit: number;
}

/** The rows of one domain follow those of the one before it; a file may hold the end of one and the next. */
async function pathsOfBlock(
  db: Db,
  rows: readonly NonNullable<SiteMap["rows"]>[],
  { offset, limit }: Block,
): Promise<string[]> {
  const found: string[] = [];
  let skipped = offset;
  for (const each of rows) {
    if (found.length >= limit) break;
    found.push(...(await each.paths(db, limit - found.length, skipped)));
    skipped = found.length > 0 ? 0 : Math.max(skipped - (await each.count(db)), 0);
  }
  return found;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlSet = (baseUrl: string, paths: string[]): string =>
  `${XML}<urlset ${SCHEMA}>${paths.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join("")}</urlset>`;

const sitemapIndex = (baseUrl: string, names: string[]): string =>
  `${XML}<sitemapindex ${SCHEMA}>${names.map((name) => `<sitemap><loc>${baseUrl}/sitemaps/${name}</loc></sitemap>`).join("")}</sitemapindex>`;
