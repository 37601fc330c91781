import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import type { ReportedSubject } from "#src/domains/moderation/contract.ts";
import { rebuildRatings } from "#src/domains/reviews/refresh-rating.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));

type Type = "review" | "experience";
const PAGES = { review: "/api/reviews", experience: "/api/admin/experiences" };
const seen = (type: Type, id: number) => shownAt(admin, `${PAGES[type]}/${id}`);
const reportsOf = ({ type, id }: ReportedSubject) =>
  db
    .select()
    .from(flags)
    .where(and(eq(flags.subjectType, type), eq(flags.subjectId, id)))
    .orderBy(flags.id);
const actionsOf = async ({ type, id }: ReportedSubject) => {
  const about = and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, String(id)));
  return db.select().from(auditLog).where(about).orderBy(auditLog.id);
};
const ratingOf = async (id: number) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return [row?.averageRating, row?.reviewCount];
};
/** Two visitors say so; the first of their reports is decided. */
async function reportTwice(type: Type, id: number): Promise<number> {
  for (const reason of ["spam", "fake"]) {
    const path = `/api/${type}s/${id}/report`;
    expect((await openBrowser(landfall).post(path, { reason })).status).toBe(200);
  }
  const [first] = await reportsOf({ type, id });
  return first?.id ?? 0;
}
const decide = (flagId: number, decision: object) =>
  admin.put(`/api/admin/flags/${flagId}`, decision);

describe("a report about a review", () => {
  test("that is upheld takes it down, counts anew, closes the others, is logged and mailed", async () => {
    const review = await buildReview(db, { rating: 1 });
    await buildReview(db, { businessId: review.businessId, rating: 5 });
    await rebuildRatings({ db });
    const flagId = await reportTwice("review", review.id);
    const note = "It names a private person.";
    const decision = { status: "upheld", note, ...(await seen("review", review.id)) };
    expect((await decide(flagId, decision)).status).toBe(200);
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(0);
    expect(await ratingOf(review.businessId)).toEqual(["5.00", 1]);
    const subject = { type: "review" as const, id: review.id };
    expect(await reportsOf(subject)).toMatchObject([{ status: "upheld" }, { status: "upheld" }]);
    expect(await actionsOf(subject)).toMatchObject([
      { action: "review.take-down", actorName: "Ada", note, before: { content: review.content } },
    ]);
    expect(await actionsOf({ type: "flag", id: flagId })).toMatchObject([
      { action: "flag.uphold", after: { status: "upheld" } },
    ]);
    const mail = await landfall.mailTo(review.userEmail);
    expect(mail.subject).toMatch(/^Your review was taken down: /);
    expect(mail.text).toContain(note);
    expect((await decide(flagId, decision)).status).toBe(409);
  });

  test("without a note mails the reason of the report, and never what the reporter wrote", async () => {
    const review = await buildReview(db);
    const told = { reason: "private", note: "My brother Karl wrote this." };
    await openBrowser(landfall).post(`/api/reviews/${review.id}/report`, told);
    const [flag] = await reportsOf({ type: "review", id: review.id });
    const decision = { status: "upheld", ...(await seen("review", review.id)) };
    expect((await decide(flag?.id ?? 0, decision)).status).toBe(200);
    const mail = await landfall.mailTo(review.userEmail);
    expect(mail.text).toContain("Private information about someone");
    expect(mail.text).not.toContain("Karl");
  });

  test("that is dismissed leaves it and the other reports", async () => {
    const review = await buildReview(db, { rating: 3 });
    await rebuildRatings({ db });
    const flagId = await reportTwice("review", review.id);
    expect((await decide(flagId, { status: "dismissed" })).status).toBe(200);
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1);
    expect(await ratingOf(review.businessId)).toEqual(["3.00", 1]);
    const subject = { type: "review" as const, id: review.id };
    expect(await reportsOf(subject)).toMatchObject([{ status: "dismissed" }, { status: "open" }]);
    expect(await actionsOf(subject)).toEqual([]);
  });

  test("is upheld about what was shown: 400 without its version, 409 once it changed", async () => {
    const review = await buildReview(db);
    const flagId = await reportTwice("review", review.id);
    const shown = await seen("review", review.id);
    expect(await decide(flagId, { status: "upheld" })).toMatchObject({
      status: 400,
      body: { fields: { version: expect.any(String) } },
    });
    await db.update(reviews).set({ content: "All fine." }).where(eq(reviews.id, review.id));
    expect(await decide(flagId, { status: "upheld", ...shown })).toMatchObject({
      status: 409,
      body: { code: "changed" },
    });
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1);
    expect(await reportsOf({ type: "review", id: review.id })).toMatchObject([
      { status: "open" },
      { status: "open" },
    ]);
  });

  test("is closed with the listing, and one about what is gone is only recorded", async () => {
    const review = await buildReview(db);
    const flagId = await reportTwice("review", review.id);
    expect((await admin.delete(`/api/businesses/${review.businessId}`)).status).toBe(200);
    expect(await reportsOf({ type: "review", id: review.id })).toMatchObject([
      { status: "upheld" },
      { status: "upheld" },
    ]);
    await db.update(flags).set({ status: "open" }).where(eq(flags.id, flagId));
    expect((await decide(flagId, { status: "upheld" })).status).toBe(200);
  });

  test("upheld and dismissed at once: one wins, and the review follows that one", async () => {
    const review = await buildReview(db);
    const flagId = await reportTwice("review", review.id);
    const shown = await seen("review", review.id);
    const answers = await Promise.all([
      decide(flagId, { status: "upheld", ...shown }),
      decide(flagId, { status: "dismissed" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = await db.$count(reviews, eq(reviews.id, review.id));
    expect(left).toBe(answers[0]?.status === 200 ? 0 : 1);
  });
});

test("a report about an experience that is upheld takes it down and tells its author", async () => {
  const author = await buildPerson(landfall);
  const shared = await buildExperience(db, { userId: author.id });
  const flagId = await reportTwice("experience", shared.id);
  const decision = { status: "upheld", ...(await seen("experience", shared.id)) };
  expect((await decide(flagId, decision)).status).toBe(200);
  expect(await db.$count(experiences, eq(experiences.id, shared.id))).toBe(0);
  const subject = { type: "experience" as const, id: shared.id };
  expect(await reportsOf(subject)).toMatchObject([{ status: "upheld" }, { status: "upheld" }]);
  expect(await actionsOf(subject)).toMatchObject([{ action: "experience.take-down" }]);
  const mail = await landfall.mailTo(author.email);
  expect(mail.subject).toMatch(/^Your experience was taken down: /);
  expect(mail.text).toContain("Spam or advertising");
});
