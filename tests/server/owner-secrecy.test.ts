import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { allRoutes } from "#src/server/routes.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall);
const place = await buildListing(landfall.db, { ownerId: owner.id, name: "Heron Landing" });
await refreshSearchIndex(landfall);

const one = `/api/businesses/${place.id}`;
const ownerSeenBy = async (browser: BrowserLike) =>
  ((await browser.get(one)).body as { ownerId: string | null }).ownerId;

test("who owns a listing is told to the owner and to administrators alone", async () => {
  expect(await ownerSeenBy(await browserOf(landfall, owner))).toBe(owner.id);
  expect(await ownerSeenBy(await browserOf(landfall, await buildAdmin(landfall)))).toBe(owner.id);
  expect(await ownerSeenBy(await browserOf(landfall, await buildPerson(landfall)))).toBeNull();
  expect(await ownerSeenBy(openBrowser(landfall))).toBeNull();
});

const reads = allRoutes
  .filter(({ method, access }) => method === "GET" && access !== "admin" && access !== "self")
  .map(({ path }) =>
    path.replace("{id}", String(place.id)).replace("{businessId}", String(place.id)),
  )
  .filter((path) => !path.includes("{"));

test.each(reads)("%s names no owner to anyone else", async (path) => {
  const stranger = await browserOf(landfall, await buildPerson(landfall));
  for (const query of ["", "?q=Heron&limit=100"]) {
    for (const browser of [openBrowser(landfall), stranger]) {
      expect(JSON.stringify((await browser.get(`${path}${query}`)).body)).not.toContain(owner.id);
    }
  }
});

test("the owner's own lists do not name the listing's owner to someone else who sent it in", async () => {
  const sender = await buildPerson(landfall);
  await buildListing(landfall.db, {
    ...{ ownerId: owner.id, submittedById: sender.id, status: "pending" as const },
  });
  const { body } = await (await browserOf(landfall, sender)).get("/api/user/businesses");
  expect(body).toMatchObject([{ ownerId: null, ownerEmail: null }]);
});
