import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { mediaUses } from "#src/db/schema/media.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { ask, fromTo, hourAt, openRental } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** The same without its end. */
const CUT_OFF = PIXEL.slice(0, PIXEL.indexOf(",") + 81);
const kayak = {
  name: "Sea kayak",
  description: "Two seats and a spray deck.",
  pricePerHour: "25.50",
  pricePerDay: 90,
  capacity: 2,
};

describe("a rental item", () => {
  test("has all fields, with those that are not given as the specification says", async () => {
    const { business, desk } = await openRental(landfall);
    const path = `/api/businesses/${business.id}/rentals`;
    const created = await desk.post(path, { ...kayak, type: "kayak", features: "Paddles, Vests" });
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...{ name: kayak.name, description: kayak.description, type: "kayak", capacity: 2 },
        ...{ pricePerHour: "25.50", pricePerDay: "90.00", features: ["Paddles", "Vests"] },
        ...{ images: [], minBookingDuration: 1, maxBookingDuration: 24, requiresLicense: false },
        ...{ availableSeasons: ["all"], quantity: 1, bufferMinutes: 0, noticeMinutes: 0 },
        ...{ id: expect.toSatisfy(Number.isInteger), businessId: business.id },
      },
    });
    // Prices are texts, here as in bookings; so is where the business lies.
    const listing = await openBrowser(landfall).get(`/api/businesses/${business.id}`);
    const degrees = expect.stringMatching(/^-?\d{1,3}\.\d+$/);
    expect(listing.body).toMatchObject({
      ...{ id: expect.toSatisfy(Number.isInteger), latitude: degrees, longitude: degrees },
    });
    const listed = await openBrowser(landfall).get(path);
    expect(listed.body).toMatchObject([{}, created.body as object]);
  });

  test("keeps a licence, lengths and seasons that are given, and takes other ones", async () => {
    const { business, desk } = await openRental(landfall);
    const path = `/api/businesses/${business.id}/rentals`;
    const own = { requiresLicense: true, minBookingDuration: 3, maxBookingDuration: 72 };
    const given = { ...own, availableSeasons: ["spring", "fall"] };
    const created = await desk.post(path, { ...kayak, ...given });
    expect(created).toMatchObject({ status: 201, body: given });
    const { id } = created.body as { id: number };
    const readBack = async () => {
      const { body } = await openBrowser(landfall).get(path);
      return (body as { id: number }[]).find((each) => each.id === id);
    };
    expect(await readBack()).toMatchObject(given);
    const other = {
      ...{ requiresLicense: false, minBookingDuration: 2, maxBookingDuration: 48 },
      availableSeasons: ["summer"],
    };
    const changed = await desk.put(`/api/rentals/${id}`, other);
    expect(changed).toMatchObject({ status: 200, body: other });
    expect(await readBack()).toMatchObject(other);
  });

  test.each([
    ["all", ["all"]],
    ["spring, fall", ["spring", "fall"]],
    [" summer ,summer,", ["summer"]],
    ["winter, all", ["all"]],
  ])("has the seasons that are written as a list: %s", async (availableSeasons, seasons) => {
    const { business, item, desk } = await openRental(landfall);
    const sent = { ...kayak, availableSeasons };
    expect(await desk.post(`/api/businesses/${business.id}/rentals`, sent)).toMatchObject({
      ...{ status: 201, body: { availableSeasons: seasons } },
    });
    expect(await desk.put(`/api/rentals/${item.id}`, { availableSeasons })).toMatchObject({
      ...{ status: 200, body: { availableSeasons: seasons } },
    });
  });

  test("is added once by a form that is sent again, also twice at once, and other words are told", async () => {
    const { business, desk } = await openRental(landfall);
    const path = `/api/businesses/${business.id}/rentals`;
    const requestKey = "0b1e4ac6-32f4-4a38-9f0e-6d1f2a5b7c91";
    const sent = { ...kayak, images: [PIXEL], openHours: "listing", requestKey };
    const answers = await Promise.all([desk.post(path, sent), desk.post(path, sent)]);
    const again = await desk.post(path, sent);
    expect(again.status).toBe(201);
    for (const { body } of answers) expect(body).toEqual(again.body);
    expect(await desk.post(path, { ...sent, pricePerHour: "26" })).toMatchObject({
      status: 409,
      body: { code: "item_key_used", message: expect.stringContaining("has not been changed") },
    });
    expect((await desk.get(path)).body).toHaveLength(2);
    const other = await openRental(landfall);
    const theirs = await other.desk.post(`/api/businesses/${other.business.id}/rentals`, sent);
    expect(theirs.status).toBe(201);
    expect((theirs.body as { id: number }).id).not.toBe((again.body as { id: number }).id);
  });

  test("is known again by the key of its form in any case, as it is now, and is not hidden once removed", async () => {
    const { business, desk } = await openRental(landfall);
    const path = `/api/businesses/${business.id}/rentals`;
    const requestKey = "0b1e4ac6-32f4-4a38-9f0e-6d1f2a5b7c92";
    const sent = { ...kayak, requestKey };
    const { id } = (await desk.post(path, sent)).body as { id: number };
    const loud = { ...sent, requestKey: requestKey.toUpperCase() };
    expect(await desk.post(path, loud)).toMatchObject({ status: 201, body: { id } });
    await desk.put(`/api/rentals/${id}`, { pricePerHour: "30" });
    expect(await desk.post(path, sent)).toMatchObject({
      ...{ status: 201, body: { id, pricePerHour: "30.00" } },
    });
    expect((await desk.get(path)).body).toHaveLength(2);
    await desk.delete(`/api/rentals/${id}`);
    for (const again of [sent, { ...sent, name: "Another" }])
      expect(await desk.post(path, again)).toMatchObject({
        status: 409,
        body: { code: "item_removed", message: expect.stringContaining("removed meanwhile") },
      });
  });

  test("is of one of the types of the specification", async () => {
    const { business, desk } = await openRental(landfall);
    const types = ["boat", "kayak", "jet-ski", "paddle-board", "fishing-gear", "other"];
    for (const type of types) {
      const created = await desk.post(`/api/businesses/${business.id}/rentals`, { ...kayak, type });
      expect(created).toMatchObject({ status: 201, body: { type } });
    }
  });

  test("is listed in pages", async () => {
    const { business, item } = await openRental(landfall);
    const [, last] = [
      await buildRentalItem(db, { businessId: business.id }),
      await buildRentalItem(db, { businessId: business.id }),
    ];
    const page = (asked: string) =>
      openBrowser(landfall).get(`/api/businesses/${business.id}/rentals?${asked}`);
    const first = await page("limit=1");
    expect(first.body).toMatchObject([{ id: item.id }]);
    expect(first.headers.get("X-Total-Count")).toBe("3");
    expect((await page("limit=2&offset=2")).body).toMatchObject([{ id: last?.id }]);
  });

  test("shows photos that went through the uploads, and none of other sites", async () => {
    const { business, desk } = await openRental(landfall);
    const path = `/api/businesses/${business.id}/rentals`;
    const created = await desk.post(path, { ...kayak, images: [PIXEL] });
    expect(created.status).toBe(201);
    const { id, images } = created.body as { id: number; images: string[] };
    expect(images[0]).toMatch(/^\/media\//);
    const uses = await db.select().from(mediaUses);
    expect(uses.map(({ usedBy }) => usedBy)).toContain(`rental-item:${id}`);
    const several = await desk.post(path, { ...kayak, images: [PIXEL, PIXEL] });
    const [one, two] = (several.body as { images: string[] }).images;
    expect(await desk.post(path, { ...kayak, images: `${one}, ${two}` })).toMatchObject({
      ...{ status: 201, body: { images: [one, two] } },
    });
    const foreign = { ...kayak, images: "https://example.com/a.jpg" };
    expect((await desk.post(path, foreign)).status).toBe(400);
  });

  test.each([
    ["name", { name: "" }],
    ["name", { name: undefined }],
    ["description", { description: undefined }],
    ["pricePerHour", { pricePerHour: undefined }],
    ["pricePerDay", { pricePerDay: undefined }],
    ["capacity", { capacity: undefined }],
    ["pricePerHour", { pricePerHour: "free" }],
    ["pricePerDay", { pricePerDay: -1 }],
    ["pricePerDay", { pricePerDay: 10.999 }],
    ["pricePerHour", { pricePerHour: 1e-9 }],
    ["capacity", { capacity: 0 }],
    ["quantity", { quantity: 1.5 }],
    ["type", { type: "submarine" }],
    ["maxBookingDuration", { minBookingDuration: 5, maxBookingDuration: 4 }],
    ["availableSeasons.0", { availableSeasons: ["monsoon"] }],
    ["availableSeasons.1", { availableSeasons: "fall, monsoon" }],
    ["availableSeasons", { availableSeasons: " , " }],
    ["startStep", { startStep: 7 }],
    ["description", { description: "Two \u202eseats" }],
    ["features.0", { features: ["Spray \u202edeck"] }],
    ["images.0", { images: [CUT_OFF] }],
  ])("is refused for its %s", async (field, facts) => {
    const { business, desk } = await openRental(landfall);
    const answer = await desk.post(`/api/businesses/${business.id}/rentals`, {
      ...kayak,
      ...facts,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  test("is added to rentals businesses only, by those who run them", async () => {
    const { owner, business, desk } = await openRental(landfall);
    const dock = await buildListing(db, { ownerId: owner.id });
    expect((await desk.post(`/api/businesses/${dock.id}/rentals`, kayak)).status).toBe(400);
    const path = `/api/businesses/${business.id}/rentals`;
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    expect((await stranger.post(path, kayak)).status).toBe(403);
    expect((await openBrowser(landfall).post(path, kayak)).status).toBe(401);
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    expect((await admin.post(path, kayak)).status).toBe(201);
    const item = await buildRentalItem(db, { businessId: dock.id });
    expect((await openBrowser(landfall).get(`/api/businesses/${dock.id}/rentals`)).body).toEqual(
      [],
    );
    expect((await stranger.put(`/api/rentals/${item.id}`, { name: "Mine" })).status).toBe(403);
  });

  test("is changed field by field, and has no fewer units than are booked", async () => {
    const { item, desk } = await openRental(landfall, { quantity: 3 });
    const path = `/api/rentals/${item.id}`;
    expect(await desk.put(path, { pricePerHour: 60 })).toMatchObject({
      status: 200,
      body: { pricePerHour: "60.00", pricePerDay: "300.00", name: item.name },
    });
    expect((await desk.put(path, { minBookingDuration: 48 })).status).toBe(400);
    const { id, customerName } = await buildBooking(db, item, { units: 2 });
    expect(await desk.put(path, { quantity: 1 })).toMatchObject({
      status: 409,
      body: {
        ...{ code: "bookings_in_the_way", message: expect.stringContaining(customerName) },
        links: [{ href: `/rental-management/${item.businessId}/bookings/${id}` }],
      },
    });
    expect((await desk.put(path, { quantity: 2 })).status).toBe(200);
  });

  test("keeps the drawing that it has when it is edited, and takes no other", async () => {
    const drawing = "/art/rental/kayak/7.svg";
    const { item, desk } = await openRental(landfall, { images: [drawing] });
    const put = (images: string[]) => desk.put(`/api/rentals/${item.id}`, { images });
    expect(await put([PIXEL, drawing])).toMatchObject({
      status: 200,
      body: { images: [expect.stringMatching(/^\/media\//), drawing] },
    });
    expect((await put(["/art/rental/kayak/8.svg"])).status).toBe(400);
    expect((await put(["/art/../secret.svg"])).status).toBe(400);
  });

  test("that is archived is rented no longer, and its bookings stay", async () => {
    const { item, business, desk } = await openRental(landfall);
    const booked = await buildBooking(db, item);
    expect((await desk.delete(`/api/rentals/${item.id}`)).status).toBe(200);
    expect(await desk.delete(`/api/rentals/${item.id}`)).toMatchObject({
      status: 404,
      body: { code: "removed_already", message: `${item.name} was removed already.` },
    });
    expect((await desk.put(`/api/rentals/${item.id}`, { capacity: 3 })).status).toBe(404);
    const visitor = openBrowser(landfall);
    expect((await visitor.get(`/api/businesses/${business.id}/rentals`)).body).toEqual([]);
    expect((await ask(landfall, item)).status).toBe(404);
    const { body } = await desk.get(`/api/businesses/${business.id}/bookings`);
    expect(body).toMatchObject([{ id: booked.id }]);
  });

  test("goes with its listing, and so do its photos", async () => {
    const { business, desk } = await openRental(landfall);
    const created = await desk.post(`/api/businesses/${business.id}/rentals`, {
      ...kayak,
      images: [PIXEL],
    });
    const { id } = created.body as { id: number };
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    expect((await admin.delete(`/api/businesses/${business.id}`)).status).toBe(200);
    const uses = await db.select().from(mediaUses);
    expect(uses.map(({ usedBy }) => usedBy)).not.toContain(`rental-item:${id}`);
  });
});

describe("closed days", () => {
  const day = (n: number) => hourAt(0, n).toISOString().slice(0, 10);

  test("of several items are closed together, or not at all", async () => {
    const { item, business, desk } = await openRental(landfall, {}, { timeZone: "UTC" });
    const other = await buildRentalItem(db, { businessId: business.id, quantity: 2 });
    const path = `/api/businesses/${business.id}/blackouts`;
    const at = { startsAt: hourAt(10), endsAt: hourAt(12), timeZone: "America/New_York" };
    const local = { startsLocal: "2127-07-04T10:00", endsLocal: "2127-07-04T12:30" };
    const one = await buildBooking(db, item, { ...at, ...local, customerName: "Zoë Tern" });
    const two = await buildBooking(db, other, { ...at, ...local, customerName: "Ada" });
    const days = { rentalItemIds: [other.id, item.id], firstDay: day(0), lastDay: day(2) };
    expect(await desk.post(path, days)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Bookings are in the way\. .*Zoë Tern, Jul 4, 2127, 10 AM E[DS]T to 12:30 PM E[DS]T/,
        ),
        links: [
          { text: expect.stringContaining(`${item.name}: Zoë Tern, Jul 4, 2127`) },
          { text: expect.stringContaining(`${other.name}: Ada, `) },
        ].map((link, order) => ({
          ...link,
          href: `/rental-management/${business.id}/bookings/${[one, two][order]?.id}`,
        })),
      },
    });
    expect((await desk.get(path)).body).toEqual([]);
    const past = { ...days, firstDay: day(-40), lastDay: day(-30) };
    expect(await desk.post(path, past)).toMatchObject({
      status: 400,
      body: { fields: { lastDay: expect.stringContaining("have passed already") } },
    });
    const later = { ...days, firstDay: day(1), note: "Regatta" };
    expect(await desk.post(path, later)).toMatchObject({
      status: 201,
      body: [{ firstDay: day(1), quantity: null, note: "Regatta" }, {}],
    });
    expect((await ask(landfall, other, fromTo(10, 12, 1))).status).toBe(409);
    const page = await desk.get(`${path}?limit=1`);
    expect([page.status, page.headers.get("X-Total-Count")]).toEqual([200, "2"]);
    expect(page.body).toHaveLength(1);
    const [first] = page.body as { id: number; rentalItemId: number }[];
    expect((await desk.delete(`/api/blackouts/${first?.id}`)).status).toBe(200);
    const opened = first?.rentalItemId === other.id ? other : item;
    expect((await ask(landfall, opened, fromTo(10, 12, 1))).status).toBe(201);
  });

  test("are closed once by a form that is sent again, also twice at once, and other words are told", async () => {
    const { item, business, desk } = await openRental(landfall, { quantity: 8 });
    const other = await buildRentalItem(db, { businessId: business.id, quantity: 8 });
    const path = `/api/businesses/${business.id}/blackouts`;
    const requestKey = "0b1e4ac6-32f4-4a38-9f0e-6d1f2a5b7c93";
    const days = { firstDay: day(3), lastDay: day(4), note: "Regatta", requestKey };
    const sent = { ...days, rentalItemIds: [other.id, item.id] };
    const answers = await Promise.all([desk.post(path, sent), desk.post(path, sent)]);
    answers.push(await desk.post(path, { ...sent, requestKey: requestKey.toUpperCase() }));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect((await desk.get(path)).body).toHaveLength(2);
    for (const words of [{ note: "Other" }, { lastDay: day(5) }, { rentalItemIds: [item.id] }])
      expect(await desk.post(path, { ...sent, ...words })).toMatchObject({
        status: 409,
        body: {
          code: "blackout_key_used",
          message: expect.stringContaining("nothing was changed"),
        },
      });
    const [first] = (await desk.get(path)).body as { id: number }[];
    expect((await desk.delete(`/api/blackouts/${first?.id}`)).status).toBe(200);
    expect(await desk.delete(`/api/blackouts/${first?.id}`)).toMatchObject({
      ...{ status: 404, body: { code: "open_already" } },
    });
  });

  test("are of items that there are, and of no more units than there are", async () => {
    const { item, business, desk } = await openRental(landfall, { quantity: 8 });
    const path = `/api/businesses/${business.id}/blackouts`;
    const days = { firstDay: day(3), lastDay: day(4) };
    const far = { ...days, rentalItemIds: [2_147_483_648] };
    expect((await desk.post(path, far)).status).toBe(400);
    const many = { ...days, rentalItemIds: [item.id], quantity: 99 };
    expect(await desk.post(path, many)).toMatchObject({
      status: 400,
      body: { fields: { quantity: `There are only 8 of "${item.name}".` } },
    });
    expect((await desk.get(path)).body).toEqual([]);
  });

  test("may take some of the units", async () => {
    const { item, business, desk } = await openRental(
      landfall,
      { quantity: 2 },
      { timeZone: "UTC" },
    );
    const path = `/api/businesses/${business.id}/blackouts`;
    const days = { rentalItemIds: [item.id], firstDay: day(0), lastDay: day(2), quantity: 1 };
    expect((await desk.post(path, days)).status).toBe(201);
    expect((await ask(landfall, item)).status).toBe(201);
    expect((await ask(landfall, item)).status).toBe(409);
    expect((await desk.post(path, { ...days, lastDay: day(-1) })).status).toBe(400);
    const never = { firstDay: "9999-12-31", lastDay: "9999-12-31" };
    expect(await desk.post(path, { ...days, ...never })).toMatchObject({
      status: 400,
      body: { fields: { firstDay: expect.stringContaining("1900 to 2199") } },
    });
    const foreign = await buildRentalItem(db);
    const theirs = { ...days, rentalItemIds: [foreign.id] };
    expect((await desk.post(path, theirs)).status).toBe(404);
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    expect((await stranger.post(path, days)).status).toBe(403);
  });
});
