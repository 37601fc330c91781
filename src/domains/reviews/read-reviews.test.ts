import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { Flag } from "#src/domains/moderation/contract.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Review } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));

test("the reviews of a place are sorted, filtered and paged, and only approved ones are among them", async () => {
  const place = await buildListing(db);
  const of = (day: number, facts: object) =>
    buildReview(db, {
      businessId: place.id,
      createdAt: new Date(Date.UTC(2026, 0, day)),
      ...facts,
    });
  const five = await of(1, { rating: 5, helpfulCount: 1 });
  const two = await of(2, { rating: 2, helpfulCount: 9 });
  const photo = await of(3, { rating: 3, images: [`/media/${"a".repeat(24)}-4x3`] });
  await of(4, { isApproved: false });
  const read = async (query: string) => {
    const answer = await openBrowser(landfall).get(`/api/businesses/${place.id}/reviews?${query}`);
    const ids = (answer.body as Review[]).map(({ id }) => id);
    return { ids, total: answer.headers.get("x-total-count") };
  };
  expect(await read("")).toEqual({ ids: [photo.id, two.id, five.id], total: "3" });
  expect(await read("sort=oldest")).toMatchObject({ ids: [five.id, two.id, photo.id] });
  expect(await read("sort=highest")).toMatchObject({ ids: [five.id, photo.id, two.id] });
  expect(await read("sort=lowest")).toMatchObject({ ids: [two.id, photo.id, five.id] });
  expect(await read("sort=helpful")).toMatchObject({ ids: [two.id, five.id, photo.id] });
  expect(await read("rating=2")).toEqual({ ids: [two.id], total: "1" });
  expect(await read("withPhotos=true")).toEqual({ ids: [photo.id], total: "1" });
  expect(await read("limit=1&offset=1")).toEqual({ ids: [two.id], total: "3" });
  const wrong = await openBrowser(landfall).get(`/api/businesses/${place.id}/reviews?rating=9`);
  expect(wrong.status).toBe(400);
});

describe("marking a review as helpful", () => {
  test("counts once for each person, also at once, and can be taken back", async () => {
    const review = await buildReview(db);
    const path = `/api/reviews/${review.id}/helpful`;
    const reader = await browserOf(landfall, await buildPerson(landfall));
    const another = await browserOf(landfall, await buildPerson(landfall));
    await Promise.all([reader.post(path), reader.post(path), another.post(path)]);
    expect((await reader.post(path)).body).toEqual({ helpfulCount: 2, isHelpful: true });
    expect((await reader.get(`/api/reviews/${review.id}`)).body).toMatchObject({ isHelpful: true });
    const listed = await reader.get(`/api/businesses/${review.businessId}/reviews`);
    expect(listed.body).toMatchObject([{ isHelpful: true, helpfulCount: 2 }]);
    const seen = await openBrowser(landfall).get(`/api/reviews/${review.id}`);
    expect(seen.body).toMatchObject({ isHelpful: false, helpfulCount: 2 });
    expect((await reader.delete(path)).body).toEqual({ helpfulCount: 1, isHelpful: false });
    expect((await reader.delete(path)).body).toEqual({ helpfulCount: 1, isHelpful: false });
  });

  test("is for people who are signed in, for published reviews and not for one's own", async () => {
    const writer = await buildPerson(landfall);
    const review = await buildReview(db, { userId: writer.id });
    const hidden = await buildReview(db, { isApproved: false });
    const reader = await browserOf(landfall, await buildPerson(landfall));
    const own = await browserOf(landfall, writer);
    expect((await openBrowser(landfall).post(`/api/reviews/${review.id}/helpful`)).status).toBe(
      401,
    );
    expect((await own.post(`/api/reviews/${review.id}/helpful`)).status).toBe(403);
    expect((await reader.post(`/api/reviews/${hidden.id}/helpful`)).status).toBe(404);
    const [row] = await db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(row?.helpfulCount).toBe(0);
  });
});

describe("the owner's answer", () => {
  test("is public, is mailed once, can be changed and taken back", async () => {
    const owner = await buildPerson(landfall, { firstName: "Odette" });
    const place = await buildListing(db, { ownerId: owner.id, name: "Odette's Dock" });
    const writer = await buildPerson(landfall);
    const facts = { businessId: place.id, userId: writer.id, userEmail: writer.email };
    const review = await buildReview(db, facts);
    const browser = await browserOf(landfall, owner);
    const path = `/api/reviews/${review.id}/answer`;
    expect((await browser.put(path, { answer: "Come back in June." })).status).toBe(200);
    const seen = await openBrowser(landfall).get(`/api/businesses/${place.id}/reviews`);
    expect(seen.body).toMatchObject([
      { answer: "Come back in June.", answererName: "Odette, owner" },
    ]);
    const mail = await landfall.mailTo(review.userEmail);
    expect(mail.subject).toBe("Odette's Dock answered your review");
    expect(mail.text).toContain("Come back in June.");
    const sent = landfall.mails.length;
    await browser.put(path, { answer: "Come back in July." });
    await landfall.jobsIdle();
    expect(landfall.mails.length).toBe(sent);
    expect((await browser.put(path, { answer: "  " })).status).toBe(400);
    expect((await browser.put(path, { answer: "x".repeat(3001) })).status).toBe(400);
    expect((await browser.delete(path)).body).toMatchObject({ answer: null, answererName: null });
  });

  test("comes from the owner or an administrator, who does not speak as the owner", async () => {
    const writer = await buildPerson(landfall);
    const review = await buildReview(db, { userId: writer.id });
    const path = `/api/reviews/${review.id}/answer`;
    expect((await openBrowser(landfall).put(path, { answer: "Hm" })).status).toBe(401);
    for (const person of [writer, await buildPerson(landfall)]) {
      const browser = await browserOf(landfall, person);
      expect((await browser.put(path, { answer: "Hm" })).status).toBe(403);
      expect((await browser.delete(path)).status).toBe(403);
    }
    expect((await admin.put(path, { answer: "Noted." })).body).toMatchObject({
      answererName: "Landfall staff",
    });
    const waiting = await buildReview(db, { isApproved: false });
    expect((await admin.put(`/api/reviews/${waiting.id}/answer`, { answer: "Hm" })).status).toBe(
      409,
    );
  });
});

describe("a report", () => {
  const reportOf = (id: number) => db.select().from(flags).where(eq(flags.subjectId, id));

  test("can be sent by anyone, once while it is open, and administrators see and decide it", async () => {
    const review = await buildReview(db);
    const path = `/api/reviews/${review.id}/report`;
    const visitor = openBrowser(landfall);
    const person = await browserOf(landfall, await buildPerson(landfall, { firstName: "June" }));
    expect((await visitor.post(path, { reason: "spam" })).status).toBe(200);
    expect((await visitor.post(path, { reason: "fake" })).status).toBe(200);
    expect((await person.post(path, { reason: "other", note: "It is about me." })).status).toBe(
      200,
    );
    const queue = await admin.get("/api/admin/flags?subjectType=review");
    const mine = Flag.array()
      .parse(queue.body)
      .filter(({ subjectId }) => subjectId === review.id);
    expect(mine).toMatchObject([
      { reason: "spam", reporterName: null, openReports: 2, status: "open" },
      { reason: "other", note: "It is about me.", reporterName: "June", openReports: 2 },
    ]);
    const [first] = mine;
    const decision = `/api/admin/flags/${first?.id}`;
    const both = await Promise.all([
      admin.put(decision, { status: "dismissed", note: "A fair opinion" }),
      admin.put(decision, { status: "dismissed" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const logged = await db.select().from(auditLog).where(eq(auditLog.subjectType, "flag"));
    const line = { action: "flag.dismiss", subjectId: String(first?.id), actorName: "Ada" };
    expect(logged).toMatchObject([{ ...line, before: { status: "open" } }]);
    expect((await admin.get("/api/admin/flags")).headers.get("x-total-count")).toBe("1");
    // Once decided, the same visitor can report it anew.
    await visitor.post(path, { reason: "fake" });
    expect(await reportOf(review.id)).toHaveLength(3);
  });

  test("needs a reason that is known, and something that the reporter can see", async () => {
    const review = await buildReview(db);
    const hidden = await buildReview(db, { isApproved: false });
    const visitor = openBrowser(landfall);
    for (const body of [
      {},
      { reason: "boring" },
      { reason: "other" },
      { reason: "spam", note: 7 },
    ]) {
      expect((await visitor.post(`/api/reviews/${review.id}/report`, body)).status).toBe(400);
    }
    const trapped = { reason: "spam", homepage: "x" };
    expect((await visitor.post(`/api/reviews/${review.id}/report`, trapped)).status).toBe(400);
    expect(
      (await visitor.post(`/api/reviews/${hidden.id}/report`, { reason: "spam" })).status,
    ).toBe(404);
    expect(await reportOf(review.id)).toEqual([]);
    expect((await admin.put("/api/admin/flags/2000000000", { status: "upheld" })).status).toBe(404);
    expect((await admin.put("/api/admin/flags/1", { status: "open" })).status).toBe(400);
  });
});
