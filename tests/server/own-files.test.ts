import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildMp4 } from "#tests/support/build-video.ts";
import { dataUrl, NEW_LISTING } from "#tests/support/new-listing.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { FORM, PATH, SEEN, send, startReporting } from "#tests/support/species-reporting.ts";

const { landfall, member } = await startReporting();
afterAll(() => landfall.stop());
const business = await buildListing(landfall.db);

const publish = async (browser: BrowserLike) =>
  send(browser, { images: [await dataUrl()], license: "CC-BY-NC-4.0" });
const pictureOf = ({ images: [picture = ""] }: SpeciesReport) => picture;
const ofAnother = { status: 400, body: { code: "media_of_another" } };

const REVIEW = { ...FORM, userName: "Finn", userEmail: "finn@example.com", rating: 4 };
const TOLD = { title: "A morning", content: "Calm water." };
const SHOWN_BY: [string, string, (picture: string) => object][] = [
  ["a report", PATH, (picture) => ({ ...SEEN, images: [picture], license: "CC0-1.0" })],
  [
    ...(["an alert", "/api/community/alerts"] as const),
    (photo) => ({
      ...{ title: "Sheen", alertType: "pollution", location: "City Dock, Annapolis, MD" },
      ...{ description: "A rainbow on the ebb.", photo },
    }),
  ],
  [
    ...(["a review", `/api/businesses/${business.id}/reviews`] as const),
    (picture) => ({ ...REVIEW, ...TOLD, images: [picture] }),
  ],
  [
    ...(["a listing", "/api/businesses"] as const),
    (picture) => ({ ...FORM, ...NEW_LISTING, images: [picture] }),
  ],
];

test.each(SHOWN_BY)(
  "a picture that somebody published is not taken for %s",
  async (_, path, say) => {
    const otto = await member();
    const picture = pictureOf(await publish(otto.browser));
    const thief = await member();
    expect(await thief.browser.post(path, say(picture))).toMatchObject(ofAnother);
    expect(await openBrowser(landfall).post(path, say(picture))).toMatchObject(ofAnother);
    expect((await otto.browser.post(path, say(picture))).status).toBe(201);
  },
);

test("a picture that was sent without an account is of the network it came from", async () => {
  const visitor = openBrowser(landfall);
  const picture = pictureOf(await publish(visitor));
  const said = { ...SEEN, images: [picture], description: "Two of them." };
  expect((await visitor.post(PATH, said)).status).toBe(201);
  expect(await openBrowser(landfall).post(PATH, said)).toMatchObject(ofAnother);
});

test("a picture that waits is taken from a phone that changed its network", async () => {
  const phone = openBrowser(landfall);
  const rawBody = new Uint8Array(Buffer.from((await dataUrl()).split(",")[1] ?? "", "base64"));
  const uploaded = await phone.post("/api/media?kind=image", undefined, { rawBody });
  const { address } = uploaded.body as { address: string };
  const images = [address];
  expect((await phone.post(PATH, { ...SEEN, images }, { address: "198.51.100.77" })).status).toBe(
    201,
  );
});

test("whoever changes an entry of somebody else keeps its pictures", async () => {
  const otto = await member();
  const report = await publish(otto.browser);
  const admin = await browserOf(landfall, await buildAdmin(landfall));
  const change = { images: report.images, description: "Three of them, at the buoy." };
  const changed = await admin.patch(`${PATH}/${report.id}`, change);
  expect(changed).toMatchObject({ status: 200, body: { images: report.images } });
});

test("a video that somebody published is not taken either", async () => {
  const path = "/api/businesses";
  const owner = await member();
  const rawBody = new Uint8Array(buildMp4());
  const uploaded = await owner.browser.post("/api/media?kind=video", undefined, { rawBody });
  const said = {
    ...FORM,
    ...NEW_LISTING,
    videos: [(uploaded.body as { address: string }).address],
  };
  expect((await owner.browser.post(path, said)).status).toBe(201);
  const thief = await member();
  expect(await thief.browser.post(path, said)).toMatchObject(ofAnother);
});
