import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));

test("a pending listing comes with the reasons to look twice, others without", async () => {
  const words = "See https://a.example and https://b.example, click here!";
  const sender = { senderKey: "one network address", status: "pending" as const };
  await buildListing(db, { ...sender, description: words });
  await buildListing(db, { ...sender, description: words.toUpperCase() });
  await buildListing(db, { description: words, isDemo: true });
  const pending = (await admin.get("/api/businesses?pending=true")).body as Business[];
  expect(pending).toHaveLength(2);
  for (const { signals } of pending) {
    expect(signals?.map(({ kind }) => kind)).toEqual(["duplicate_text", "link_spam"]);
  }
  const live = (await admin.get("/api/businesses?status=live")).body as Business[];
  expect(live).toMatchObject([{ isDemo: true }]);
  expect(live[0]?.signals).toBeUndefined();
});

test("administrators and the public page as far as there is something", async () => {
  const visitor = openBrowser(landfall);
  expect((await admin.get("/api/businesses?status=all&offset=10000000")).body).toEqual([]);
  expect((await visitor.get("/api/businesses?offset=10000000")).body).toEqual([]);
  for (const refused of [
    await admin.get("/api/businesses?status=all&offset=10000001"),
    await visitor.get("/api/businesses?offset=10000001"),
  ]) {
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      fields: { offset: expect.stringContaining("At most 10000000") },
    });
  }
});
