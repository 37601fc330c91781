import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { CUSTOM_DESCRIPTION_MAX_LENGTH } from "./limits-contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());

const owner = await buildPerson(landfall, { accountType: "business_owner" });
const browser = await browserOf(landfall, owner);
const admin = await browserOf(landfall, await buildAdmin(landfall));
const visitor = openBrowser(landfall);

const WORDS = "Ask for the table by the window.";
const build = (grantedLevel: number) => buildListing(db, { grantedLevel, ownerId: owner.id });
const write = (who: BrowserLike, id: number, customDescription: unknown = WORDS) =>
  who.put(`/api/businesses/${id}/promotion/description`, { customDescription });
const shownOf = async (id: number) =>
  ((await visitor.get(`/api/businesses/${id}`)).body as Business).customDescription;

test("from level 2 the owner's own words are shown, and below it they are kept back", async () => {
  const { id } = await build(2);
  expect((await write(browser, id, `  ${WORDS} `)).status).toBe(200);
  expect(await shownOf(id)).toBe(WORDS);
  await admin.post(`/api/businesses/${id}/feature`, { featuredLevel: 1 });
  expect(await shownOf(id)).toBe(null);
  await admin.post(`/api/businesses/${id}/feature`, { featuredLevel: 3 });
  expect(await shownOf(id)).toBe(WORDS);
  expect((await write(browser, id, "  ")).status).toBe(200);
  expect(await shownOf(id)).toBe(null);
});

test("a level that does not include them takes none", async () => {
  const { id } = await build(1);
  const answer = await write(browser, id);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    message: "Your own words are shown from Premium Featured on.",
  });
});

test("only its owner and administrators write them, and the log says who did", async () => {
  const { id } = await build(2);
  const stranger = await browserOf(landfall, await buildPerson(landfall));
  expect((await write(visitor, id)).status).toBe(401);
  expect((await write(stranger, id)).status).toBe(403);
  expect(await shownOf(id)).toBe(null);
  expect((await write(admin, id)).status).toBe(200);
  expect((await write(admin, id)).status).toBe(200);
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(rows).toMatchObject([
    { action: "promotion.describe", after: { customDescription: WORDS } },
  ]);
});

test.each([["a".repeat(CUSTOM_DESCRIPTION_MAX_LENGTH + 1)], [7]])(
  "words that cannot be taken are refused by their field",
  async (words) => {
    const { id } = await build(2);
    const answer = await write(browser, id, words);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { customDescription: expect.any(String) } });
  },
);
