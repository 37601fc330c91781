import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { demoListings } from "#src/domains/directory/manage/demo-data.server.ts";
import { demoReviews } from "#src/domains/reviews/demo-data.server.ts";
import { demoExperiences } from "#src/domains/sharing/demo-data.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const owner = await buildAccount(db, { email: "owner@demo.example.com", isDemo: true });
const member = await buildAccount(db, { email: "reviewer@demo.example.com", isDemo: true });
const neighbor = await buildListing(db, { averageRating: "4.00", reviewCount: 1 });
const word = await buildReview(db, { businessId: neighbor.id });
/** Of work, not of waiting: a busy machine must not fail the test. */
let seconds = 0;

beforeAll(async () => {
  const start = process.cpuUsage();
  await db.transaction(async (tx) => {
    await demoListings.load(tx);
    await demoReviews.load(tx);
    await demoExperiences.load(tx);
  });
  seconds = process.cpuUsage(start).user / 1e6;
});

describe("the demo directory", () => {
  test("loads in a few seconds", () => {
    expect(seconds).toBeLessThan(4);
  });

  test("stores every listing and review as demo data", async () => {
    const listed = await db.$count(businesses, eq(businesses.isDemo, true));
    const written = await db.$count(reviews, eq(reviews.isDemo, true));
    expect(listed).toBeGreaterThanOrEqual(460);
    expect(written).toBeGreaterThanOrEqual(1500);
  });

  test("stores what follows from the listings", async () => {
    const rows = await db.select().from(businesses).where(eq(businesses.isDemo, true));
    expect(rows.every(({ timeZone }) => timeZone !== null)).toBe(true);
    expect(rows.every(({ keywords }) => keywords !== "")).toBe(true);
    const openable = rows.filter(({ hours }) => hours !== null).length;
    expect(openable / rows.length).toBeGreaterThan(0.9);
  });

  test("gives a few listings to the demo owner", async () => {
    const owned = await db.select().from(businesses).where(eq(businesses.ownerId, owner.id));
    expect(owned.length).toBeGreaterThanOrEqual(3);
    expect(owned.map(({ category }) => category)).toContain("rentals");
  });

  test("has listings of the last days waiting, some of them sent in by members", async () => {
    const queue = await db.select().from(businesses).where(eq(businesses.status, "pending"));
    const oldest = Math.min(...queue.map(({ createdAt }) => createdAt.getTime()));
    expect(Date.now() - oldest).toBeLessThan(7 * 86_400_000);
    const submitters = queue.map(({ submittedById }) => submittedById);
    expect(submitters).toContain(member.id);
    expect(submitters).toContain(null);
  });

  test("answers some reviews as their owner, and has a person behind every mark and a few reports", async () => {
    const answered = await db
      .select({ name: reviews.answererName, ownerId: businesses.ownerId })
      .from(reviews)
      .innerJoin(businesses, eq(businesses.id, reviews.businessId))
      .where(isNotNull(reviews.answer));
    expect(answered.length).toBeGreaterThan(2);
    expect(new Set(answered.map(({ ownerId }) => ownerId))).toEqual(new Set([owner.id]));
    const { rows } = await db.execute(sql`
      select id from ${reviews} where helpful_count <>
        (select count(*) from review_votes where review_id = ${reviews.id})`);
    expect(rows).toEqual([]);
    expect(await db.$count(reviewVotes)).toBeGreaterThan(50);
    expect(await db.$count(flags, eq(flags.status, "open"))).toBe(4);
  });

  test("keeps the mean and the count of the approved reviews", async () => {
    const { rows } = await db.execute(sql`
      select b.id from ${businesses} b left join ${reviews} r
        on r.business_id = b.id and r.is_approved
      group by b.id
      having b.average_rating <> coalesce(round(avg(r.rating), 2), 0)
        or b.review_count <> count(r.id)`);
    expect(rows).toEqual([]);
  });

  test("tells of a dozen days on pages, with pictures, and of two that wait", async () => {
    const rows = await db.select().from(experiences);
    expect(rows.filter(({ isApproved }) => isApproved)).toHaveLength(12);
    expect(rows.filter(({ isApproved }) => !isApproved)).toHaveLength(2);
    expect(rows.every(({ images: [image] }) => image?.startsWith("/art/"))).toBe(true);
    expect(rows.every(({ isDemo }) => isDemo)).toBe(true);
  });

  test("goes away again and leaves the rest alone", async () => {
    await db.transaction(async (tx) => {
      await demoExperiences.remove(tx);
      await demoReviews.remove(tx);
      await demoListings.remove(tx);
    });
    expect(await db.select().from(businesses)).toEqual([neighbor]);
    expect(await db.select().from(reviews)).toEqual([word]);
    expect(await db.$count(flags)).toBe(0);
    expect(await db.$count(experiences)).toBe(0);
  });
});
