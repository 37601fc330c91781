import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { dataUrl } from "#tests/support/new-listing.ts";
import { buildOrganizer } from "#tests/support/people.ts";
import { openRental } from "#tests/support/rentals.ts";
import { FORM, send, startReporting } from "#tests/support/species-reporting.ts";

const { landfall, member } = await startReporting();
afterAll(() => landfall.stop());
const business = await buildListing(landfall.db);

const ofAnother = { status: 400, body: { code: "media_of_another" } };

const YEAR = new Date().getUTCFullYear() + 1;
const EVENT = {
  ...{ title: "Moonlight sail", category: "Sailing Race", description: "Twelve miles." },
  ...{ startDate: `${YEAR}-06-12T19:00`, location: "City Dock", city: "Annapolis" },
  ...{ state: "Maryland", organizer: "Night Sailors", contactEmail: "sail@example.com" },
};
const ITEM = {
  ...{ name: "Sea kayak", description: "Two seats.", type: "kayak" },
  ...{ pricePerHour: "25.50", pricePerDay: 90, capacity: 2 },
};
const PROJECT = {
  ...{ title: "Oysters of the wall", description: "Count spat.", projectType: "monitoring" },
  ...{ organizer: "Creek Watch", location: "Annapolis, MD", goalUnit: "counts" },
};
const EXPERIENCE = { ...FORM, authorName: "Nell", caption: "A calm morning.", rating: 5 };

interface Place {
  browser: BrowserLike;
  path: string;
}
const asMember = (path: string) => async (): Promise<Place> => ({
  ...{ browser: (await member()).browser, path },
});

/** Each by somebody who may do it. */
const SHOWN_BY: [string, () => Promise<Place>, (picture: string) => object][] = [
  [
    ...(["an experience", asMember(`/api/businesses/${business.id}/experiences`)] as const),
    (picture) => ({ ...EXPERIENCE, images: [picture] }),
  ],
  [
    ...(["a project", asMember("/api/community/projects")] as const),
    (photo) => ({ ...PROJECT, photo }),
  ],
  [
    "an event",
    async () => {
      const browser = await browserOf(landfall, await buildOrganizer(landfall));
      return { browser, path: "/api/events" };
    },
    (imageUrl) => ({ ...EVENT, imageUrl }),
  ],
  [
    "a rental item",
    async () => {
      const { business: shop, desk } = await openRental(landfall);
      return { browser: desk, path: `/api/businesses/${shop.id}/rentals` };
    },
    (picture) => ({ ...ITEM, images: [picture] }),
  ],
];

test.each(SHOWN_BY)(
  "a picture that somebody published is not taken for %s, and one's own is",
  async (_, open, say) => {
    const otto = (await member()).browser;
    const { images } = (await send(otto, { images: [await dataUrl()] })) as SpeciesReport;
    const thief = await open();
    expect(await thief.browser.post(thief.path, say(images[0] ?? ""))).toMatchObject(ofAnother);
    const own = await send(thief.browser, { images: [await dataUrl()] });
    const answer = await thief.browser.post(thief.path, say(own.images[0] ?? ""));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  },
);

test("a document that somebody uploaded is no proof in a claim of another", async () => {
  const rawBody = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
  const nora = (await member()).browser;
  const uploaded = await nora.post("/api/media?kind=document", undefined, { rawBody });
  const proofDocuments = [(uploaded.body as { address: string }).address];
  const claim = { businessId: business.id, claimerName: "Nora Quay", proofDocuments };
  const thief = (await member()).browser;
  const claimed = (claimerEmail: string) => ({ ...claim, claimerEmail });
  const stolen = await thief.post("/api/business-claims", claimed("thief@example.com"));
  expect(stolen).toMatchObject(ofAnother);
  const own = await nora.post("/api/business-claims", claimed("nora@example.com"));
  expect(own.status, JSON.stringify(own.body)).toBe(201);
});
