import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { mediaUses } from "#src/db/schema/media.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { browserOf, openBrowser, signUp } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { Review } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const REVIEW = {
  userName: "Ansel P.",
  userEmail: "ansel@example.com",
  rating: 4,
  title: "Tied up twice",
  content: "Crabs, cold beer and a cleat that held in a blow.",
};
const TRANSPARENT_PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const place = await buildListing(db);
const path = `/api/businesses/${place.id}/reviews`;
const rowOf = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0];
const ratingOf = async (id: number) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return { averageRating: row?.averageRating, reviewCount: row?.reviewCount };
};

describe("a review that is sent", () => {
  test("is stored, waits and is on no page, whoever sends it", async () => {
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    for (const browser of [openBrowser(landfall), admin]) {
      const answer = await browser.post(path, {
        ...REVIEW,
        visitDate: "2026-05-02",
        id: 7,
        isApproved: true,
        isByStaff: true,
        helpfulCount: 99,
        answer: "Thank you",
        userId: "somebody-else",
        ownerId: "somebody-else",
        status: "approved",
        createdAt: "2001-01-01T00:00:00Z",
        businessId: 99_999,
      });
      expect(answer.status).toBe(201);
      const review = Review.parse(answer.body);
      expect(review).toMatchObject({
        businessId: place.id,
        userName: "Ansel P.",
        rating: 4,
        title: "Tied up twice",
        images: [],
        videos: [],
        visitDate: "2026-05-02",
        isApproved: false,
        isByStaff: false,
        helpfulCount: 0,
        answer: null,
      });
      expect(review.id).not.toBe(7);
      expect(Date.parse(review.createdAt)).toBeGreaterThan(Date.now() - 60_000);
      expect((await openBrowser(landfall).get(`/api/reviews/${review.id}`)).status).toBe(404);
    }
    expect((await openBrowser(landfall).get(path)).body).toEqual([]);
    expect(await ratingOf(place.id)).toEqual({ averageRating: "0.00", reviewCount: 0 });
  });

  test("takes a picture as a data URL and shows its own copy, and no picture of another site", async () => {
    const sent = await openBrowser(landfall).post(path, { ...REVIEW, images: [TRANSPARENT_PIXEL] });
    const review = Review.parse(sent.body);
    expect(review.images).toEqual([expect.stringMatching(/^\/media\/[a-z0-9]{24}-1x1$/)]);
    expect(await db.$count(mediaUses, eq(mediaUses.usedBy, `review:${review.id}`))).toBe(1);
    const before = await db.$count(reviews);
    for (const images of [
      ["https://evil.example/pixel.png"],
      ["/media/../../etc/passwd"],
      ["data:text/html;base64,PHNjcmlwdD4="],
      ["data:image/png;base64,bm90IGEgcGljdHVyZQ=="],
      [`/media/${"a".repeat(24)}-10x10`],
      Array.from({ length: 11 }, () => TRANSPARENT_PIXEL),
      "none",
    ]) {
      const answer = await openBrowser(landfall).post(path, { ...REVIEW, images });
      expect(answer.status, JSON.stringify(images).slice(0, 60)).toBe(400);
    }
    expect(await db.$count(reviews)).toBe(before);
  });

  test("can name its business in the body", async () => {
    const answer = await openBrowser(landfall).post("/api/reviews", {
      ...REVIEW,
      businessId: place.id,
    });
    expect(answer).toMatchObject({ status: 201, body: { businessId: place.id } });
    for (const businessId of [0, -1, 1.5, "x", null, 2_147_483_648]) {
      const refused = await openBrowser(landfall).post("/api/reviews", { ...REVIEW, businessId });
      expect(refused.status).toBe(400);
    }
  });

  test("must be complete, in bounds and of the past, with a message for each field", async () => {
    const nothing = await openBrowser(landfall).post(path, {});
    expect(nothing).toMatchObject({
      status: 400,
      body: {
        fields: {
          userName: "Please enter your name.",
          userEmail: "Please enter your e-mail address.",
          rating: "Please select a rating",
          title: "Please enter a title.",
          content: "Please write your review.",
        },
      },
    });
    const tomorrow = new Date(Date.now() + 26 * 3600_000).toISOString().slice(0, 10);
    const wrong: Record<string, unknown>[] = [
      { rating: 0 },
      { rating: 6 },
      { rating: 3.5 },
      { rating: "5" },
      { rating: null },
      { title: "   " },
      { title: "x".repeat(121) },
      { title: "two\nlines" },
      { content: "" },
      { content: "x".repeat(5001) },
      { content: { $ne: null } },
      { content: "null\0byte" },
      { userName: "<script>alert(1)</script>" },
      { userName: "x".repeat(81) },
      { userEmail: "nobody" },
      { visitDate: tomorrow },
      { visitDate: "2026-02-30" },
      { visitDate: "yesterday" },
      { videos: ["https://evil.example/a.mp4"] },
      { videos: Array.from({ length: 4 }, () => `/media/${"a".repeat(24)}.mp4`) },
    ];
    for (const change of wrong) {
      const [field = ""] = Object.keys(change);
      const answer = await openBrowser(landfall).post(path, { ...REVIEW, ...change });
      expect(answer, JSON.stringify(change).slice(0, 60)).toMatchObject({ status: 400 });
      const { fields } = answer.body as { fields: Record<string, string> };
      expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
    }
  });

  test("keeps hostile text as text", async () => {
    const content = `<img src=x onerror=alert(1)> '; drop table reviews; -- {{7*7}} \u202e`;
    const answer = await openBrowser(landfall).post(path, { ...REVIEW, content });
    expect(answer.body).toMatchObject({ content });
  });

  test("is for live listings only", async () => {
    const owner = await buildPerson(landfall);
    const pending = await buildListing(db, { status: "pending", ownerId: owner.id });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    for (const id of [pending.id, 2_000_000_000, 99_999_999_999]) {
      expect(
        (await openBrowser(landfall).post(`/api/businesses/${id}/reviews`, REVIEW)).status,
      ).toBe(404);
      expect((await admin.post(`/api/businesses/${id}/reviews`, REVIEW)).status).toBe(404);
    }
  });

  test("gives its writer the address back, with an account or without, and nobody else", async () => {
    const spot = await buildListing(db);
    const sent = await openBrowser(landfall).post(`/api/businesses/${spot.id}/reviews`, REVIEW);
    expect(sent.body).toMatchObject({ userEmail: REVIEW.userEmail, isOwn: false });
    await db.update(reviews).set({ isApproved: true }).where(eq(reviews.businessId, spot.id));
    const listed = await openBrowser(landfall).get(`/api/businesses/${spot.id}/reviews`);
    expect(listed.body).toMatchObject([{ userEmail: null }]);
  });

  test("cannot come from the owner of the place", async () => {
    const owner = await buildPerson(landfall);
    const own = await buildListing(db, { ownerId: owner.id });
    const browser = await browserOf(landfall, owner);
    expect((await browser.post(`/api/businesses/${own.id}/reviews`, REVIEW)).status).toBe(403);
    expect(await db.$count(reviews, eq(reviews.businessId, own.id))).toBe(0);
  });

  test("is refused aloud when a trap for programs snaps, and nothing is stored", async () => {
    const before = await db.$count(reviews);
    for (const trap of [{ homepage: "https://spam.example" }, { secondsOpen: 0.4 }]) {
      const answer = await openBrowser(landfall).post(path, { ...REVIEW, ...trap });
      expect(answer).toMatchObject({ status: 400, body: { code: "spam_trap" } });
    }
    expect(await db.$count(reviews)).toBe(before);
    const slow = await openBrowser(landfall).post(path, {
      ...REVIEW,
      secondsOpen: 40,
      homepage: "",
    });
    expect(slow.status).toBe(201);
  });

  test("from one address too often is 429", async () => {
    const browser = openBrowser(landfall);
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await browser.post(path, REVIEW)).status).toBe(201);
    }
    const answer = await browser.post(path, REVIEW);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("someone signed in", () => {
  test("has one review of a place, also when two are sent at once", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const answers = await Promise.all([browser.post(path, REVIEW), browser.post(path, REVIEW)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await browser.post(path, REVIEW)).toMatchObject({
      status: 409,
      body: {
        code: "already_reviewed",
        message: "You have already reviewed this business. You can edit your review.",
      },
    });
    expect(await db.$count(reviews, eq(reviews.userId, person.id))).toBe(1);
  });

  test("signs with the address that was proved, not with the one that was typed", async () => {
    const person = await buildPerson(landfall);
    const browser = await browserOf(landfall, person);
    const answer = await browser.post(path, { ...REVIEW, userEmail: "victim@example.com" });
    expect(answer.body).toMatchObject({ userEmail: person.email, isOwn: true });
  });
});

describe("the e-mail address of a review", () => {
  test("is told to administrators and to its writer, and to nobody else", async () => {
    const writer = await buildPerson(landfall);
    const spot = await buildListing(db, { ownerId: (await buildPerson(landfall)).id });
    const review = await buildReview(db, { businessId: spot.id, userId: writer.id });
    const emailFor = async (person: { id: string } | null) => {
      const browser = person ? await browserOf(landfall, person) : openBrowser(landfall);
      const list = await browser.get(`/api/businesses/${spot.id}/reviews`);
      const one = await browser.get(`/api/reviews/${review.id}`);
      const [listed] = list.body as Review[];
      expect(listed?.userEmail).toBe((one.body as Review).userEmail);
      return listed?.userEmail;
    };
    expect(await emailFor(null)).toBeNull();
    expect(await emailFor(await buildPerson(landfall))).toBeNull();
    expect(await emailFor({ id: spot.ownerId ?? "" })).toBeNull();
    expect(await emailFor(writer)).toBe(review.userEmail);
    expect(await emailFor(await buildAdmin(landfall))).toBe(review.userEmail);
  });
});

describe("earlier reviews under an address", () => {
  test("are joined to the account that proved it, one for each place, and to no other", async () => {
    const email = "wren@example.com";
    const other = await buildReview(db, { userEmail: "someone-else@example.com" });
    const old = await buildReview(db, { userEmail: "Wren@Example.com", isApproved: false });
    const published = await buildReview(db, { userEmail: email, businessId: old.businessId });
    const newest = await buildReview(db, {
      userEmail: email,
      businessId: old.businessId,
      isApproved: false,
    });
    const elsewhere = await buildReview(db, { userEmail: email });
    const byStaff = await buildReview(db, { userEmail: email, isByStaff: true });
    const taken = await buildReview(db, {
      userEmail: email,
      userId: (await buildPerson(landfall)).id,
    });
    const { user, browser } = await signUp(landfall, email);
    await landfall.jobsIdle();
    const ownerOf = async ({ id }: { id: number }) => (await rowOf(id))?.userId;
    expect(await ownerOf(published)).toBe(user.id);
    expect(await ownerOf(elsewhere)).toBe(user.id);
    for (const left of [old, newest, byStaff, other]) expect(await ownerOf(left)).toBeNull();
    expect(await ownerOf(taken)).toBe(taken.userId);
    const change = { rating: 2, title: "Second thoughts", content: "The fries were cold." };
    expect((await browser.put(`/api/reviews/${published.id}`, change)).status).toBe(200);
  });
});
