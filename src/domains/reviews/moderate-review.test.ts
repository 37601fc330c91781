import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildMp4 } from "#tests/support/build-video.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { dataUrl } from "#tests/support/new-listing.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Review } from "./contract.ts";
import { rebuildRatings } from "./refresh-rating.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));
const other = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Grace" }));
const DECIDED = "Someone else has already decided about this. Please reload to see the result.";

const ratingOf = async (businessId: number) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  return [row?.averageRating, row?.reviewCount];
};
const rowOf = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0];
const auditOf = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "review"), eq(auditLog.subjectId, String(id))));
const lockOn = (businessId: number) =>
  sql`select 1 from businesses where id = ${businessId} for update`;
const shown = (id: number) => shownAt(admin, `/api/reviews/${id}`);
const approve = async (by: BrowserLike, id: number) =>
  by.post(`/api/reviews/${id}/approve`, await shown(id));
const decline = async (by: BrowserLike, id: number, reason: string) =>
  by.post(`/api/reviews/${id}/decline`, { reason, ...(await shown(id)) });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe("approving", () => {
  test("publishes the review, counts it in the same transaction, is logged and mailed", async () => {
    const place = await buildListing(db, { name: "Thomas Point Grill" });
    const review = await buildReview(db, { businessId: place.id, rating: 5, isApproved: false });
    const answer = await approve(admin, review.id);
    expect(answer).toMatchObject({ status: 200, body: { id: review.id, isApproved: true } });
    expect(await ratingOf(place.id)).toEqual(["5.00", 1]);
    const listed = await openBrowser(landfall).get(`/api/businesses/${place.id}/reviews`);
    expect(listed.body).toMatchObject([{ id: review.id }]);
    expect(listed.headers.get("x-total-count")).toBe("1");
    expect(await auditOf(review.id)).toMatchObject([
      {
        action: "review.approve",
        actorName: "Ada",
        subjectName: "Worth the detour (Thomas Point Grill)",
        before: { isApproved: false },
        after: { isApproved: true },
      },
    ]);
    const mail = await landfall.mailTo(review.userEmail);
    expect(mail.subject).toBe("Your review is published: Thomas Point Grill");
    expect(mail.text).toContain("read your review of Thomas Point Grill and put it on the page");
    expect(mail.html).toContain(`/business/${place.id}?tab=reviews`);
  });

  test("shows its photos and videos, which nobody else saw before", async () => {
    const place = await buildListing(db);
    const rawBody = new Uint8Array(buildMp4());
    const uploaded = await landfall.request("POST", "/api/media?kind=video", { rawBody });
    const { address } = await uploaded.json();
    const list = `/api/businesses/${place.id}/reviews`;
    const visitor = openBrowser(landfall);
    const sent = await visitor.post(list, {
      ...{ userName: "Ansel P.", userEmail: "ansel@example.com", rating: 4, title: "Filmed" },
      ...{ content: "See for yourself.", images: [await dataUrl()], videos: [address] },
    });
    const { id, images } = sent.body as Review;
    expect(images).toEqual([expect.stringMatching(/^\/media\//)]);
    expect((await visitor.get(list)).body).toEqual([]);
    const queue = await admin.get(`/api/admin/reviews?pending=true&businessId=${place.id}`);
    expect(queue.body).toMatchObject([{ id, images, videos: [address] }]);
    expect((await approve(admin, id)).status).toBe(200);
    expect((await visitor.get(list)).body).toMatchObject([{ id, images, videos: [address] }]);
    for (const file of [...images, address]) {
      expect((await landfall.request("GET", file)).status, file).toBe(200);
    }
  });

  test("many at once counts every one", async () => {
    const place = await buildListing(db);
    const waiting = await Promise.all(
      [5, 4, 3, 2, 1, 5, 5, 5].map((rating) =>
        buildReview(db, { businessId: place.id, rating, isApproved: false }),
      ),
    );
    const answers = await Promise.all(waiting.map(({ id }) => approve(admin, id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await ratingOf(place.id)).toEqual(["3.75", 8]);
  });

  test("by two administrators at once: one wins, the other is told", async () => {
    const review = await buildReview(db, { isApproved: false });
    const answers = await meetAt(db, lockOn(review.businessId), {
      count: 2,
      begin: () => Promise.all([approve(admin, review.id), approve(other, review.id)]),
    });
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: DECIDED });
    expect(await auditOf(review.id)).toHaveLength(1);
  });

  test("against a decline at the same time: one wins, the other is told", async () => {
    const review = await buildReview(db, { isApproved: false });
    const answers = await meetAt(db, lockOn(review.businessId), {
      count: 2,
      begin: () =>
        Promise.all([approve(admin, review.id), decline(other, review.id, "An advertisement")]),
    });
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await auditOf(review.id)).toHaveLength(1);
    expect(await ratingOf(review.businessId)).toEqual(
      (await rowOf(review.id)) ? ["4.00", 1] : ["0.00", 0],
    );
  });

  test("of something that never was is 404", async () => {
    expect((await approve(admin, 2_000_000_000)).status).toBe(404);
    expect((await admin.post("/api/reviews/nonsense/approve")).status).toBe(400);
  });
});

describe("declining", () => {
  test("needs a reason, deletes the review, tells its writer and keeps the audit row", async () => {
    const place = await buildListing(db, { name: "Sandy Point Slips" });
    const review = await buildReview(db, { businessId: place.id, isApproved: false });
    const path = `/api/reviews/${review.id}/decline`;
    const seen = await shown(review.id);
    expect(await admin.post(path, seen)).toMatchObject({
      status: 400,
      body: { fields: { reason: "Please give a reason." } },
    });
    expect((await decline(admin, review.id, "It names a private person.")).status).toBe(200);
    expect(await rowOf(review.id)).toBeUndefined();
    expect(await auditOf(review.id)).toMatchObject([
      {
        action: "review.decline",
        note: "It names a private person.",
        before: { title: review.title, content: review.content },
      },
    ]);
    const mail = await landfall.mailTo(review.userEmail);
    expect(mail.subject).toBe("Your review was not published: Sandy Point Slips");
    expect(mail.text).toContain("It names a private person.");
    expect(await other.post(path, { reason: "Late", ...seen })).toMatchObject({
      status: 409,
      body: { message: DECIDED },
    });
    expect((await approve(other, review.id)).status).toBe(409);
    expect((await other.delete(`/api/reviews/${review.id}`)).status).toBe(409);
  });

  test("nobody is mailed about what staff or the demo data added", async () => {
    for (const facts of [{ isByStaff: true }, { isDemo: true }]) {
      const review = await buildReview(db, { isApproved: false, ...facts });
      await approve(admin, review.id);
      await expect(landfall.mailTo(review.userEmail)).rejects.toThrow("No mail");
    }
  });
});

describe("the writer", () => {
  const CHANGE = { rating: 2, title: "On second thought", content: "The dock is closed now." };

  test("changes a review that waits in place", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const review = await buildReview(db, { userId: person.id, isApproved: false });
    const answer = await browser.put(`/api/reviews/${review.id}`, { ...CHANGE, isApproved: true });
    expect(answer.body).toMatchObject({ ...CHANGE, isApproved: false, pendingChange: null });
    expect((answer.body as Review).editedAt).not.toBeNull();
  });

  test("changes a published one, which stays as it is until the change is approved", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const review = await buildReview(db, { userId: person.id, rating: 5 });
    await rebuildRatings({ db });
    const answer = await browser.put(`/api/reviews/${review.id}`, CHANGE);
    expect(answer.body).toMatchObject({ rating: 5, title: review.title, pendingChange: CHANGE });
    const seen = await openBrowser(landfall).get(`/api/reviews/${review.id}`);
    expect(seen.body).toMatchObject({ rating: 5, title: review.title, pendingChange: null });
    expect(await ratingOf(review.businessId)).toEqual(["5.00", 1]);
    const queue = await admin.get(
      `/api/admin/reviews?pending=true&businessId=${review.businessId}`,
    );
    expect(queue.body).toMatchObject([{ id: review.id, isApproved: true, pendingChange: CHANGE }]);

    expect((await approve(admin, review.id)).status).toBe(200);
    const published = await openBrowser(landfall).get(`/api/reviews/${review.id}`);
    expect(published.body).toMatchObject({ ...CHANGE, pendingChange: null });
    expect(await ratingOf(review.businessId)).toEqual(["2.00", 1]);
    expect((await landfall.mailTo(review.userEmail)).subject).toMatch(
      /^Your changed review is pub/,
    );
  });

  test("takes a waiting change back by sending what is published", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const review = await buildReview(db, { userId: person.id });
    await browser.put(`/api/reviews/${review.id}`, CHANGE);
    const { rating, title, content } = review;
    const answer = await browser.put(`/api/reviews/${review.id}`, { rating, title, content });
    expect(answer.body).toMatchObject({ title, pendingChange: null });
    expect((await approve(admin, review.id)).status).toBe(409);
  });

  test("keeps the published version when the change is declined, and hears why", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const review = await buildReview(db, { userId: person.id });
    await browser.put(`/api/reviews/${review.id}`, CHANGE);
    await decline(admin, review.id, "That is another place.");
    expect(await rowOf(review.id)).toMatchObject({ title: review.title, pendingChange: null });
    const mail = await landfall.mailTo(review.userEmail);
    expect(mail.text).toContain("That is another place.");
    expect(mail.text).toContain("The version from before stays on the page.");
  });

  test("deletes it, and the rating follows in the same transaction", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const review = await buildReview(db, { userId: person.id, rating: 1 });
    await buildReview(db, { businessId: review.businessId, rating: 5 });
    await rebuildRatings({ db });
    expect(await ratingOf(review.businessId)).toEqual(["3.00", 2]);
    expect((await browser.delete(`/api/reviews/${review.id}`)).status).toBe(200);
    expect(await ratingOf(review.businessId)).toEqual(["5.00", 1]);
    const [entry] = await auditOf(review.id);
    expect(entry).toMatchObject({ action: "review.delete" });
    expect(JSON.stringify(entry?.before)).not.toContain(review.content);
  });

  test("and nobody else edits, deletes or decides, and nothing changes", async () => {
    const review = await buildReview(db, { userId: (await buildPerson(landfall)).id });
    const owner = await buildPerson(landfall);
    await db
      .update(businesses)
      .set({ ownerId: owner.id })
      .where(eq(businesses.id, review.businessId));
    const hidden = await buildReview(db, { userId: review.userId, isApproved: false });
    const before = JSON.stringify(await db.select().from(reviews).orderBy(reviews.id));
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    const visitor = openBrowser(landfall);
    for (const browser of [stranger, await browserOf(landfall, owner)]) {
      expect((await browser.put(`/api/reviews/${review.id}`, CHANGE)).status).toBe(403);
      expect((await browser.delete(`/api/reviews/${review.id}`)).status).toBe(403);
      expect((await approve(browser, review.id)).status).toBe(403);
      expect(
        (await browser.post(`/api/reviews/${review.id}/decline`, { reason: "x" })).status,
      ).toBe(403);
      expect((await browser.put(`/api/admin/reviews/${review.id}`, { rating: 1 })).status).toBe(
        403,
      );
      expect((await browser.get("/api/admin/reviews")).status).toBe(403);
    }
    expect((await admin.put(`/api/reviews/${review.id}`, CHANGE)).status).toBe(403);
    expect((await visitor.put(`/api/reviews/${review.id}`, CHANGE)).status).toBe(401);
    expect((await visitor.delete(`/api/reviews/${review.id}`)).status).toBe(401);
    expect((await approve(visitor, review.id)).status).toBe(401);
    // Even that it exists is private.
    expect((await stranger.get(`/api/reviews/${hidden.id}`)).status).toBe(404);
    expect((await stranger.put(`/api/reviews/${hidden.id}`, CHANGE)).status).toBe(404);
    expect((await stranger.delete(`/api/reviews/${hidden.id}`)).status).toBe(404);
    expect(JSON.stringify(await db.select().from(reviews).orderBy(reviews.id))).toBe(before);
  });

  test("reads a review that waits, and so do the owner of the place and administrators", async () => {
    const writer = await buildPerson(landfall);
    const owner = await buildPerson(landfall);
    const place = await buildListing(db, { ownerId: owner.id });
    const review = await buildReview(db, {
      businessId: place.id,
      userId: writer.id,
      isApproved: false,
    });
    for (const person of [writer, owner]) {
      const browser = await browserOf(landfall, person);
      expect((await browser.get(`/api/reviews/${review.id}`)).status).toBe(200);
    }
    expect((await admin.get(`/api/reviews/${review.id}`)).status).toBe(200);
    expect((await openBrowser(landfall).get(`/api/reviews/${review.id}`)).status).toBe(404);
  });
});

test("a rating that cannot be written leaves the review as it was: it is one transaction", async () => {
  const writer = await buildPerson(landfall);
  const waiting = await buildReview(db, { isApproved: false });
  const shownOne = await buildReview(db, { userId: writer.id, rating: 5 });
  await rebuildRatings({ db });
  const version = await shown(waiting.id);
  const byWriter = await browserOf(landfall, writer);
  await db.execute(sql`alter table businesses add constraint refused check (false) not valid`);
  try {
    const answers = [
      await admin.post(`/api/reviews/${waiting.id}/approve`, version),
      await admin.put(`/api/admin/reviews/${shownOne.id}`, { rating: 1 }),
      await byWriter.delete(`/api/reviews/${shownOne.id}`),
    ];
    expect(statuses(answers)).toEqual([500, 500, 500]);
  } finally {
    await db.execute(sql`alter table businesses drop constraint refused`);
  }
  expect(await rowOf(waiting.id)).toEqual(waiting);
  expect(await rowOf(shownOne.id)).toEqual(shownOne);
  expect(await ratingOf(waiting.businessId)).toEqual(["0.00", 0]);
  expect(await ratingOf(shownOne.businessId)).toEqual(["5.00", 1]);
  expect([...(await auditOf(waiting.id)), ...(await auditOf(shownOne.id))]).toEqual([]);
});
