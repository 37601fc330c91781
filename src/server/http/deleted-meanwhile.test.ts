import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { type Answer, type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { dataUrl } from "#tests/support/new-listing.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { shownAt } from "#tests/support/shown-version.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const picture = await dataUrl();

beforeEach(() => db.execute(sql`truncate rate_limits`));

const REVIEW = {
  userName: "Wren",
  userEmail: "wren@example.com",
  rating: 4,
  title: "Worth it",
  content: "Tied up for lunch.",
};
const EXPERIENCE = { authorName: "Wren", caption: "At noon", rating: 5, images: [picture] };
const CLAIM = { claimerName: "Wren", claimerEmail: "wren@example.com" };

const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

interface Scene {
  businessId: number;
  reviewId: number;
  /** Written by the person. */
  ownId: number;
  waitingId: number;
  experienceId: number;
  personId: string;
  person: BrowserLike;
  owner: BrowserLike;
  admin: BrowserLike;
}

/** A listing with everything that people write about, and the people who do. */
async function setScene(): Promise<Scene> {
  const [writer, keeper, chief] = await Promise.all([
    buildPerson(landfall),
    buildPerson(landfall),
    buildAdmin(landfall),
  ]);
  const place = await buildListing(db, { ownerId: keeper.id, facts: { dockDepth: 6 } });
  const businessId = place.id;
  const [person, owner, admin] = await Promise.all(
    [writer, keeper, chief].map((each) => browserOf(landfall, each)),
  );
  if (!(person && owner && admin)) throw new Error("Nobody came");
  return {
    businessId,
    reviewId: (await buildReview(db, { businessId })).id,
    ownId: (await buildReview(db, { businessId, userId: writer.id })).id,
    waitingId: (await buildReview(db, { businessId, isApproved: false })).id,
    experienceId: (await buildExperience(db, { businessId })).id,
    personId: writer.id,
    person,
    owner,
    admin,
  };
}

type Write = (scene: Scene) => Promise<Answer>;

/** What people do about a listing, its reviews and what was shared about it. */
const ABOUT_A_LISTING: Record<string, Write> = {
  "a review": ({ admin, businessId }) =>
    admin.post(`/api/businesses/${businessId}/reviews`, REVIEW),
  "a review that names it": ({ admin, businessId }) =>
    admin.post("/api/reviews", { ...REVIEW, businessId }),
  "a review by staff": ({ admin, businessId }) =>
    admin.post("/api/admin/reviews", { ...REVIEW, businessId }),
  "an edit of a review": ({ person, ownId }) => person.put(`/api/reviews/${ownId}`, REVIEW),
  "a deletion of a review": ({ person, ownId }) => person.delete(`/api/reviews/${ownId}`),
  "a helpful mark": ({ person, reviewId }) => person.post(`/api/reviews/${reviewId}/helpful`),
  "a report of a review": ({ person, reviewId }) =>
    person.post(`/api/reviews/${reviewId}/report`, { reason: "spam" }),
  "an owner's answer": ({ owner, reviewId }) =>
    owner.put(`/api/reviews/${reviewId}/answer`, { answer: "Thank you." }),
  "an approval": async ({ admin, waitingId }) =>
    admin.post(
      `/api/reviews/${waitingId}/approve`,
      await shownAt(admin, `/api/reviews/${waitingId}`),
    ),
  "an experience": ({ person, businessId }) =>
    person.post(`/api/businesses/${businessId}/experiences`, EXPERIENCE),
  "a report of an experience": ({ person, experienceId }) =>
    person.post(`/api/experiences/${experienceId}/report`, { reason: "spam" }),
  "a deletion of an experience": ({ admin, experienceId }) =>
    admin.delete(`/api/experiences/${experienceId}`),
  "a suggestion": ({ person, businessId }) =>
    person.post(`/api/businesses/${businessId}/edits`, { kind: "phone", phone: "410-555-0177" }),
  "a confirmation": ({ person, businessId }) =>
    person.post(`/api/businesses/${businessId}/confirmations`, { field: "facts.dockDepth" }),
  "a saved place": ({ person, businessId }) => person.put(`/api/saved/${businessId}`),
  "an owner's change": ({ owner, businessId }) =>
    owner.put(`/api/businesses/${businessId}`, { phone: "410-555-0101", images: [picture] }),
  "a level": ({ admin, businessId }) =>
    admin.post(`/api/businesses/${businessId}/feature`, { featuredLevel: 2 }),
  "a second deletion": ({ admin, businessId }) => admin.delete(`/api/businesses/${businessId}`),
};

describe("a listing that is deleted at the same moment", () => {
  test.each(Object.entries(ABOUT_A_LISTING))("answers %s with 404 or 409", async (_, write) => {
    const scene = await setScene();
    const deletion = sql`delete from businesses where id = ${scene.businessId}`;
    const answer = await meetAt(db, deletion, { count: 1, begin: () => write(scene) });
    expect([404, 409], JSON.stringify(answer.body)).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });
});

/** What a signed-in person writes that names the account. */
const BY_AN_ACCOUNT: Record<string, Write> = {
  "a review": async ({ person }) => {
    const { id } = await buildListing(db);
    return person.post(`/api/businesses/${id}/reviews`, REVIEW);
  },
  "a helpful mark": ({ person, reviewId }) => person.post(`/api/reviews/${reviewId}/helpful`),
  "a report": ({ person, reviewId }) =>
    person.post(`/api/reviews/${reviewId}/report`, { reason: "spam" }),
  "an experience": ({ person, businessId }) =>
    person.post(`/api/businesses/${businessId}/experiences`, EXPERIENCE),
  "a suggestion": ABOUT_A_LISTING["a suggestion"] as Write,
  "a confirmation": ABOUT_A_LISTING["a confirmation"] as Write,
  "a saved place": ABOUT_A_LISTING["a saved place"] as Write,
  "an upload": ({ person }) =>
    person.post("/api/media?kind=image", undefined, { rawBody: bytesOf(picture) }),
  "a claim": ({ person, businessId }) =>
    person.post("/api/business-claims", { ...CLAIM, businessId }),
};

describe("an account that is deleted at the same moment", () => {
  test.each(Object.entries(BY_AN_ACCOUNT))("answers %s with 404 or 409", async (_, write) => {
    const scene = await setScene();
    const deletion = sql`delete from users where id = ${scene.personId}`;
    const answer = await meetAt(db, deletion, { count: 1, begin: () => write(scene) });
    expect([401, 404, 409], JSON.stringify(answer.body)).toContain(answer.status);
  });
});

test("everything at once, with the real deletions, is answered and never 500", async () => {
  for (let round = 0; round < 3; round += 1) {
    const scene = await setScene();
    const { admin, person, businessId } = scene;
    const writes = [...Object.values(ABOUT_A_LISTING), ...Object.values(BY_AN_ACCOUNT)];
    const answers = await Promise.all([
      ...writes.slice(0, 12).map((write) => write(scene)),
      admin.delete(`/api/businesses/${businessId}`),
      ...writes.slice(12).map((write) => write(scene)),
      person.delete("/api/user", { password: PASSWORD }),
      ...writes.map((write) => write(scene)),
    ]);
    const failed = answers.filter(({ status }) => status >= 500);
    expect(failed.map(({ body }) => body)).toEqual([]);
  }
});
