import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { mediaUses } from "#src/db/schema/media.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { subscribe } from "#src/platform/jobs/handle-job.server.ts";
import { type Answer, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { dataUrl, NEW_LISTING } from "#tests/support/new-listing.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { Business } from "../listing/contract.ts";
import { ListingApproved, ListingRemoved, ListingSubmitted } from "../listing/events.ts";

const heard: unknown[] = [];
const hear = (name: string) => async (_services: unknown, payload: object) =>
  void heard.push({ name, ...payload });
const landfall = await startTestLandfall({
  subscriptions: [
    subscribe(ListingSubmitted, "hear-submitted", hear("submitted")),
    subscribe(ListingApproved, "hear-approved", hear("approved")),
    subscribe(ListingRemoved, "hear-removed", hear("removed")),
  ],
});
afterAll(() => landfall.stop());
const { db } = landfall;

const chief = await buildAdmin(landfall, { firstName: "Ada", lastName: "Quill" });
const admin = await browserOf(landfall, chief);
const read = ({ body }: Answer) => Business.parse(body);
const path = ({ id }: { id: number }) => `/api/businesses/${id}`;
/** What was sent in has its first version until somebody changes it. */
const APPROVAL = { isActive: true, version: 1 };
/** Its receipt is mailed before anything else is. */
async function send(change: object = {}, browser = openBrowser(landfall)) {
  const listing = read(await browser.post("/api/businesses", { ...NEW_LISTING, ...change }));
  await landfall.jobsIdle();
  return listing;
}
const audit = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "business"), eq(auditLog.subjectId, String(id))));

describe("approving", () => {
  test("makes a pending listing live and findable, with an audit row", async () => {
    const listing = await send({ name: "Zephyr Quay Oysters" });
    const answer = await admin.put(path(listing), APPROVAL);
    expect(answer).toMatchObject({ status: 200, body: { id: listing.id, isActive: true } });
    await landfall.jobsIdle();
    const visitor = openBrowser(landfall);
    expect((await visitor.get(path(listing))).status).toBe(200);
    const found = await visitor.get("/api/search?q=Zephyr+Quay");
    expect(found.body).toMatchObject({ businesses: [{ id: listing.id }] });
    expect(await audit(listing.id)).toMatchObject([
      {
        actorId: chief.id,
        actorName: "Ada Quill",
        action: "business.approve",
        before: { status: "pending" },
        after: { status: "live" },
      },
    ]);
    expect(heard).toContainEqual({
      name: "submitted",
      businessId: listing.id,
      submittedById: null,
    });
    expect(heard).toContainEqual({ name: "approved", businessId: listing.id, ownerId: null });
  });

  test("gives it to the person who sent it in, never to the address in its e-mail field", async () => {
    const submitter = await buildPerson(landfall);
    const namesake = await buildPerson(landfall, { email: "captain@namesake.example.com" });
    const listing = await send({ email: namesake.email }, await browserOf(landfall, submitter));
    const approved = read(await admin.put(path(listing), APPROVAL));
    expect(approved).toMatchObject({ ownerId: submitter.id, ownerEmail: submitter.email });
    const anonymous = await send({ email: namesake.email });
    expect(read(await admin.put(path(anonymous), APPROVAL)).ownerId).toBeNull();
    const owner = await browserOf(landfall, submitter);
    expect((await owner.put(path(listing), { phone: "410-555-0111" })).status).toBe(200);
  });

  test("mails the notice that the form promised, to the account or the listing's address", async () => {
    const submitter = await buildPerson(landfall, { firstName: "Nell" });
    const mine = await send({ name: "Nell's Pier" }, await browserOf(landfall, submitter));
    await admin.put(path(mine), APPROVAL);
    const mail = await landfall.mailTo(submitter.email);
    expect(mail.subject).toBe("Your listing is live: Nell's Pier");
    expect(mail.text).toContain(`/business/${mine.id}`);
    expect(mail.text).toContain("belongs to your account");
    const email = "approved@listing.example.com";
    const other = await send({ email });
    await admin.put(path(other), APPROVAL);
    expect((await landfall.mailTo(email)).text).toContain("claim it");
  });

  test("at once by two: one wins, the other is told with 409", async () => {
    const listing = await send({ email: "once@listing.example.com" });
    const second = await browserOf(landfall, await buildAdmin(landfall));
    const lock = sql`select 1 from businesses where id = ${listing.id} for update`;
    const answers = await meetAt(db, lock, {
      count: 2,
      begin: () =>
        Promise.all([admin.put(path(listing), APPROVAL), second.put(path(listing), APPROVAL)]),
    });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.body).toMatchObject({ code: "already_decided" });
    expect(await audit(listing.id)).toHaveLength(1);
    await landfall.jobsIdle();
    const subjects = landfall.mails
      .filter(({ to }) => to === "once@listing.example.com")
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Your listing is live"))).toHaveLength(
      1,
    );
  });
});

describe("rejecting", () => {
  test("deletes the listing for good; the audit row and the mail with the reason stay", async () => {
    const email = "rejected@listing.example.com";
    const listing = await send({ email, name: "Not a Place", images: [await dataUrl()] });
    const answer = await admin.delete(path(listing), { reason: "There is no such street." });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect((await admin.get(path(listing))).status).toBe(404);
    expect(await db.$count(businesses, eq(businesses.id, listing.id))).toBe(0);
    const uses = eq(mediaUses.usedBy, `business:${listing.id}`);
    expect(await db.$count(mediaUses, uses)).toBe(0);
    expect(await audit(listing.id)).toMatchObject([
      {
        action: "business.reject",
        subjectName: "Not a Place",
        note: "There is no such street.",
        before: { name: "Not a Place", status: "pending", address: NEW_LISTING.address },
      },
    ]);
    const mail = await landfall.mailTo(email);
    expect(mail.subject).toBe("Your listing was not approved");
    expect(mail.text).toContain("There is no such street.");
    await landfall.jobsIdle();
    expect(heard).toContainEqual({
      ...{ name: "Not a Place", businessId: listing.id, wasPending: true },
    });
  });

  test("works without a reason, and a second time is 404", async () => {
    const listing = await send();
    expect((await admin.delete(path(listing))).status).toBe(200);
    expect((await admin.delete(path(listing))).status).toBe(404);
    expect((await admin.put(path(listing), APPROVAL)).status).toBe(404);
  });

  test("while another approves: whoever comes second is told", async () => {
    const listing = await send();
    const lock = sql`select 1 from businesses where id = ${listing.id} for update`;
    const [approval, removal] = await meetAt(db, lock, {
      count: 2,
      begin: () => Promise.all([admin.put(path(listing), APPROVAL), admin.delete(path(listing))]),
    });
    const isThere = (await db.$count(businesses, eq(businesses.id, listing.id))) === 1;
    expect(removal.status).toBe(200);
    expect([200, 404]).toContain(approval.status);
    expect(isThere).toBe(false);
  });
});

describe("deleting", () => {
  test("a live listing takes its reviews with it and mails nobody", async () => {
    const listing = await buildListing(db, { email: "gone@listing.example.com" });
    await buildReview(db, { businessId: listing.id });
    expect((await admin.delete(path(listing))).status).toBe(200);
    expect(await db.$count(reviews, eq(reviews.businessId, listing.id))).toBe(0);
    expect(await audit(listing.id)).toMatchObject([{ action: "business.delete" }]);
    await landfall.jobsIdle();
    expect(landfall.mails.some(({ to }) => to === "gone@listing.example.com")).toBe(false);
  });

  test("several at once answers the true counts, each with its audit row", async () => {
    const doomed = await Promise.all([buildListing(db), buildListing(db), send()]);
    const ids = [...doomed.map(({ id }) => id), 1_999_999_999, doomed[0].id];
    const answer = await admin.delete("/api/businesses", { ids });
    expect(answer).toMatchObject({ status: 200, body: { success: 3, failed: 1 } });
    for (const { id } of doomed) expect(await audit(id)).toHaveLength(1);
  });

  test.each([
    {},
    { ids: [] },
    { ids: "all" },
    { ids: [0] },
    { ids: [1.5] },
    { ids: [null] },
    { ids: [3e9] },
  ])("several with %j is 400", async (body) => {
    const before = await db.$count(businesses);
    expect((await admin.delete("/api/businesses", body)).status).toBe(400);
    expect(await db.$count(businesses)).toBe(before);
  });

  test("nothing selected is refused with the words of the page", async () => {
    expect(await admin.delete("/api/businesses", { ids: [] })).toMatchObject({
      body: { message: "Please select businesses to delete." },
    });
  });
});

describe("the wrong people", () => {
  test("neither delete, nor bulk delete, nor change the level, nor list what waits", async () => {
    const owner = await buildPerson(landfall);
    const listing = await buildListing(db, { ownerId: owner.id });
    const callers = [
      { browser: openBrowser(landfall), status: 401 },
      { browser: await browserOf(landfall, await buildPerson(landfall)), status: 403 },
      { browser: await browserOf(landfall, owner), status: 403 },
    ];
    for (const { browser, status } of callers) {
      const answers = await Promise.all([
        browser.delete(path(listing)),
        browser.delete("/api/businesses", { ids: [listing.id] }),
        browser.post(`${path(listing)}/feature`, { featuredLevel: 3 }),
        browser.get("/api/businesses?pending=true"),
        browser.get("/api/businesses?status=all"),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
    }
    const [row] = await db.select().from(businesses).where(eq(businesses.id, listing.id));
    expect(row).toEqual(listing);
  });
});

describe("what administrators list", () => {
  test("by state, with search, sort and paging, and who sent it in", async () => {
    const person = await buildPerson(landfall, { firstName: "Ike", lastName: "Moss" });
    const city = "Listington";
    const first = await send({ city, name: "Aft Cabin" }, await browserOf(landfall, person));
    const second = await send({ city, name: "Bow Cabin", phone: "302-555-0177" });
    const off = await buildListing(db, { city, name: "Cuddy Cabin", status: "inactive" });
    const live = await buildListing(db, { city, name: "Deck Cabin" });
    const ids = async (query: string) => {
      const { body, headers } = await admin.get(`/api/businesses?city=${city}&${query}`);
      const list = Business.array()
        .parse(body)
        .map(({ id }) => id);
      return { list, total: headers.get("x-total-count") };
    };
    expect((await ids("pending=true")).list).toEqual([second.id, first.id]);
    expect((await ids("status=inactive")).list).toEqual([off.id]);
    expect((await ids("status=live")).list).toEqual([live.id]);
    expect((await ids("status=all&sort=name")).list).toEqual([
      first.id,
      second.id,
      off.id,
      live.id,
    ]);
    expect((await ids("status=all&sort=name&direction=desc&limit=1&offset=1")).list).toEqual([
      off.id,
    ]);
    expect(await ids("status=all&limit=1&sort=newest")).toEqual({ list: [live.id], total: "4" });
    expect((await ids("status=all&q=bow+cabin")).list).toEqual([second.id]);
    expect((await ids("status=all&q=302-555")).list).toEqual([second.id]);
    expect((await ids("status=all&q=100%25")).list).toEqual([]);
    const { body } = await admin.get(`/api/businesses?city=${city}&pending=true&sort=name`);
    expect(body).toMatchObject([
      { status: "pending", version: 1, submitter: { name: "Ike Moss", email: person.email } },
      { status: "pending", submitter: null },
    ]);
    expect((await openBrowser(landfall).get(`/api/businesses?city=${city}`)).body).toMatchObject([
      { id: live.id },
    ]);
  });
});
