import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { SITEMAP_MAX, sitemap } from "#src/server/files/sitemap.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const BASE_URL = "https://landfall.example";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test("lists live listings only, and is split when they do not fit into one file", async () => {
  const live = await Promise.all(Array.from({ length: 5 }, () => buildListing(landfall.db)));
  const hidden = [
    await buildListing(landfall.db, { status: "pending" }),
    await buildListing(landfall.db, { status: "inactive" }),
  ];
  const whole = locations(await (await landfall.request("GET", "/sitemap.xml")).text());
  expect(whole).toContain("http://localhost:3000/");
  for (const { id } of live) expect(whole).toContain(`http://localhost:3000/business/${id}`);
  for (const { id } of hidden) expect(whole).not.toContain(`http://localhost:3000/business/${id}`);

  expect(SITEMAP_MAX).toBe(50_000);
  const small = sitemap(landfall.db, BASE_URL, { max: 3 });
  const index = await (await small.request("/sitemap.xml")).text();
  expect(index).toContain("<sitemapindex");
  const files = locations(index).map((file = "") => new URL(file).pathname);
  const texts = await Promise.all(files.map(async (file) => (await small.request(file)).text()));
  const listed = texts
    .flatMap(locations)
    .filter((location = "") => location.includes("/business/"));
  const expected = live.map(({ id }) => `${BASE_URL}/business/${id}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("files go on from the rows of one domain to those of the next", async () => {
  const rowsOf = (kind: string, total: number) => ({
    count: async () => total,
    paths: async (_db: unknown, limit: number, offset: number) =>
      Array.from({ length: total }, (_, n) => `/${kind}/${n}`).slice(offset, offset + limit),
  });
  const siteMaps = [
    { pages: ["/ships"], rows: rowsOf("ship", 4) },
    { pages: ["/crews"] },
    { rows: rowsOf("crew", 3) },
  ];
  const files = sitemap(landfall.db, BASE_URL, { max: 3, siteMaps });
  const read = async (file: string) =>
    locations(await (await files.request(file)).text()).map((each = "") => new URL(each).pathname);
  expect(await read("/sitemap.xml")).toEqual(["pages", 1, 2, 3].map((n) => `/sitemaps/${n}`));
  expect(await read("/sitemaps/pages")).toEqual(["/ships", "/crews"]);
  expect(await read("/sitemaps/1")).toEqual(["/ship/0", "/ship/1", "/ship/2"]);
  expect(await read("/sitemaps/2")).toEqual(["/ship/3", "/crew/0", "/crew/1"]);
  expect(await read("/sitemaps/3")).toEqual(["/crew/2"]);
  expect((await files.request("/sitemaps/4")).status).toBe(404);
  const one = sitemap(landfall.db, BASE_URL, { max: 9, siteMaps });
  const all = locations(await (await one.request("/sitemap.xml")).text());
  expect(all).toHaveLength(9);
});

test("robots.txt names the sitemap and closes what is private", async () => {
  const answer = await landfall.request("GET", "/robots.txt");
  const text = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("text/plain"),
  ]);
  expect(text).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  expect(text).toContain("Disallow: /user-dashboard");
});
