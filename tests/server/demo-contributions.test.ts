import { and, eq, getTableColumns, getTableName, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import { boardScores, boardTallies, rewardMembers } from "#src/db/schema/rewards.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { demoClaims } from "#src/domains/claims/demo-data.server.ts";
import { demoEdits } from "#src/domains/directory/edits/demo-data.server.ts";
import { demoListings } from "#src/domains/directory/manage/demo-data.server.ts";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import { comparePoints } from "#src/domains/rewards/ledger/compare-points.server.ts";
import { demoConversations } from "#src/domains/support/demo-data.server.ts";
import { loadDemoData, removeDemoData } from "#src/server/demo-data.ts";
import { readSchemaTables } from "#tests/support/schema-tables.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeAll(async () => {
  await buildAccount(db, { email: "owner@demo.example.com", firstName: "Odette", isDemo: true });
  await buildListingEdit(db);
  await db.transaction(async (tx) => {
    for (const data of [demoListings, demoClaims, demoEdits, demoConversations])
      await data.load(tx);
  });
});

const statesOf = async (rows: Promise<{ status: string }[]>) =>
  [...new Set((await rows).map(({ status }) => status))].toSorted();

test("the queues of a new installation are alive in every state", async () => {
  expect(await statesOf(db.select().from(businessClaims))).toEqual([
    "approved",
    "pending",
    "rejected",
  ]);
  expect(await statesOf(db.select().from(supportThreads))).toEqual(["answered", "closed", "open"]);
  const edits = await db.select().from(listingEdits).where(eq(listingEdits.isDemo, true));
  expect(new Set(edits.map(({ source }) => source))).toEqual(new Set(["owner", "reader"]));
  const hours = edits.find(({ field }) => field === "hours");
  expect(parseHours(String(hours?.after))).not.toBeNull();
  expect(await db.$count(factConfirmations)).toBeGreaterThan(10);
});

test("and are empty again when the demo data goes, but for what is real", async () => {
  await db.transaction(async (tx) => {
    for (const data of [demoConversations, demoEdits, demoClaims]) await data.remove(tx);
  });
  expect(await db.$count(businessClaims)).toBe(0);
  expect(await db.$count(supportThreads)).toBe(0);
  expect(await db.$count(supportMessages)).toBe(0);
  expect(await db.$count(factConfirmations)).toBe(0);
  expect(await db.$count(listingEdits)).toBe(1);
});

test("no row of any table is demo data when all of it was removed", async () => {
  const marked = (await readSchemaTables()).flatMap(({ table }) => {
    const { isDemo } = getTableColumns(table);
    return isDemo ? [{ table, isDemo }] : [];
  });
  const left = async () => {
    const counts = marked.map(async ({ table, isDemo }) => [
      getTableName(table),
      await db.$count(table, eq(isDemo, true)),
    ]);
    return (await Promise.all(counts)).filter(([, count]) => count !== 0).map(([name]) => name);
  };
  await db.transaction(removeDemoData);
  expect(await left()).toEqual([]);
  await db.transaction((tx) => loadDemoData(tx, "asked for"));
  expect(await left()).toEqual(expect.arrayContaining(["users", "businesses", "experiences"]));
  // Points came about as everybody's do: by the reviews and visits of the demo's members.
  expect(await comparePoints({ db }, new Date())).toBe(0);
  const everywhere = and(eq(boardScores.period, "all"), eq(boardScores.state, ""));
  const scores = await db.select().from(boardScores).where(everywhere);
  expect(scores.length).toBeGreaterThan(15);
  expect(new Set(scores.map(({ points }) => points)).size).toBeGreaterThan(8);
  expect(await db.$count(boardScores, eq(boardScores.period, "week"))).toBeGreaterThan(0);
  expect(await db.$count(rewardMembers, eq(rewardMembers.showsName, true))).toBeGreaterThan(8);
  await db.transaction(removeDemoData);
  expect(await left()).toEqual([]);
  expect(await db.$count(boardScores)).toBe(0);
  expect(await db.$count(boardTallies, ne(boardTallies.people, 0))).toBe(0);
});
