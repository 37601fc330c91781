import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { UPCOMING_SHOWN } from "#src/domains/events/event/limits-contract.ts";
import { BOARD_ROWS_SHOWN } from "#src/domains/rewards/board/limits-contract.ts";
import { ENTRIES_SHOWN } from "#src/domains/rewards/member/limits-contract.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
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
/** What is suggested while somebody types is no list to page through. */
const SUGGESTIONS = "/api/search/suggestions";

const lists = allRoutes.flatMap(({ method, path, query }) => {
  const limit = query instanceof z.ZodObject ? (query.shape.limit as z.ZodType) : undefined;
  return method === "GET" && limit && path !== SUGGESTIONS ? [{ path, limit }] : [];
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
