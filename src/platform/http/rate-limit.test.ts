import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { enforceRateLimit, forgetOldCalls } from "./rate-limit.server.ts";

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const LIMIT = { name: "test", calls: 6, seconds: 600 };

beforeEach(() => db.execute(sql`truncate rate_limits`));

const pass = (seconds: number) =>
  db.execute(sql`
    update rate_limits set allowed_at = allowed_at - make_interval(secs => ${seconds})`);

/** The seconds to wait, or 0 when the call was admitted. */
async function call(caller = "me", limit = LIMIT): Promise<number> {
  try {
    await enforceRateLimit(db, limit, caller);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.retryAfterSeconds ?? -1;
  }
}

async function calls(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < count; n++) waits.push(await call());
  return waits;
}

describe("a limit", () => {
  test("admits its calls all at once, then tells how long to wait", async () => {
    const waits = await calls(7);
    expect(waits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(waits[6]).toBeGreaterThanOrEqual(90);
    expect(waits[6]).toBeLessThanOrEqual(100);
  });

  test("gives one call back after its share of the time, and all of them after the whole", async () => {
    await calls(7);
    await pass(100);
    expect((await calls(2)).map((wait) => wait > 0)).toEqual([false, true]);
    await pass(600);
    expect((await calls(7)).map((wait) => wait > 0)).toEqual([...Array(6).fill(false), true]);
  });

  test("saves nothing up beyond its calls", async () => {
    await calls(1);
    await pass(1_000_000);
    expect((await calls(8)).filter((wait) => wait === 0)).toHaveLength(6);
  });

  test("is not prolonged by calls that it refused", async () => {
    await calls(50);
    await pass(100);
    expect(await call()).toBe(0);
  });

  test("counts callers and names apart", async () => {
    await calls(7);
    expect(await call("someone else")).toBe(0);
    expect(await call("me", { ...LIMIT, name: "other" })).toBe(0);
  });

  test("holds when a hundred calls come at once", async () => {
    const waits = await Promise.all(Array.from({ length: 100 }, () => call()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
  });

  test("stores callers as hashes only", async () => {
    await call("203.0.113.5");
    const { rows } = await db.execute(sql`select key from rate_limits`);
    expect(rows).toEqual([{ key: expect.stringMatching(/^test:[\w-]{43}$/) }]);
  });

  test("forgets callers whom it limits no more, and only those", async () => {
    await call("long ago");
    await pass(600);
    await call("just now");
    await forgetOldCalls(db);
    const { rows } = await db.execute(sql`select 1 from rate_limits`);
    expect(rows).toHaveLength(1);
  });
});
