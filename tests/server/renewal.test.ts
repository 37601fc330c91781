import { eq, inArray, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { savedLists, savedPlaces } from "#src/db/schema/saved.server.ts";
import { shownTable } from "#src/platform/domain/shown-table.server.ts";
import { ensureRenewal } from "#src/server/pages/renewal/ensure-renewal.ts";
import { allShown } from "#src/server/shown-tables.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
const ear = new pg.Client(database.connection);
let heard: string[] = [];
ear.on("notification", ({ payload = "" }) => heard.push(payload));
await ear.connect();
await ear.query("listen page_changes");
afterAll(async () => {
  await ear.end();
  await pool.end();
  await database.drop();
});

async function untilHeard(marker: string): Promise<void> {
  await pool.query("select pg_notify('page_changes', $1)", [marker]);
  await expect.poll(() => heard).toContain(marker);
}

/** What is told of between two notices of our own. */
async function toldOf(work: () => Promise<unknown>): Promise<string[]> {
  await untilHeard("begin");
  heard = [];
  await work();
  await untilHeard("end");
  return heard.slice(0, heard.indexOf("end")).flatMap((payload) => payload.split(" "));
}

beforeEach(() => db.delete(businesses));

describe("a change of a shown table is told", () => {
  test("of rows that are shown, by the tags of the old and of the new row", async () => {
    let id = 0;
    const build = async () => {
      ({ id } = await buildListing(db, { category: "marinas" }));
    };
    const set = (change: Partial<typeof businesses.$inferInsert>) => () =>
      db.update(businesses).set(change).where(eq(businesses.id, id));
    expect(await toldOf(build)).toEqual([`business:${id}`, "category:marinas", "places:marinas"]);
    expect(await toldOf(set({ name: "New" }))).toEqual([`business:${id}`, "category:marinas"]);
    expect(await toldOf(set({ name: "New" }))).toEqual([]);
    expect(await toldOf(set({ openSpans: "{}" }))).toEqual([]);
    expect(await toldOf(set({ category: "hotels" }))).toEqual([
      ...[`business:${id}`, "category:hotels", "category:marinas"],
      ...["places:hotels", "places:marinas"],
    ]);
    const hidden = [`business:${id}`, "category:hotels", "places:hotels"];
    expect(await toldOf(set({ status: "inactive" }))).toEqual(hidden);
    expect(await toldOf(set({ category: "venues" }))).toEqual([]);
    expect(await toldOf(set({ category: "hotels", status: "live" }))).toEqual(hidden);
    expect(await toldOf(() => db.delete(businesses).where(eq(businesses.id, id)))).toEqual(hidden);
  });

  test("also when a row gets another key", async () => {
    const { id } = await buildReview(db, { isApproved: true });
    const move = sql`update reviews set id = default where id = ${id} returning business_id as place`;
    let place = 0;
    const told = await toldOf(async () => {
      const { rows } = await db.execute<{ place: number }>(move);
      place = rows[0]?.place ?? 0;
    });
    expect(told).toEqual([`business:${place}`]);
  });

  test("once for many reviews of one place, and not at all for those that wait", async () => {
    const { id: businessId } = await buildListing(db);
    const told = await toldOf(() =>
      db.insert(reviews).values(
        [true, true, false].map((isApproved) => ({
          ...{ businessId, isApproved, userName: "Wren", userEmail: "wren@example.com" },
          ...{ rating: 5, title: "Fine", content: "Fine." },
        })),
      ),
    );
    expect(told).toEqual([`business:${businessId}`]);
    const waiting = eq(reviews.isApproved, false);
    expect(await toldOf(() => db.delete(reviews).where(waiting))).toEqual([]);
  });

  test("for all pages when it is of more than 20 rows, of too long a list or of everything", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 21; n += 1) ids.push((await buildListing(db)).id);
    const rename = (name: string, which: number[]) => () =>
      db.update(businesses).set({ name }).where(inArray(businesses.id, which));
    expect(await toldOf(rename("A", ids.slice(1)))).toHaveLength(21);
    expect(await toldOf(rename("B", ids))).toEqual(["*"]);
    const widen = sql`update businesses set category = repeat('x', 200) || id where id <> ${ids[0]}`;
    expect(await toldOf(() => db.execute(widen))).toEqual(["*"]);
    expect(await toldOf(() => db.delete(businesses))).toEqual(["*"]);
    expect(await toldOf(() => db.execute(sql`truncate businesses cascade`))).toContain("*");
  });
});

describe("at start", () => {
  const shapeOf = async () => {
    const { rows } = await pool.query(
      `select tgname, tgrelid::regclass::text as of, t.oid, p.xmin from pg_trigger t
      join pg_proc p on p.oid = tgfoid where proname like 'tell\\_pages\\_of\\_%' order by 2, 1`,
    );
    return rows;
  };

  test("nothing is touched and no table is locked when all is as declared", async () => {
    const before = await shapeOf();
    const writer = await pool.connect();
    await writer.query("begin");
    await writer.query("lock table businesses, reviews in access exclusive mode");
    await ensureRenewal(database.connection, allShown);
    await writer.query("rollback");
    writer.release();
    expect(await shapeOf()).toEqual(before);
    expect(before).toHaveLength(4 * allShown.filter(({ tags }) => tags.length > 0).length);
  });

  test("a changed declaration replaces, a new one adds, one that is gone takes away", async () => {
    const before = await shapeOf();
    const saved = shownTable(savedPlaces, { tags: ["saved:{businessId}", "saved:any"] });
    const others = allShown.filter(({ table }) => table !== reviews);
    const changed = [...others, saved];
    expect(await toldOf(() => ensureRenewal(database.connection, changed))).toEqual(["*"]);
    const tables = new Set((await shapeOf()).map((row) => row.of));
    expect([tables.has("saved_places"), tables.has("reviews")]).toEqual([true, false]);
    const { id: userId } = await buildAccount(db);
    const { id: businessId } = await buildListing(db);
    const lists = await db.insert(savedLists).values({ userId, name: "Trip" }).returning();
    const listId = lists[0]?.id ?? 0;
    const save = () => db.insert(savedPlaces).values({ listId, businessId, position: 1 });
    expect(await toldOf(save)).toEqual([`saved:${businessId}`, "saved:any"]);
    const start = () => ensureRenewal(database.connection, allShown);
    expect(await toldOf(() => Promise.all([start(), start(), start()]))).toEqual(["*"]);
    const names = ({ tgname, of }: { tgname: string; of: string }) => `${tgname} ${of}`;
    expect((await shapeOf()).map(names)).toEqual(before.map(names));
  });
});
