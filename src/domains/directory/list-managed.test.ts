import { afterAll, expect, test } from "vitest";
import { buildBusiness } from "#src/db/build/business.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { Business } from "./contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const admin = await browserOf(landfall, await buildAdmin(landfall));

test("a pending listing comes with the reasons to look twice, others without", async () => {
  const words = "See https://a.example and https://b.example, click here!";
  const sender = { senderKey: "one network address", status: "pending" as const };
  await buildBusiness(db, { ...sender, description: words });
  await buildBusiness(db, { ...sender, description: words.toUpperCase() });
  await buildBusiness(db, { description: words, isDemo: true });
  const pending = (await admin.get("/api/businesses?pending=true")).body as Business[];
  expect(pending).toHaveLength(2);
  for (const { signals } of pending) {
    expect(signals?.map(({ kind }) => kind)).toEqual(["duplicate_text", "link_spam"]);
  }
  const live = (await admin.get("/api/businesses?status=live")).body as Business[];
  expect(live).toMatchObject([{ isDemo: true }]);
  expect(live[0]?.signals).toBeUndefined();
});

test("administrators page as far as there is something, the public up to 10,000", async () => {
  expect((await admin.get("/api/businesses?status=all&offset=999999")).body).toEqual([]);
  expect((await admin.get("/api/businesses?status=all&offset=1000001")).status).toBe(400);
  const refused = await openBrowser(landfall).get("/api/businesses?offset=10001");
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ fields: { offset: "At most 10000." } });
});
