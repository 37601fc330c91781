import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildMp4 } from "#tests/support/build-video.ts";
import { dataUrl } from "#tests/support/new-listing.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { AdminReview, type Review } from "./contract.ts";
import { rebuildRatings } from "./refresh-rating.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));

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

describe("an administrator", () => {
  test("adds a review, which belongs to nobody and is marked as added by staff", async () => {
    const place = await buildListing(db);
    const given = {
      businessId: place.id,
      userName: "Walter O.",
      userEmail: "walter@example.com",
      rating: 4,
      title: "By letter",
      content: "Written on paper and typed in at the office.",
      isApproved: true,
      images: [],
      videos: [],
    };
    const answer = await admin.post("/api/admin/reviews", given);
    expect(answer).toMatchObject({
      status: 201,
      body: { ...given, isByStaff: true, isOwn: false },
    });
    expect(await ratingOf(place.id)).toEqual(["4.00", 1]);
    const { id } = answer.body as Review;
    expect(await auditOf(id)).toMatchObject([{ action: "review.add" }]);
    const { isApproved: _, ...unmarked } = given;
    expect(await admin.post("/api/admin/reviews", unmarked)).toMatchObject({
      body: { isApproved: false },
    });
    expect(await ratingOf(place.id)).toEqual(["4.00", 1]);
    expect((await admin.post("/api/admin/reviews", { ...given, businessId: "1" })).status).toBe(
      400,
    );
    for (const rating of [0, 6]) {
      expect((await admin.post("/api/admin/reviews", { ...given, rating })).status).toBe(400);
    }
    const nowhere = await admin.post("/api/admin/reviews", { ...given, businessId: 2_000_000_000 });
    expect(nowhere.status).toBe(404);
  });

  test("adds a review with its photos and videos, which it answers as they can be fetched", async () => {
    const place = await buildListing(db);
    const rawBody = new Uint8Array(buildMp4());
    const uploaded = await landfall.request("POST", "/api/media?kind=video", { rawBody });
    const { address } = await uploaded.json();
    const answer = await admin.post("/api/admin/reviews", {
      ...{ businessId: place.id, userName: "Walter O.", userEmail: "walter@example.com" },
      ...{ rating: 4, title: "With the letter", content: "Two prints and a film." },
      ...{ isApproved: true, images: [await dataUrl(), await dataUrl("jpeg")], videos: [address] },
    });
    const { id, images } = answer.body as Review;
    const photo = expect.stringMatching(/^\/media\/\w+-64x48$/);
    expect(answer).toMatchObject({
      status: 201,
      body: { images: [photo, photo], videos: [address] },
    });
    for (const file of [...images, address]) {
      expect((await landfall.request("GET", file)).status, file).toBe(200);
    }
    expect(await rowOf(id)).toMatchObject({ images, videos: [address] });
  });

  test("edits a review, its status included, and the rating follows", async () => {
    const review = await buildReview(db, { rating: 1, isApproved: false });
    const path = `/api/admin/reviews/${review.id}`;
    const change = { rating: 3, title: "Mended", isApproved: true };
    const seen = await shownAt(admin, `/api/reviews/${review.id}`);
    const answer = await admin.put(path, { ...change, ...seen });
    expect(answer.body).toMatchObject({
      rating: 3,
      title: "Mended",
      content: review.content,
      isApproved: true,
    });
    expect(await ratingOf(review.businessId)).toEqual(["3.00", 1]);
    await admin.put(path, { isApproved: false });
    expect(await ratingOf(review.businessId)).toEqual(["0.00", 0]);
    expect(await auditOf(review.id)).toMatchObject([
      { action: "review.edit", before: { rating: 1 }, after: { rating: 3, isApproved: true } },
      { action: "review.edit", after: { isApproved: false } },
    ]);
    expect((await admin.put(path, { rating: 9 })).status).toBe(400);
    expect((await admin.put("/api/admin/reviews/2000000000", { rating: 3 })).status).toBe(404);
  });

  test("deletes a review, with its reports answered and its words in the audit log", async () => {
    const review = await buildReview(db);
    await openBrowser(landfall).post(`/api/reviews/${review.id}/report`, { reason: "spam" });
    expect((await admin.delete(`/api/reviews/${review.id}`)).status).toBe(200);
    expect(await rowOf(review.id)).toBeUndefined();
    expect(await auditOf(review.id)).toMatchObject([
      { action: "review.delete", before: { content: review.content } },
    ]);
    const [flag] = await db.select().from(flags).where(eq(flags.subjectId, review.id));
    expect(flag?.status).toBe("upheld");
  });

  test("lists reviews by status, business and text, in order and in pages", async () => {
    const place = await buildListing(db, { name: "Queue Creek" });
    const of = (facts: object) => buildReview(db, { businessId: place.id, ...facts });
    const low = await of({ rating: 1, title: "100% mud", createdAt: new Date("2026-01-01") });
    const high = await of({ rating: 5, userName: "Zelda", createdAt: new Date("2026-01-02") });
    const waits = await of({
      isApproved: false,
      content: "Under_score",
      createdAt: new Date("2026-01-03"),
    });
    const change = { rating: 2, title: "T", content: "C", images: [], videos: [], visitDate: null };
    const changed = await of({ pendingChange: change, createdAt: new Date("2026-01-04") });
    const ids = async (query: string) => {
      const answer = await admin.get(`/api/admin/reviews?businessId=${place.id}${query}`);
      expect(answer.status).toBe(200);
      const list = AdminReview.array().parse(answer.body);
      expect(list.every(({ businessName }) => businessName === "Queue Creek")).toBe(true);
      return { ids: list.map(({ id }) => id), total: answer.headers.get("x-total-count") };
    };
    expect(await ids("")).toEqual({ ids: [changed.id, waits.id, high.id, low.id], total: "4" });
    expect(await ids("&approved=true")).toMatchObject({ ids: [changed.id, high.id, low.id] });
    expect(await ids("&approved=false")).toMatchObject({ ids: [waits.id] });
    expect(await ids("&pending=true")).toMatchObject({ ids: [changed.id, waits.id] });
    expect(await ids("&q=zeld")).toMatchObject({ ids: [high.id] });
    expect(await ids("&q=100%25")).toMatchObject({ ids: [low.id] });
    expect(await ids("&q=r_s")).toMatchObject({ ids: [waits.id] });
    expect(await ids("&sort=oldest&limit=1&offset=1")).toEqual({ ids: [high.id], total: "4" });
    expect(await ids("&sort=lowest&limit=1")).toMatchObject({ ids: [low.id] });
    expect((await admin.get("/api/admin/reviews?sort=random")).status).toBe(400);
    const [first] = (await admin.get("/api/admin/reviews?limit=1")).body as AdminReview[];
    expect(first?.userEmail).toEqual(expect.any(String));
  });

  test("sees beside each review that waits why to look twice", async () => {
    const place = await buildListing(db);
    const path = `/api/businesses/${place.id}/reviews`;
    const spammer = openBrowser(landfall);
    const spam = {
      userName: "Deals",
      userEmail: "deals@example.com",
      rating: 5,
      title: "Best shit ever",
      content: "Buy now at https://a.example and https://b.example, click here",
    };
    for (let sent = 0; sent < 4; sent += 1) await spammer.post(path, spam);
    await openBrowser(landfall).post(path, {
      ...spam,
      userEmail: "honest@example.com",
      title: "Lovely",
      content: "We saw the Scunthorpe ferry pass by.",
    });
    const queue = await admin.get(
      `/api/admin/reviews?pending=true&businessId=${place.id}&sort=oldest`,
    );
    const [first, , , , honest] = AdminReview.array().parse(queue.body);
    expect(first?.signals.map(({ kind }) => kind).toSorted()).toEqual([
      "anonymous_again",
      "duplicate_text",
      "link_spam",
      "many_from_email",
      "many_from_sender",
      "profanity",
    ]);
    expect(first?.signals.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(honest?.signals).toEqual([]);
    await admin.post(`/api/reviews/${first?.id}/approve`, { version: first?.version });
    const after = await admin.get(`/api/admin/reviews?approved=true&businessId=${place.id}`);
    expect(after.body).toMatchObject([{ signals: [] }]);
  });
});

test("rebuilding restores ratings that were altered by hand, and says how many", async () => {
  const review = await buildReview(db, { rating: 3 });
  await buildReview(db, { businessId: review.businessId, rating: 5, isApproved: false });
  const empty = await buildListing(db);
  await rebuildRatings({ db });
  await db
    .update(businesses)
    .set({ averageRating: "1.11", reviewCount: 77 })
    .where(sql`id in (${review.businessId}, ${empty.id})`);
  expect(await rebuildRatings({ db })).toBe(2);
  expect(await ratingOf(review.businessId)).toEqual(["3.00", 1]);
  expect(await ratingOf(empty.id)).toEqual(["0.00", 0]);
  expect(await rebuildRatings({ db })).toBe(0);
});
