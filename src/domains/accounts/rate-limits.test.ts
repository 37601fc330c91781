import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const neighbour = await startTestLandfall({ database: landfall.database });
afterAll(async () => {
  await neighbour.stop();
  await landfall.stop();
});

const known = await buildPerson(landfall);

beforeEach(async () => {
  await landfall.db.execute(sql`truncate rate_limits`);
});

/** As if so much time had passed. */
const wait = (seconds: number) =>
  landfall.db.execute(
    sql`update rate_limits set allowed_at = allowed_at - make_interval(secs => ${seconds})`,
  );

/** A call is earned back each second, and a busy machine may need some for many calls. */
async function inNoTime(work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  await wait((startedAt - performance.now()) / 1000);
}

async function repeat(times: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await call()).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);
const post = (path: string, body: object, address?: string) =>
  landfall.request("POST", path, { body, address });

describe("each e-mail address", () => {
  test.each([
    ["a known", known.email],
    ["an unknown", "nobody@example.com"],
  ])("%s one allows ten tries, from wherever they come, then answers 429", async (_kind, email) => {
    const wrong = () => post("/api/login", { email, password: "not the right one" });
    expect(await repeat(10, wrong)).toEqual(times(10, 401));
    const refused = await wrong();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(90);
    const right = await post("/api/login", { email, password: PASSWORD });
    expect(right.status).toBe(429);
  });

  test("codes and passwords count together, so that one cannot follow the other", async () => {
    const { email } = known;
    await repeat(5, () => post("/api/login", { email, password: "not the right one" }));
    await repeat(5, () => post("/api/login", { email, code: "000000" }));
    expect((await post("/api/login", { email, code: "000000" })).status).toBe(429);
  });

  test("recovers after the time that Retry-After names", async () => {
    const right = () => post("/api/login", { email: known.email, password: PASSWORD });
    await repeat(10, right);
    const seconds = Number((await right()).headers.get("retry-after"));
    await wait(seconds - 2);
    expect((await right()).status).toBe(429);
    await wait(2);
    expect(await repeat(2, right)).toEqual([200, 429]);
    await wait(15 * 60);
    expect(await repeat(11, right)).toEqual([...times(10, 200), 429]);
  });

  test("gets five codes in a quarter of an hour", async () => {
    const ask = () => post("/api/login", { email: known.email, sendCode: true });
    expect(await repeat(6, ask)).toEqual([...times(5, 200), 429]);
    const signUp = () => post("/api/login", { email: known.email, firstName: "Ada" });
    expect((await signUp()).status).toBe(429);
    await wait(15 * 60);
    expect((await signUp()).status).toBe(200);
  });

  test("gets five reset links in a quarter of an hour", async () => {
    const ask = () => post("/api/password/forgot", { email: known.email });
    expect(await repeat(6, ask)).toEqual([...times(5, 200), 429]);
  });

  test("is counted without regard to case and blanks", async () => {
    const spelled = [known.email, known.email.toUpperCase(), ` ${known.email} `];
    const wrong = (email = "") => post("/api/login", { email, password: "not the right one" });
    for (let n = 0; n < 10; n++) await wrong(spelled[n % 3]);
    expect((await wrong(spelled[1])).status).toBe(429);
  });
});

describe("each caller", () => {
  const CALLER = "203.0.113.9";

  test("may call POST /api/login sixty times a minute, whatever the addresses", async () => {
    let n = 0;
    const call = () => post("/api/login", { email: `person-${++n}@example.com` }, CALLER);
    await inNoTime(async () => expect(await repeat(60, call)).toEqual(times(60, 200)));
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^[1-3]$/);
    const other = await post("/api/login", { email: known.email }, "203.0.113.10");
    expect(other.status).toBe(200);
    await wait(60);
    expect((await call()).status).toBe(200);
  });

  test("is counted before the body is read, so that bad input counts too", async () => {
    const call = () => post("/api/login", {}, CALLER);
    await inNoTime(async () => expect(await repeat(60, call)).toEqual(times(60, 400)));
    expect((await post("/api/login", {}, CALLER)).status).toBe(429);
  });

  test("is counted once across two processes on one database", async () => {
    const body = { email: known.email };
    const startedAt = performance.now();
    const calls = Array.from({ length: 80 }, (_, n) =>
      (n % 2 ? landfall : neighbour).request("POST", "/api/login", { body, address: CALLER }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    const admitted = statuses.filter((status) => status === 200).length;
    const earnedBack = Math.ceil((performance.now() - startedAt) / 1000);
    expect(admitted).toBeGreaterThanOrEqual(60);
    expect(admitted).toBeLessThanOrEqual(60 + earnedBack);
    expect(statuses.filter((status) => status === 429).length).toBe(80 - admitted);
  });

  test("leaves no address in the database", async () => {
    await post("/api/login", { email: known.email, password: "x" }, CALLER);
    const { rows } = await landfall.db.execute(sql`select key from rate_limits`);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|@example/);
  });
});
