import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { businesses } from "#src/db/schema/directory.server.ts";
import { mediaUses } from "#src/db/schema/media.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { type Answer, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { dataUrl, NEW_LISTING } from "#tests/support/new-listing.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { Business } from "../listing/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const visitor = () => openBrowser(landfall);
const send = (change: object = {}, browser = visitor()) =>
  browser.post("/api/businesses", { ...NEW_LISTING, ...change });
const read = ({ body }: Answer) => Business.parse(body);
const rowOf = async ({ id }: { id: number }) => {
  const [row] = await landfall.db.select().from(businesses).where(eq(businesses.id, id));
  if (!row) throw new Error("There is no such listing");
  return row;
};
const countListings = () => landfall.db.$count(businesses);

describe("a listing that a visitor sends in", () => {
  test("is answered as it was stored, and waits for approval", async () => {
    const answer = await send();
    expect(answer.status).toBe(201);
    const business = read(answer);
    expect(business).toMatchObject({
      ...NEW_LISTING,
      isActive: false,
      isFeatured: false,
      featuredLevel: 0,
      averageRating: "0.0",
      reviewCount: 0,
      ownerId: null,
      ownerEmail: null,
      images: [],
      videos: [],
    });
    expect(business.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await rowOf(business)).toMatchObject({ status: "pending", submittedById: null });
  });

  test("is in no public list and on no public page", async () => {
    const { id } = read(await send({ name: "Unseen Heron Lodge" }));
    const others = await browserOf(landfall, await buildPerson(landfall));
    for (const browser of [visitor(), others]) {
      expect((await browser.get(`/api/businesses/${id}`)).status).toBe(404);
      const lists = ["/api/search?q=Unseen+Heron", "/api/businesses?city=Annapolis"];
      for (const list of lists) {
        expect(JSON.stringify((await browser.get(list)).body)).not.toContain("Unseen Heron");
      }
    }
  });

  test("gets its position from its ZIP code, marked as approximate", async () => {
    const business = read(await send({ latitude: null, longitude: null }));
    expect(business.positionIsApproximate).toBe(true);
    expect(Number(business.latitude)).toBeCloseTo(38.98, 1);
    expect(Number(business.longitude)).toBeCloseTo(-76.55, 1);
    expect(business.timeZone).toBe("America/New_York");
  });

  test("gets it from its city when the ZIP code is of no use", async () => {
    const place = { city: "St. Petersburg", state: "FL", zipCode: "00001" };
    const business = read(await send(place));
    expect(business).toMatchObject({ positionIsApproximate: true });
    expect(Number(business.latitude)).toBeCloseTo(27.8, 0);
  });

  test("has no position when the gazetteer knows neither", async () => {
    const business = read(await send({ city: "Nowhere at All", zipCode: "00001" }));
    expect(business).toMatchObject({
      latitude: null,
      longitude: null,
      timeZone: null,
      positionIsApproximate: false,
    });
  });

  test("keeps a position that was given, as strings, and its time zone follows", async () => {
    const business = read(await send({ latitude: "24.555100", longitude: "-81.780000" }));
    expect(business).toMatchObject({
      latitude: "24.555100",
      longitude: "-81.780000",
      positionIsApproximate: false,
    });
  });

  test("never sets what people may not set", async () => {
    const wishes = {
      id: 700_007,
      isActive: true,
      averageRating: "5.0",
      reviewCount: 900,
      isFeatured: true,
      featuredLevel: 3,
      isApproved: true,
      status: "live",
      ownerId: (await buildPerson(landfall)).id,
      verificationStatus: "verified",
      submittedById: "x",
      isDemo: true,
      externalId: "mine",
    };
    const row = await rowOf(read(await send(wishes)));
    expect(row).toMatchObject({
      status: "pending",
      averageRating: "0.00",
      reviewCount: 0,
      featuredLevel: 0,
      ownerId: null,
      submittedById: null,
      isDemo: false,
      externalId: null,
    });
    expect(row.id).not.toBe(700_007);
  });

  test("without e-mail, website, price, amenities and pictures has the defaults", async () => {
    const { email: _e, website: _w, priceRange: _p, amenities: _a, ...needed } = NEW_LISTING;
    const answer = await visitor().post("/api/businesses", needed);
    expect(read(answer)).toMatchObject({
      email: null,
      website: null,
      priceRange: "$$",
      amenities: [],
      facts: {},
      images: [],
      videos: [],
      isFeatured: false,
      featuredLevel: 0,
    });
    expect(read(await send({ email: "", website: " " }))).toMatchObject({
      email: null,
      website: null,
    });
  });

  test("may say null for its position, and null or an id for its owner, which sets no owner", async () => {
    const { id } = await buildPerson(landfall);
    for (const ownerId of [null, id]) {
      const answer = await send({ latitude: null, longitude: null, ownerId });
      expect(answer.status).toBe(201);
      expect(read(answer)).toMatchObject({ ownerId: null, positionIsApproximate: true });
    }
  });

  test("may give its hours as text, as structure, and as text that only people understand", async () => {
    const weekly = [{ start: 660, end: 1200 }];
    const structured = await rowOf(read(await send({ hours: { weekly } })));
    expect(structured.hoursText).toBe("Mon 11 AM–8 PM; Closed Tue–Sun");
    expect(structured.hours).toMatchObject({ weekly });
    const parsed = await rowOf(read(await send({ hours: "Mon-Fri 9-5" })));
    expect(parsed.openSpans).toMatch(/^\{[[(]/);
    const told = await rowOf(read(await send({ hours: "When the flag is up" })));
    expect(told).toMatchObject({ hoursText: "When the flag is up", hours: null, openSpans: null });
  });

  test("keeps the boater's facts of its category and no others", async () => {
    const facts = { dockSlips: 6, tieUp: "floating dock", dockDepth: 5, slips: 40 };
    const { slips: _slips, ...own } = facts;
    expect(read(await send({ facts })).facts).toEqual(own);
  });

  test("of a marina has every fact that a skipper asks for", async () => {
    const facts = {
      slips: 120,
      transientSlips: 12,
      maxLength: 110,
      approachDepth: 9,
      dockDepth: 8,
      vhf: "16, 71",
      fuel: ["gas", "diesel", "ethanol-free"],
      pumpOut: true,
      shorePower: ["30 A", "50 A"],
      haulOut: false,
    };
    expect(read(await send({ category: "marinas", facts })).facts).toEqual(facts);
  });

  test("of a table, an anchorage and a crew has the facts of its kind", async () => {
    const kinds = {
      restaurants: { dockSlips: 14, tieUp: "floating dock", dockDepth: 6 },
      sandbars: { lowWaterDepth: 2, holding: "sand", protection: ["N", "W"], access: "boat only" },
      charters: { licence: "USCG Master 50 ton", passengers: 6, tripLengths: "4 and 8 hours" },
    };
    for (const [category, facts] of Object.entries(kinds)) {
      expect(read(await send({ category, facts })).facts).toEqual(facts);
    }
  });

  test("has amenities in the spelling of the catalogue, each once, without blanks", async () => {
    const amenities = ["wifi", "WiFi", "", "  ", "boat access", "Crab Mallets"];
    expect(read(await send({ amenities })).amenities).toEqual([
      "WiFi",
      "Boat Access",
      "Crab Mallets",
    ]);
  });

  test("takes data URLs of pictures, which are read back as our own addresses", async () => {
    const images = [await dataUrl("png"), await dataUrl("jpeg")];
    const business = read(await send({ images }));
    expect(business.images).toEqual([
      expect.stringMatching(/^\/media\/[a-z0-9]{24}-64x48$/),
      expect.stringMatching(/^\/media\/[a-z0-9]{24}-64x48$/),
    ]);
    const uses = eq(mediaUses.usedBy, `business:${business.id}`);
    expect(await landfall.db.$count(mediaUses, uses)).toBe(2);
  });

  test("of a signed-in person is that person's to read while it waits, and no more", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const { id } = read(await send({}, browser));
    expect(await rowOf({ id })).toMatchObject({ submittedById: person.id, ownerId: null });
    expect((await browser.get(`/api/businesses/${id}`)).status).toBe(200);
    expect((await browser.put(`/api/businesses/${id}`, { name: "Mine" })).status).toBe(403);
    const other = await browserOf(landfall, await buildPerson(landfall));
    expect((await other.put(`/api/businesses/${id}`, { name: "Mine" })).status).toBe(404);
  });

  test("is confirmed by mail to the account, else to the address on the listing", async () => {
    const email = "dock@received.example.com";
    await send({ email, name: "Mail Pier" });
    const mail = await landfall.mailTo(email);
    expect(mail.subject).toBe("We have received your listing");
    expect(mail.text).toContain("1-2 business days");
    const person = await buildPerson(landfall);
    const sent = landfall.mails.length;
    const own = { email: "other@received.example.com", name: "Mail Pier" };
    await send(own, await browserOf(landfall, person));
    const toAccount = await landfall.mailTo(person.email);
    expect(toAccount.subject).toBe("We have received your listing: Mail Pier");
    expect(landfall.mails.length).toBe(sent + 1);
  });
});

describe("a listing that an administrator adds", () => {
  test("may be live at once, belongs to nobody, and is in the audit log", async () => {
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const business = read(await send({ isActive: true, name: "Staffed Light" }, admin));
    expect(business.isActive).toBe(true);
    expect(await rowOf(business)).toMatchObject({ ownerId: null, submittedById: null });
    const [entry] = await landfall.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(business.id)));
    expect(entry).toMatchObject({ action: "business.create", subjectName: "Staffed Light" });
    await landfall.jobsIdle();
    const found = await visitor().get("/api/search?q=Staffed+Light");
    expect(found.body).toMatchObject({ businesses: [{ id: business.id }] });
  });

  test("waits like any other without isActive", async () => {
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    expect(read(await send({}, admin)).isActive).toBe(false);
  });
});

const wide = "x".repeat(6000);

describe("bad input", () => {
  test.each([
    ["name", { name: "" }],
    ["name", { name: "   " }],
    ["name", { name: null }],
    ["name", { name: 7 }],
    ["name", { name: wide }],
    ["name", { name: "Tern\nPoint" }],
    ["name", { name: "Tern \u202ePoint" }],
    ["name", { name: "Tern\0Point" }],
    ["name", { name: "\udc00" }],
    ["description", { description: "" }],
    ["description", { description: wide }],
    ["description", { description: ["a"] }],
    ["category", { category: "submarines" }],
    ["category", { category: "__proto__" }],
    ["address", { address: "" }],
    ["city", { city: undefined }],
    ["state", { state: "ZZ" }],
    ["state", { state: "toString" }],
    ["state", { state: "Maryland" }],
    ["zipCode", { zipCode: "2140" }],
    ["zipCode", { zipCode: 21401 }],
    ["phone", { phone: "" }],
    ["phone", { phone: "555" }],
    ["phone", { phone: "call us" }],
    ["email", { email: "not an address" }],
    ["email", { email: 7 }],
    ["website", { website: "not a url" }],
    ["website", { website: "javascript:alert(1)" }],
    ["website", { website: "ftp://tern.example.com" }],
    ["website", { website: "https://user:pass@tern.example.com" }],
    ["hours", { hours: "" }],
    ["hours", { hours: wide }],
    ["hours", { hours: 24 }],
    ["priceRange", { priceRange: "$$$$$" }],
    ["amenities.0", { amenities: ["<script>"] }],
    ["amenities", { amenities: "WiFi" }],
    ["amenities", { amenities: Array.from({ length: 200 }, (_, i) => `a${i}`) }],
    ["facts.depth", { facts: { depth: 4 } }],
    ["facts.dockSlips", { facts: { dockSlips: "many" } }],
    ["latitude", { latitude: "91", longitude: "0" }],
    ["latitude", { latitude: "north", longitude: "0" }],
    ["longitude", { latitude: "38.9" }],
    ["longitude", { latitude: 38.9, longitude: "1e999" }],
    ["images.0", { images: ["https://elsewhere.example.com/a.jpg"] }],
    ["images.0", { images: ["/media/../../etc/passwd"] }],
    ["images.0", { images: ["/art/place/marinas/1/0.svg"] }],
    ["images.0", { images: ["data:image/svg+xml;base64,PHN2Zy8+"] }],
    ["images.0", { images: ["data:text/html;base64,PHA+"] }],
    ["images.0", { images: ["data:image/png;base64,AAAA"] }],
    ["images.0", { images: [null] }],
    ["images", { images: Array(11).fill("/media/abcdefghijklmnopqrstuvwx-64x48") }],
    ["videos.0", { videos: ["https://elsewhere.example.com/a.mp4"] }],
  ])("is 400 with a message for %s, and nothing is stored (%#)", async (field, change) => {
    const before = await countListings();
    expect(await send(change)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect(await countListings()).toBe(before);
  });

  test("what a program sends is refused, and nothing is stored", async () => {
    const before = await countListings();
    for (const trap of [{ homepage: "https://buy.example" }, { secondsOpen: 1 }]) {
      expect(await send(trap)).toMatchObject({ status: 400, body: { code: "spam_trap" } });
    }
    expect(await countListings()).toBe(before);
  });

  test("names every field that is missing at once", async () => {
    const { status, body } = await visitor().post("/api/businesses", {});
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields).toSorted()).toEqual(
      [
        ...["address", "category", "city", "description", "hours", "name"],
        ...["phone", "state", "zipCode"],
      ].toSorted(),
    );
  });

  test("a picture that is no longer there is 400, and nothing is stored", async () => {
    const before = await countListings();
    const images = ["/media/abcdefghijklmnopqrstuvwx-64x48"];
    expect(await send({ images })).toMatchObject({ status: 400, body: { code: "media_gone" } });
    expect(await countListings()).toBe(before);
  });

  test("an eleventh picture is refused with the words of the form", async () => {
    const images = Array(11).fill(await dataUrl());
    expect(await send({ images })).toMatchObject({
      status: 400,
      body: { message: "Maximum 10 images allowed per business." },
    });
  });

  test("a body above 20 MB is 413, one below is read", async () => {
    const name = "x".repeat(IMAGES_BODY_MAX_BYTES);
    expect((await send({ name })).status).toBe(413);
    expect((await send({ name: name.slice(5000) })).status).toBe(400);
  });

  test("a small file that unpacks to very many pixels is refused", async () => {
    const { default: sharp } = await import("sharp");
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#000" },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const images = [`data:image/png;base64,${bomb.toString("base64")}`];
    expect(await send({ images })).toMatchObject({
      status: 400,
      body: { fields: { "images.0": expect.any(String) } },
    });
  });
});

test("listings from one address are limited", async () => {
  const browser = visitor();
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await send({}, browser)).status);
  expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  await landfall.db.execute(sql`delete from rate_limits`);
});
