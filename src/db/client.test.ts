import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { openDatabase } from "./client.server.ts";
import { isLostConnection } from "./lost-connection.server.ts";

const lost: Error[] = [];
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, (error) => lost.push(error));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("a transaction that cannot begin gives its connection back", async () => {
  const isolationLevel = "no such level" as "serializable";
  for (let time = 0; time < 20; time += 1) {
    await expect(db.transaction(async () => {}, { isolationLevel })).rejects.toThrow();
  }
  expect(pool).toMatchObject({ idleCount: pool.totalCount, waitingCount: 0 });
  await expect(db.execute(sql`select 1`)).resolves.toBeTruthy();
});

test("a transaction whose connection is terminated while it rests fails as lost; the next one has another", async () => {
  let rested = false;
  const ended = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    rested = true;
    await tx.execute(sql`select 1`);
  });
  await expect(ended).rejects.toSatisfy(isLostConnection);
  expect(rested).toBe(true);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeTruthy();
  expect(pool.idleCount).toBe(pool.totalCount);
});
