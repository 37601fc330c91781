import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { SiteStats } from "./contract.ts";
import { changeText } from "./rules.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));
const read = async () => (await admin.get("/api/admin/stats")).body as SiteStats;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("the figures of the site are counted from the data, live listings only", async () => {
  expect(await read()).toMatchObject({
    totalBusinesses: 0,
    totalLastMonth: 0,
    averageRating: null,
  });
  const old = { createdAt: daysAgo(90) };
  const rated = await buildListing(db, { ...old, averageRating: "4.00", reviewCount: 3 });
  await buildListing(db, { ...old, averageRating: "3.50", reviewCount: 1, grantedLevel: 2 });
  await buildListing(db, { createdAt: daysAgo(29), grantedLevel: 1 });
  await buildListing(db, { ...old, status: "inactive", averageRating: "1.00", reviewCount: 9 });
  await buildListing(db, { status: "pending" });
  await buildReview(db, { businessId: rated.id });
  await buildReview(db, { businessId: rated.id, isApproved: false });
  const claim = { businessId: rated.id, claimerName: "Nora", relationship: "owner" as const };
  const statuses = ["pending", "pending", "approved", "rejected"] as const;
  await db.insert(businessClaims).values(
    statuses.map((status, index) => ({
      ...{ ...claim, status, claimerEmail: `nora${index}@example.com` },
    })),
  );
  const stats = await read();
  expect(stats).toMatchObject({
    totalBusinesses: 3,
    totalLastMonth: 2,
    pendingBusinesses: 1,
    inactiveBusinesses: 1,
    featuredBusinesses: 2,
    totalReviews: 4,
    newBusinesses: 1,
    pendingClaims: 2,
    averageRating: "3.8",
  });
  expect(stats.newBusinessesByMonth).toHaveLength(12);
  expect(stats.newBusinessesByMonth.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(stats.reviewsByMonth.at(-1)).toEqual({
    month: new Date().toISOString().slice(0, 7),
    count: 1,
  });
  expect(stats.viewsByDay).toHaveLength(30);
});

test("what was deleted, switched off or approved since counts as it was a month ago", async () => {
  const before = await read();
  const old = { createdAt: daysAgo(60) };
  const deleted = await buildListing(db, old);
  const switchedOff = await buildListing(db, old);
  const approved = await buildListing(db, { ...old, status: "pending" });
  const brief = await buildListing(db, { createdAt: daysAgo(3) });
  await admin.put(`/api/businesses/${switchedOff.id}`, { isActive: false });
  await admin.put(`/api/businesses/${approved.id}`, { isActive: true, version: 1 });
  await admin.delete(`/api/businesses/${deleted.id}`, {});
  await admin.delete(`/api/businesses/${brief.id}`, {});
  const after = await read();
  expect(after.totalLastMonth - before.totalLastMonth).toBe(2);
  expect(after.totalBusinesses - before.totalBusinesses).toBe(1);
  await db.execute(sql`update audit_log set created_at = now() - interval '40 days'`);
  expect((await read()).totalLastMonth - before.totalLastMonth).toBe(1);
  expect((await openBrowser(landfall).get("/api/admin/stats")).status).toBe(401);
});

test.each([
  [103, 100, "+3.0% from last month"],
  [99, 100, "−1.0% from last month"],
  [5, 5, "No change from last month"],
  [5, 0, "None last month"],
])("%i after %i reads %s", (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
