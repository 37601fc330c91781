import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { loadListing } from "./load-listings.server.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("listings that are asked for at once share a statement, and each asker gets the right one", async () => {
  const [one, other] = [await buildListing(db), await buildListing(db)];
  const missing = other.id + 1000;
  let names: (string | undefined)[] = [];
  const statements = await recordStatements(pool, async () => {
    const rows = await Promise.all(
      [one.id, other.id, missing, one.id].map((id) => loadListing(db, id)),
    );
    names = rows.map((row) => row?.name);
  });
  expect(names).toEqual([one.name, other.name, undefined, one.name]);
  expect(statements).toHaveLength(1);
});

test("a later question is asked anew, and a failed statement fails only those who shared it", async () => {
  const { id } = await buildListing(db);
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error("the line is cut"))) as unknown as typeof query;
  const cut = await Promise.allSettled([loadListing(db, id), loadListing(db, id)]);
  pool.query = query;
  expect(cut.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await loadListing(db, id))?.id).toBe(id);
});
