import { asc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";

/** The protocol's own limit for one file. */
export const SITEMAP_MAX = 50_000;

const PAGES = [
  "/",
  "/categories",
  "/events",
  "/advertise",
  "/add-business",
  "/support",
  "/privacy",
  "/terms",
];

const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

/** One file while everything fits into one, else an index of files by blocks of ids. */
export function sitemap(db: Db, baseUrl: string, max: number = SITEMAP_MAX): Hono {
  return new Hono()
    .get("/robots.txt", (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /admin-secure-access\nDisallow: /user-dashboard\nSitemap: ${baseUrl}/sitemap.xml\n`,
      ),
    )
    .get("/sitemap.xml", async (c) => {
      const total = await countLive(db);
      const pages = [...PAGES, ...CATEGORIES.map(({ id }) => `/category/${id}`)];
      if (total + pages.length <= max) {
        return c.body(urlSet(baseUrl, [...pages, ...(await livePaths(db, 0, max))]), 200, HEADERS);
      }
      const files = Math.ceil(total / max);
      const names = ["pages", ...Array.from({ length: files }, (_, index) => String(index + 1))];
      return c.body(sitemapIndex(baseUrl, names), 200, HEADERS);
    })
    .get("/sitemaps/pages", (c) =>
      c.body(
        urlSet(baseUrl, [...PAGES, ...CATEGORIES.map(({ id }) => `/category/${id}`)]),
        200,
        HEADERS,
      ),
    )
    .get("/sitemaps/:file{\\d{1,4}}", async (c) => {
      const paths = await livePaths(db, (Number(c.req.param("file")) - 1) * max, max);
      return paths.length > 0 ? c.body(urlSet(baseUrl, paths), 200, HEADERS) : c.notFound();
    });
}

async function countLive(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(businesses)
    .where(eq(businesses.status, "live"));
  return row?.total ?? 0;
}

async function livePaths(db: Db, offset: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.status, "live"))
    .orderBy(asc(businesses.id))
    .limit(limit)
    .offset(Math.max(offset, 0));
  return rows.map(({ id }) => `/business/${id}`);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlSet = (baseUrl: string, paths: string[]): string =>
  `${XML}<urlset ${SCHEMA}>${paths.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join("")}</urlset>`;

const sitemapIndex = (baseUrl: string, names: string[]): string =>
  `${XML}<sitemapindex ${SCHEMA}>${names.map((name) => `<sitemap><loc>${baseUrl}/sitemaps/${name}</loc></sitemap>`).join("")}</sitemapindex>`;
