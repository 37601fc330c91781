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
  await landfall.db.execute(sql`truncate rate_limits, known_callers`);
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

const EMAILS = [
  ["a known", known.email],
  ["an unknown", "nobody@example.com"],
] as const;
const wrongFrom = (email: string, address?: string) => () =>
  post("/api/login", { email, password: "not the right one" }, address);

/** From as many addresses as it takes: one has ten tries. */
async function wrongFromMany(email: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const address = `203.0.113.${Math.floor(n / 10) + 100}`;
    statuses.push((await post("/api/login", { email, code: "000000" }, address)).status);
  }
  return statuses;
}

describe("each e-mail address", () => {
  test.each(EMAILS)(
    "%s one allows ten tries from one place, then answers 429",
    async (_, email) => {
      const wrong = wrongFrom(email, "203.0.113.50");
      expect(await repeat(10, wrong)).toEqual(times(10, 401));
      const refused = await wrong();
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: "rate_limited" });
      const seconds = Number(refused.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(90);
      const right = await post("/api/login", { email, password: PASSWORD }, "203.0.113.50");
      expect(right.status).toBe(429);
      expect((await wrongFrom(email, "203.0.113.51")()).status).toBe(401);
    },
  );

  test.each(EMAILS)(
    "%s one allows sixty tries of strangers in an hour, from wherever they come",
    async (_, email) => {
      await inNoTime(async () => {
        expect(await wrongFromMany(email, 60)).toEqual(times(60, 401));
      });
      const refused = await wrongFrom(email)();
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThanOrEqual(61);
    },
  );

  test("makes one place that goes on wait longer and longer", async () => {
    const address = "203.0.113.60";
    const wrong = () => post("/api/login", { email: known.email, code: "000000" }, address);
    const waits: number[] = [];
    for (let tries = 0; tries < 32; ) {
      const answer = await wrong();
      if (answer.status === 401) tries += 1;
      else {
        const seconds = Number(answer.headers.get("retry-after"));
        waits.push(seconds);
        await wait(seconds);
      }
    }
    expect(Math.max(...waits.slice(0, 10))).toBeLessThanOrEqual(90);
    expect(waits.at(-1)).toBeGreaterThan(600);
  });

  test("codes without their browser and passwords count together", async () => {
    const { email } = known;
    const address = "203.0.113.52";
    await repeat(5, wrongFrom(email, address));
    await repeat(5, () => post("/api/login", { email, code: "000000" }, address));
    expect((await post("/api/login", { email, code: "000000" }, address)).status).toBe(429);
  });

  test("recovers after the time that Retry-After names", async () => {
    const wrong = wrongFrom(known.email, "203.0.113.53");
    await repeat(10, wrong);
    const seconds = Number((await wrong()).headers.get("retry-after"));
    await wait(seconds - 2);
    expect((await wrong()).status).toBe(429);
    await wait(2);
    expect(await repeat(2, wrong)).toEqual([401, 429]);
    await wait(15 * 60);
    expect(await repeat(11, wrong)).toEqual([...times(10, 401), 429]);
  });

  test("does not count what was right", async () => {
    const address = "203.0.113.54";
    const right = () => post("/api/login", { email: known.email, password: PASSWORD }, address);
    expect(await repeat(12, right)).toEqual(times(12, 200));
  });

  test("gets five codes in a quarter of an hour from one place", async () => {
    const address = "203.0.113.55";
    const ask = () => post("/api/login", { email: known.email, sendCode: true }, address);
    expect(await repeat(6, ask)).toEqual([...times(5, 200), 429]);
    const signUp = (from: string) =>
      post("/api/login", { email: known.email, firstName: "Ada" }, from);
    expect((await signUp(address)).status).toBe(429);
    expect((await signUp("203.0.113.56")).status).toBe(200);
    await wait(15 * 60);
    expect((await signUp(address)).status).toBe(200);
  });

  test("gets three reset links in a quarter of an hour from one place", async () => {
    const ask = () => post("/api/password/forgot", { email: known.email }, "203.0.113.57");
    expect(await repeat(4, ask)).toEqual([...times(3, 200), 429]);
  });

  test("is counted without regard to case and blanks", async () => {
    const spelled = [known.email, known.email.toUpperCase(), ` ${known.email} `];
    const wrong = (email = "") => wrongFrom(email, "203.0.113.58")();
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
