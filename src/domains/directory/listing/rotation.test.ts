import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { findInRotation } from "./rotation.server.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeAll(async () => {
  const sizes = { 3: 5, 2: 2, 1: 3 };
  for (const [level, size] of Object.entries(sizes)) {
    for (let number = 0; number < size; number += 1) {
      const category = number % 2 ? "marinas" : "hotels";
      await buildListing(db, { status: "live", grantedLevel: Number(level), category });
    }
  }
  await buildListing(db, { status: "pending", grantedLevel: 3, category: "marinas" });
});

/** Every featured listing with its place in its level, moved on by the turn. */
async function everyPlace(turn: number, category: string | null): Promise<number[][]> {
  const { rows } = await db.execute<{ level: number; id: number }>(sql`
    select featured_level as level, id from (
      select id, featured_level, row_number() over level - 1 as place, count(*) over (partition by featured_level) as equals
      from businesses where status = 'live' and featured_level > 0 and (${category}::text is null or category = ${category})
      window level as (partition by featured_level order by id)) as placed
    order by level desc, (place + equals - ${turn}::bigint % equals) % equals`);
  return [3, 2, 1].map((level) => rows.filter((row) => row.level === level).map(({ id }) => id));
}

test.each([null, "marinas", "sandbars"])("in %s each level goes around", async (category) => {
  for (let turn = 29_914_576; turn < 29_914_588; turn += 1) {
    const [top = [], premium = [], basic = []] = await everyPlace(turn, category);
    const shown = await findInRotation(
      db,
      new Date(turn * 60_000),
      [
        { level: 3, most: 4 },
        { level: 2, most: 4 },
        { level: 1, most: 1 },
      ],
      category ?? undefined,
    );
    expect(shown).toEqual([...top.slice(0, 4), ...premium, ...basic.slice(0, 1)]);
  }
});
