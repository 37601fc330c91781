import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserOf, readAnswer } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { cookie } = await browserOf(landfall, await buildAdmin(landfall));

/** What a fault of ours looks like from outside: the tables are not what the code thinks. */
beforeAll(async () => {
  for (const table of ["businesses", "suggestions", "reviews", "business_claims"]) {
    await landfall.db.execute(
      sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`${table}_elsewhere`)}`,
    );
  }
});

const claim = {
  businessId: 7,
  claimerName: "Nora",
  claimerEmail: "nora@example.com",
  relationship: "owner",
};

const CATALOGUE: [method: string, path: string, message: string, body?: object][] = [
  ["GET", "/api/search/suggestions?q=pier", "Failed to fetch suggestions"],
  ["GET", "/api/businesses", "Failed to fetch businesses"],
  ["GET", "/api/businesses?pending=true", "Failed to fetch businesses"],
  ["GET", "/api/businesses/search?q=pier", "Failed to search businesses"],
  ["GET", "/api/search?q=pier", "Failed to search"],
  ["GET", "/api/businesses/7", "Failed to fetch business"],
  ["GET", "/api/businesses/7/reviews", "Failed to fetch reviews"],
  ["GET", "/api/business-claims", "Failed to fetch business claims"],
  ["GET", "/api/business-claims/business/7", "Failed to fetch business claims"],
  ["POST", "/api/business-claims", "Failed to create business claim", claim],
  [
    "PATCH",
    "/api/business-claims/7",
    "Failed to update business claim",
    { status: "rejected", version: "1" },
  ],
];

test("each call of the catalogue that breaks on our side says which one failed, and no more", async () => {
  for (const [method, path, message, body] of CATALOGUE) {
    const answer = await readAnswer(await landfall.request(method, path, { cookie, body }));
    expect(answer, `${method} ${path}`).toMatchObject({ status: 500 });
    expect(answer.body).toEqual({ message, code: "internal" });
  }
});

test("a call without words of its own says that it was our side", async () => {
  const answer = await readAnswer(
    await landfall.request("GET", "/api/admin/claims/counts", { cookie }),
  );
  expect(answer).toMatchObject({
    status: 500,
    body: { message: "Something went wrong on our side.", code: "internal" },
  });
});
