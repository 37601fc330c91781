import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { openDatabase } from "./client.server.ts";
import { runPrepared } from "./run-prepared.server.ts";
import { wholeNumber } from "./whole-number.server.ts";

const database = await createTestDatabase("empty");
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const plansKept = async (): Promise<string[]> => {
  const kept = "select statement from pg_prepared_statements where name like 'kept%'";
  return (await pool.query(kept)).rows.map(({ statement }) => statement);
};

test("a statement is planned once for all its values", async () => {
  const twice = (value: number) => runPrepared(db, sql`select ${value}::int * 2 as doubled`);
  expect(await twice(21)).toEqual([{ doubled: 42 }]);
  expect(await twice(4)).toEqual([{ doubled: 8 }]);
  expect(await plansKept()).toEqual(["select $1::int * 2 as doubled"]);
});

test("past 64 statements the others are run without keeping their plans", async () => {
  for (let number = 0; number < 80; number += 1) {
    const [row] = await runPrepared<{ n: number }>(db, sql`select ${wholeNumber(number)} as n`);
    expect(row).toEqual({ n: number });
  }
  expect(await plansKept()).toHaveLength(64);
});

test("only whole numbers become a part of a statement", () => {
  for (const value of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, "1; drop table x"]) {
    expect(() => wholeNumber(value as number)).toThrow("is not a whole number");
  }
});
