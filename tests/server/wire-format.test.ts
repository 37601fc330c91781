import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const admin = await browserOf(landfall, await buildAdmin(landfall));

const UTC = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
const DECIMAL = expect.stringMatching(/^-?\d+(\.\d+)?$/);
const INTEGER = expect.toSatisfy(Number.isInteger);

test("ids are integers, times ISO 8601 in UTC, and decimals strings", async () => {
  const { id } = await buildListing(landfall.db);
  const { body: business } = await admin.get(`/api/businesses/${id}`);
  expect(business).toMatchObject({
    ...{ id: INTEGER, createdAt: UTC },
    ...{ averageRating: DECIMAL, latitude: DECIMAL, longitude: DECIMAL },
  });
  const review = {
    ...{ rating: 5, title: "Crabs", content: "Crabs at the dock, and room for six boats." },
    ...{ userName: "Nell", userEmail: "nell@example.com" },
  };
  const written = await admin.post(`/api/businesses/${id}/reviews`, review);
  expect(written.status, JSON.stringify(written.body)).toBe(201);
  expect(written.body).toMatchObject({ id: INTEGER, businessId: id, createdAt: UTC });
  const claim = await admin.post("/api/business-claims", {
    ...{ businessId: id, claimerName: "Nora Quay", claimerEmail: "nora@example.com" },
  });
  expect(claim.status, JSON.stringify(claim.body)).toBe(201);
  expect(claim.body).toMatchObject({ id: INTEGER, businessId: id, createdAt: UTC });
});
