import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildBooking } from "#src/db/build/rental.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rentalBlackouts, rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { changeOwner } from "#src/domains/directory/manage/change-owner.server.ts";
import { routesOf } from "#src/platform/domain/routes-of.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, PASSWORD } from "#tests/support/people.ts";
import {
  ask,
  fromTo,
  hourAt,
  openRental,
  readBooking,
  requestFor,
} from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { rentals } from "../domain.server.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const ITEM = {
  name: "Skiff",
  description: "A skiff.",
  pricePerHour: 1,
  pricePerDay: 2,
  capacity: 1,
};
const dayAhead = (days: number) => hourAt(0, days).toISOString().slice(0, 10);
const DAYS = { firstDay: dayAhead(400), lastDay: dayAhead(401) };

/** A business with an item, two bookings and closed days: what all the calls below are about. */
async function openDesk() {
  const rental = await openRental(landfall, { quantity: 5 });
  const { item } = rental;
  const waiting = await buildBooking(db, item);
  const agreed = await buildBooking(db, item, { status: "confirmed" });
  const span = { startsAt: hourAt(0, 400), endsAt: hourAt(24, 401) };
  const [closed] = await db
    .insert(rentalBlackouts)
    .values({ rentalItemId: item.id, ...DAYS, ...span })
    .returning();
  return { ...rental, waiting, agreed, closed: closed?.id ?? 0 };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

type Call = (browser: BrowserLike, desk: Desk) => ReturnType<BrowserLike["get"]>;

/** Every call that is for those who run a business, those that end something last. */
const CALLS: Record<string, Call> = {
  "GET /api/businesses/{id}/bookings": (browser, { business }) =>
    browser.get(`/api/businesses/${business.id}/bookings`),
  "GET /api/businesses/{id}/rental-desk": (browser, { business }) =>
    browser.get(`/api/businesses/${business.id}/rental-desk`),
  "GET /api/businesses/{id}/blackouts": (browser, { business }) =>
    browser.get(`/api/businesses/${business.id}/blackouts`),
  "PUT /api/businesses/{id}/rental-policy": (browser, { business }) =>
    browser.put(`/api/businesses/${business.id}/rental-policy`, { policy: "Mine now" }),
  "POST /api/businesses/{id}/rental-feed": (browser, { business }) =>
    browser.post(`/api/businesses/${business.id}/rental-feed`),
  "POST /api/businesses/{id}/rentals": (browser, { business }) =>
    browser.post(`/api/businesses/${business.id}/rentals`, ITEM),
  "GET /api/rentals/{id}/desk-quote": (browser, { item }) =>
    browser.get(`/api/rentals/${item.id}/desk-quote?${new URLSearchParams(fromTo(10, 12))}`),
  "PUT /api/rentals/{id}": (browser, { item }) =>
    browser.put(`/api/rentals/${item.id}`, { pricePerHour: 1 }),
  "POST /api/businesses/{id}/blackouts": (browser, { business, item }) =>
    browser.post(`/api/businesses/${business.id}/blackouts`, {
      ...DAYS,
      rentalItemIds: [item.id],
    }),
  "PUT /api/bookings/{id}": (browser, { waiting }) =>
    browser.put(`/api/bookings/${waiting.id}`, { status: "confirmed" }),
  "POST /api/bookings/{id}/ask-to-cancel": (browser, { agreed }) =>
    browser.post(`/api/bookings/${agreed.id}/ask-to-cancel`, { reason: "Storm" }),
  "DELETE /api/blackouts/{id}": (browser, { closed }) => browser.delete(`/api/blackouts/${closed}`),
  "DELETE /api/rentals/{id}": (browser, { item }) => browser.delete(`/api/rentals/${item.id}`),
};

/** Everything that is stored about one business. */
async function storedOf({ item, business }: Desk): Promise<string> {
  const rows = [
    await db.select().from(rentalItems).where(eq(rentalItems.businessId, business.id)),
    await db.select().from(rentalBookings).where(eq(rentalBookings.businessId, business.id)),
    await db.select().from(rentalBlackouts).where(eq(rentalBlackouts.rentalItemId, item.id)),
  ];
  return JSON.stringify(rows);
}

test("every call of rentals that needs an account is tried, but those about one's own", () => {
  const own = [
    ...["GET /api/user/bookings", "GET /api/user/bookings/summary"],
    ...["GET /api/user/own-bookings", "GET /api/user/rental-businesses"],
  ];
  const declared = routesOf(rentals, [])
    .filter(({ access }) => access === "signed-in")
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(CALLS), ...own].toSorted()).toEqual(declared.toSorted());
});

describe("every call for those who run a business", () => {
  test.each(Object.entries(CALLS))(
    "%s is refused to guests and to the owner of another business",
    async (_name, call) => {
      const [desk, other] = [await openDesk(), await openDesk()];
      const before = await storedOf(desk);
      expect((await call(openBrowser(landfall), desk)).status).toBe(401);
      const refused = await call(other.desk, desk);
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.body)).not.toMatch(/customer|kayak|@/i);
      expect(await storedOf(desk)).toBe(before);
    },
  );

  test("is 403 to a stranger also of a listing that is not live, and 404 for what does not exist", async () => {
    const [desk, other] = [await openDesk(), await openDesk()];
    await db
      .update(businesses)
      .set({ status: "inactive" })
      .where(eq(businesses.id, desk.business.id));
    const none = { id: 2_000_000_000 };
    const nowhere = { ...desk, business: none, item: none, waiting: none, agreed: none } as Desk;
    for (const [name, call] of Object.entries(CALLS)) {
      expect([name, (await call(other.desk, desk)).status]).toEqual([name, 403]);
      const gone = await call(other.desk, { ...nowhere, closed: none.id });
      expect([name, gone.status]).toEqual([name, 404]);
    }
  });

  test("answers the owner and administrators", async () => {
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const owned = await openDesk();
    for (const [name, call] of Object.entries(CALLS))
      expect([name, (await call(owned.desk, owned)).status]).toEqual([
        name,
        expect.toSatisfy((status: number) => status === 200 || status === 201),
      ]);
    const looked = await openDesk();
    for (const [name, call] of Object.entries(CALLS))
      expect([name, (await call(admin, looked)).status]).toEqual([
        name,
        expect.toSatisfy((status: number) => status === 200 || status === 201),
      ]);
  });

  test("of a former owner is refused, and the calendar link that they know is dead", async () => {
    const { business, desk, ...rest } = await openDesk();
    const { body } = await desk.get(`/api/businesses/${business.id}/rental-desk`);
    const feed = (body as { feedUrl: string }).feedUrl.replace(/^https?:\/\/[^/]+/, "");
    expect((await landfall.request("GET", feed)).status).toBe(200);
    const next = await openDesk();
    await landfall.db.transaction((tx) =>
      changeOwner(tx, landfall.services, { businessId: business.id, ownerId: next.owner.id }),
    );
    await landfall.jobsIdle();
    expect((await landfall.request("GET", feed)).status).toBe(404);
    for (const call of Object.values(CALLS))
      expect((await call(desk, { business, desk, ...rest })).status).toBe(403);
    expect((await desk.get("/api/user/bookings")).body).toEqual([]);
  });

  test("ends with the account: the calendar link is dead, requests end, what was confirmed stands, and customers are told", async () => {
    const { business, item, desk, waiting, agreed } = await openDesk();
    const { body } = await desk.get(`/api/businesses/${business.id}/rental-desk`);
    const feed = (body as { feedUrl: string }).feedUrl.replace(/^https?:\/\/[^/]+/, "");
    expect((await desk.delete("/api/user", { password: PASSWORD })).status).toBe(200);
    expect((await landfall.request("GET", feed)).status).toBe(404);
    expect(await readBooking(db, waiting.id)).toMatchObject({ status: "cancelled" });
    expect(await readBooking(db, agreed.id)).toMatchObject({ status: "confirmed" });
    const ended = await landfall.mailTo(waiting.customerEmail);
    expect(ended.subject).toContain("Your booking request has ended");
    expect(ended.calendar?.file).toContain("STATUS:CANCELLED");
    const stands = await landfall.mailTo(agreed.customerEmail);
    expect(stands.subject).toContain("Please call about your booking");
    expect(stands.text).toContain(business.phone);
    // From now on nobody would answer.
    expect(await ask(landfall, item)).toMatchObject({
      status: 409,
      body: { code: "nobody_answers", message: expect.stringContaining(business.phone) },
    });
    const quote = await openBrowser(landfall).post(`/api/rentals/${item.id}/quote`, fromTo(10, 12));
    expect(quote.status).toBe(409);
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    expect((await admin.post("/api/bookings", requestFor(item))).status).toBe(201);
  });
});

test("an owner who comes second is told what the booking is by now, and that it is so already when it was wanted", async () => {
  const { item, desk } = await openRental(landfall, { quantity: 9 });
  const build = async (facts: object) => (await buildBooking(db, item, facts)).id;
  const confirmed = await build({ status: "confirmed" });
  const declined = await build({ status: "cancelled", endedBy: "owner" });
  const left = await build({ status: "cancelled", endedBy: "customer" });
  const lapsed = await build({ expiresAt: new Date(Date.now() - 1000) });
  for (const [id, status, code, message] of [
    [confirmed, "confirmed", "confirmed_already", "This booking is confirmed already."],
    [declined, "cancelled", "cancelled_already", "This booking is cancelled already."],
    [left, "cancelled", "cancelled_already", "The customer has cancelled this booking meanwhile."],
    [left, "confirmed", "not_pending", "The customer has cancelled this booking meanwhile."],
    [lapsed, "confirmed", "not_pending", expect.stringContaining("has lapsed meanwhile")],
    [confirmed, "cancelled", "not_pending", expect.stringContaining("only its customer cancels")],
  ] as const)
    expect(await desk.put(`/api/bookings/${id}`, { status })).toMatchObject({
      ...{ status: 409, body: { code, message } },
    });
  const reason = "Storm";
  expect(await desk.post(`/api/bookings/${left}/ask-to-cancel`, { reason })).toMatchObject({
    ...{ status: 409, body: { code: "cancelled_already" } },
  });
  expect(await readBooking(db, lapsed)).toMatchObject({ status: "pending" });
});
