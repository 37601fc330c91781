import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { AuditEntry } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));

const read = async (query = "") => {
  const { status, body, headers } = await admin.get(`/api/admin/audit-log${query}`);
  return { status, entries: body as AuditEntry[], total: headers.get("x-total-count") };
};

test("the audit log tells who did what to what, before and after, the newest first", async () => {
  const place = await buildListing(db, { name: "Osprey 100% Landing" });
  await admin.post(`/api/businesses/${place.id}/feature`, { featuredLevel: 2 });
  await admin.delete(`/api/businesses/${place.id}`, { reason: "Closed for good" });
  const { entries, total } = await read();
  expect(total).toBe("2");
  expect(entries).toMatchObject([
    { action: "business.delete", actorName: "Ada", note: "Closed for good" },
    {
      action: "business.feature",
      subjectType: "business",
      subjectId: String(place.id),
      subjectName: "Osprey 100% Landing",
      before: { featuredLevel: 0 },
      after: { featuredLevel: 2 },
    },
  ]);
});

test("it is searched as written, narrowed by kind, and read page by page", async () => {
  await db.insert(auditLog).values(
    Array.from({ length: 5 }, (_, index) => ({
      actorName: "Grace",
      action: "review.approve",
      subjectType: "review",
      subjectId: String(index),
      subjectName: `Review ${index}`,
    })),
  );
  expect((await read("?q=100%25")).total).toBe("2");
  expect((await read("?q=closed%20FOR")).entries).toHaveLength(1);
  expect((await read("?q=grace&subjectType=business")).entries).toEqual([]);
  const page = await read("?subjectType=review&limit=2&offset=4");
  expect(page.total).toBe("5");
  expect(page.entries.map(({ subjectName }) => subjectName)).toEqual(["Review 0"]);
  const subjects = await admin.get("/api/admin/audit-subjects");
  expect(subjects.body).toEqual(expect.arrayContaining(["business", "review", "user"]));
  for (const bad of ["?limit=0", "?subjectType=ship", "?offset=-1"]) {
    expect((await read(bad)).status).toBe(400);
  }
});
