import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { paymentSubscriptions } from "#src/db/schema/payments.server.ts";
import { experts } from "#src/db/schema/species.server.ts";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { UPCOMING_SHOWN } from "#src/domains/events/event/limits-contract.ts";
import { BOARD_ROWS_SHOWN } from "#src/domains/rewards/board/limits-contract.ts";
import { ENTRIES_SHOWN } from "#src/domains/rewards/member/limits-contract.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin, buildOrganizer } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { allRoutes } from "../routes.ts";
import { openApiDocument } from "./openapi.ts";

const SEARCHES = ["/api/search", "/api/businesses/search"];
/** All others give 100 at a time to whoever does not say. */
const DEFAULTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SEARCHES.map((path) => [path, 20])),
  "/api/events/upcoming": UPCOMING_SHOWN,
  "/api/leaderboard": BOARD_ROWS_SHOWN,
  "/api/users/{userId}/points": ENTRIES_SHOWN,
};
const HINTS = "a few hints for somebody who types";
const CATALOGUE = "a table of the product itself, of a length that people do not change";
const GIVEN = "those whose numbers were given, in that order";
/** Answers that are arrays and no lists to page through, and why. */
const NO_LISTS: Readonly<Record<string, string>> = {
  "/api/search/suggestions": HINTS,
  "/api/businesses/duplicates": HINTS,
  "/api/community/similar-reports": HINTS,
  "/api/promotion-packages": CATALOGUE,
  "/api/reward-tiers": CATALOGUE,
  "/api/admin/achievements": CATALOGUE,
  "/api/users/{userId}/achievements": CATALOGUE,
  "/api/user/mail-preferences": CATALOGUE,
  "/api/admin/audit-subjects": CATALOGUE,
  "/api/saved": "numbers alone, 300 at most, of which the hearts of a page need every one",
  "/api/saved/events": "numbers alone, 300 at most, of which the cards of a page need every one",
  "/api/saved/events/shown": GIVEN,
  "/api/saved/lists": "50 at most, which one page shows",
  "/api/saved/places": GIVEN,
  "/api/saved/tides": GIVEN,
  "/api/reviews/tiers": GIVEN,
  "/api/events/calendar": "the days of one month",
  "/api/rentals/{id}/ends": "the hours at which one booking can end",
};

const arrays = allRoutes.filter(
  ({ method, answer }) => method === "GET" && answer instanceof z.ZodArray,
);
const lists = allRoutes.flatMap(({ method, path, query, answer, answerHeaders = {} }) => {
  const limit = query instanceof z.ZodObject ? (query.shape.limit as z.ZodType) : undefined;
  const isTold = answer instanceof z.ZodObject && "totalCount" in answer.shape;
  const tellsTotal = isTold || "X-Total-Count" in answerHeaders;
  return method === "GET" && limit && !NO_LISTS[path] ? [{ path, limit, tellsTotal }] : [];
});

interface Shown {
  paths: Record<string, { get: { parameters: { name: string; schema: { maximum?: number } }[] } }>;
}

describe("the limit of every list", () => {
  test("is in the description of the API", () => {
    const { paths } = openApiDocument(allRoutes, "http://x") as unknown as Shown;
    const shown = lists.map(({ path }) => {
      const limit = paths[path]?.get.parameters.find(({ name }) => name === "limit");
      return [path, limit?.schema.maximum];
    });
    expect(shown).toEqual(lists.map(({ path }) => [path, 100]));
  });

  test("is found in the declarations", () => {
    expect(lists.length).toBeGreaterThanOrEqual(12);
    expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(SEARCHES));
  });

  test("is declared by every call that answers an array, but for those that are no lists", () => {
    const limited = new Set(lists.map(({ path }) => path));
    const without = arrays.map(({ path }) => path).filter((path) => !limited.has(path));
    expect(without.toSorted()).toEqual(Object.keys(NO_LISTS).toSorted());
  });

  test("comes with the total", () => {
    expect(lists.filter(({ tellsTotal }) => !tellsTotal).map(({ path }) => path)).toEqual([]);
  });

  test.each(lists)("of $path is capped at 100, and has a default", ({ path, limit }) => {
    expect(limit.parse("101")).toBe(100);
    expect(limit.parse("5000")).toBe(100);
    expect(limit.parse("7")).toBe(7);
    expect(limit.parse(undefined)).toBe(DEFAULTS[path] ?? 100);
    for (const bad of ["0", "-1", "1.5", "many"]) expect(limit.safeParse(bad).success).toBe(false);
  });
});

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));
const MANY = Array.from({ length: 101 }, (_, index) => index);

async function fill(): Promise<number> {
  const { id } = await buildListing(db);
  await db.insert(auditLog).values(
    MANY.map((index) => ({
      actorName: "Ada",
      action: "business.edit",
      subjectType: "business",
      subjectId: String(index),
      subjectName: `Place ${index}`,
    })),
  );
  await db.insert(flags).values(
    MANY.map((index) => ({
      subjectType: "review",
      subjectId: index + 1,
      reason: "spam",
      reporterKey: `sender:${index}`,
    })),
  );
  await db.insert(supportThreads).values(
    MANY.map((index) => ({
      name: "Wren",
      email: "wren@example.com",
      category: "general",
      subject: `Question ${index}`,
    })),
  );
  for (const _ of MANY) {
    await buildReview(db, { businessId: id });
    await buildExperience(db, { businessId: id });
    await buildListingEdit(db, { businessId: id });
  }
  return id;
}

const TWO = ["one", "two"];

/** Somebody with two of everything that is listed for oneself, of whom one device is signed in. */
async function fillOwn() {
  const person = await buildOrganizer(landfall);
  const { id: userId } = person;
  await browserOf(landfall, person);
  await db.insert(experts).values(["fish", "birds"].map((group) => ({ userId, group })));
  const [plan] = await db
    .update(paymentSubscriptions)
    .set({ state: "past-due" })
    .where(eq(paymentSubscriptions.buyerId, userId))
    .returning();
  if (!plan) throw new Error("There is no plan");
  const { id: _, ...again } = plan;
  await db.insert(paymentSubscriptions).values({ ...again, processorId: "again" });
  for (const name of TWO) {
    await buildExperience(db, { userId, isApproved: false });
    const { id: businessId } = await buildListing(db, { ownerId: userId });
    await db.insert(businessClaims).values({
      ...({ businessId, claimerName: name, claimerEmail: `${name}@example.com` } as const),
      ...({ relationship: "owner", status: "approved", transferAt: new Date() } as const),
    });
    await db.execute(
      sql`insert into pgboss.job (name, state, completed_on) values ('make-avif', 'failed', now())`,
    );
  }
  return person;
}

test("lists of one's own and of the machinery give what is asked and the total", async () => {
  const browser = await browserOf(landfall, await fillOwn());
  for (const [asker, path] of [
    [browser, "/api/user/experiences"],
    [browser, "/api/user/sessions"],
    [browser, "/api/user/refused-cards"],
    [browser, "/api/business-claims/transfers"],
    [admin, "/api/admin/experts"],
    [admin, "/api/admin/failed-jobs"],
  ] as const) {
    const read = async (query: string) => {
      const { status, body, headers } = await asker.get(`${path}${query}`);
      expect([path, status, headers.get("x-total-count")]).toEqual([path, 200, "2"]);
      return body as unknown[];
    };
    const whole = await read("");
    expect(whole, path).toHaveLength(2);
    expect([...(await read("?limit=1")), ...(await read("?limit=1&offset=1"))]).toEqual(whole);
  }
});

test("lists of administrators and of a business give what is asked, 100 at most, and the total", async () => {
  const id = await fill();
  for (const path of [
    "/api/admin/audit-log?",
    "/api/admin/flags?",
    "/api/admin/support?",
    "/api/admin/reviews?",
    "/api/admin/experiences?approved=true&",
    "/api/admin/edits?",
    `/api/businesses/${id}/reviews?`,
    `/api/businesses/${id}/experiences?`,
  ]) {
    const lengthOf = async (asked: string) => {
      const { status, body, headers } = await admin.get(`${path}${asked}`);
      expect([path, status, headers.get("x-total-count")]).toEqual([path, 200, "101"]);
      return (body as unknown[]).length;
    };
    expect(await lengthOf("limit=500")).toBe(100);
    expect(await lengthOf("")).toBe(100);
    expect(await lengthOf("limit=3")).toBe(3);
    expect(await lengthOf("limit=100&offset=100")).toBe(1);
    expect((await admin.get(`${path}limit=0`)).status).toBe(400);
  }
});
