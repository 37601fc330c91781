import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildReview } from "#src/db/build/review.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { VERSION_MISSING } from "#src/domains/moderation/version-contract.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { AdminReview } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));
const writer = await buildPerson(landfall);
const writing = await browserOf(landfall, writer);

const CHANGED = {
  status: 409,
  body: {
    code: "changed",
    message: "This was changed since you opened it. Look at it again.",
  },
};
const BAIT = { rating: 5, title: "Lovely evening", content: "The crab cakes were fresh." };
const SWITCH = { rating: 5, title: "Buy now", content: "Cheap watches at the corner." };
const rowOf = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0];
const queued = async (id: number) =>
  AdminReview.array()
    .parse((await admin.get("/api/admin/reviews?pending=true")).body)
    .find((review) => review.id === id);

test("a review that was changed after it was read is neither approved nor declined", async () => {
  const review = await buildReview(db, { ...BAIT, userId: writer.id, isApproved: false });
  const read = await queued(review.id);
  expect((await writing.put(`/api/reviews/${review.id}`, SWITCH)).status).toBe(200);
  const seen = { version: read?.version };
  expect(await admin.post(`/api/reviews/${review.id}/approve`, seen)).toMatchObject(CHANGED);
  const declined = { ...seen, reason: "Not about the place" };
  expect(await admin.post(`/api/reviews/${review.id}/decline`, declined)).toMatchObject(CHANGED);
  const edited = { ...seen, isApproved: true };
  expect(await admin.put(`/api/admin/reviews/${review.id}`, edited)).toMatchObject(CHANGED);
  expect(await rowOf(review.id)).toMatchObject({ ...SWITCH, isApproved: false });
  expect(await db.$count(auditLog, eq(auditLog.subjectId, String(review.id)))).toBe(0);
  const again = { version: (await queued(review.id))?.version };
  expect((await admin.post(`/api/reviews/${review.id}/approve`, again)).status).toBe(200);
  expect(await rowOf(review.id)).toMatchObject({ ...SWITCH, isApproved: true });
});

test("the waiting change of a published review is approved as it was shown", async () => {
  const review = await buildReview(db, { userId: writer.id });
  await writing.put(`/api/reviews/${review.id}`, BAIT);
  const read = await queued(review.id);
  await writing.put(`/api/reviews/${review.id}`, SWITCH);
  const seen = { version: read?.version };
  expect(await admin.post(`/api/reviews/${review.id}/approve`, seen)).toMatchObject(CHANGED);
  expect(await rowOf(review.id)).toMatchObject({ title: review.title, pendingChange: SWITCH });
});

test.each([
  { userName: "Somebody Else" },
  { rating: 1 },
  { images: ["/media/aaaaaaaaaaaaaaaaaaaaaa-3x2"] },
  { videos: ["/media/bbbbbbbbbbbbbbbbbbbbbb.mp4"] },
  { visitDate: "2026-05-05" },
])("its version is another one once it shows %j", async (change) => {
  const review = await buildReview(db, { isApproved: false });
  const { version } = await shownAt(admin, `/api/reviews/${review.id}`);
  await db.update(reviews).set(change).where(eq(reviews.id, review.id));
  const answer = await admin.post(`/api/reviews/${review.id}/approve`, { version });
  expect(answer).toMatchObject(CHANGED);
});

test("marks and answers leave its version, which only administrators are given", async () => {
  const review = await buildReview(db);
  const path = `/api/reviews/${review.id}`;
  const before = await shownAt(admin, path);
  await writing.post(`${path}/helpful`);
  await admin.put(`${path}/answer`, { answer: "Thank you." });
  expect(await shownAt(admin, path)).toEqual(before);
  expect((await openBrowser(landfall).get(path)).body).not.toHaveProperty("version");
});

test("a decision that does not say what was seen is 400 with its field", async () => {
  const review = await buildReview(db, { isApproved: false });
  for (const body of [undefined, {}, { version: "" }, { version: 7 }]) {
    for (const answer of [
      await admin.post(`/api/reviews/${review.id}/approve`, body),
      await admin.post(`/api/reviews/${review.id}/decline`, { reason: "Spam", ...body }),
      await admin.put(`/api/admin/reviews/${review.id}`, { isApproved: true, ...body }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { version: VERSION_MISSING } } });
    }
  }
  expect(await rowOf(review.id)).toMatchObject({ isApproved: false });
});
