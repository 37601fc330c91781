import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { allJobHandlers, allJobs, allSubscriptions } from "#src/server/jobs.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { defineEvent, defineJob } from "./define-job.ts";
import { listFailedJobs } from "./failed-jobs.server.ts";
import { handleJob, subscribe } from "./handle-job.server.ts";
import { createJobRunner } from "./job-runner.server.ts";

const seen: number[] = [];
let failures = 0;
let minutes = 0;
const Note = defineJob({ name: "note", payload: z.object({ n: z.number() }), retryLimit: 1 });
const Fragile = defineJob({ name: "fragile", payload: z.object({ n: z.number() }), retryLimit: 2 });
const Nightly = defineJob({ name: "nightly", payload: z.object({}), cron: "3 4 * * *" });
const Minutely = defineJob({ name: "minutely", payload: z.object({}), cron: "* * * * *" });
const Gathering = defineJob({
  name: "gathering",
  payload: z.object({ key: z.string(), n: z.number() }),
  waitsOnceFor: ({ key }) => key,
});
const Slow = defineJob({ name: "slow", payload: z.object({}) });
const Happened = defineEvent({ name: "happened", payload: z.object({ n: z.number() }) });

const slow = { run: (): Promise<void> => Promise.resolve() };
const note = async (_services: unknown, { n }: { n: number }) => void seen.push(n);
const handlers = [
  handleJob(Note, note),
  handleJob(Fragile, async () => {
    failures += 1;
    throw new Error(`broke ${failures} times`);
  }),
  handleJob(Nightly, async () => undefined),
  handleJob(Minutely, async () => {
    minutes += 1;
  }),
  handleJob(Gathering, note),
  handleJob(Slow, () => slow.run()),
];
const subscriptions = [
  subscribe(Happened, "note-once", note),
  subscribe(Happened, "note-again", note),
];

const landfall = await startTestLandfall({ handlers, subscriptions });
afterAll(() => landfall.stop());

const { db } = landfall;
const listFailed = async () => (await listFailedJobs(db, { limit: 10, offset: 0 })).items;
const { jobs } = landfall.services;

beforeEach(() => {
  seen.length = 0;
});

/** As if the pause before the next try were over: a new job wakes the worker. */
async function skipPause(): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await jobs.send(db, Fragile, { n: 0 });
  await landfall.jobsIdle();
}

describe("a job", () => {
  test("is worked on soon after it was sent", async () => {
    await jobs.send(db, Note, { n: 1 });
    await landfall.jobsIdle();
    expect(seen).toEqual([1]);
  });

  test("of many that were sent together does not wait for the next poll", async () => {
    // One poll for each would take minutes, far longer than jobsIdle waits.
    const numbers = Array.from({ length: 30 }, (_, n) => n);
    await Promise.all(numbers.map((n) => jobs.send(db, Note, { n })));
    await landfall.jobsIdle();
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  test("is sent with the transaction that gives its reason", async () => {
    await db.transaction(async (tx) => {
      await jobs.send(tx, Note, { n: 7 });
      await landfall.jobsIdle();
      expect(seen).toEqual([]);
    });
    await landfall.jobsIdle();
    expect(seen).toEqual([7]);
  });

  test("of a transaction that is rolled back is never sent", async () => {
    const before = await countJobs();
    const undone = db.transaction(async (tx) => {
      await jobs.send(tx, Note, { n: 8 });
      await jobs.publish(tx, Happened, { n: 8 });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await landfall.jobsIdle();
    expect(seen).toEqual([]);
    expect(await countJobs()).toBe(before);
  });

  test("waits for its time, and takes in those of the same key that are sent until then", async () => {
    const notBefore = new Date(Date.now() + 3_600_000);
    for (const [n, key] of ["a", "a", "b"].entries())
      await jobs.send(db, Gathering, { key, n }, { notBefore });
    await landfall.jobsIdle();
    expect(seen).toEqual([]);
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'gathering'`);
    await jobs.send(db, Gathering, { key: "c", n: 3 });
    await landfall.jobsIdle();
    expect(seen.toSorted()).toEqual([0, 2, 3]);
    // One that is through keeps nobody away.
    await jobs.send(db, Gathering, { key: "a", n: 4 });
    await landfall.jobsIdle();
    expect(seen).toContain(4);
  });

  test("with a wrong payload is refused when it is sent", async () => {
    const wrong = { n: "one" } as unknown as { n: number };
    await expect(jobs.send(db, Note, wrong)).rejects.toThrow();
  });

  test("whose payload an older process wrote is checked again when it is worked on", async () => {
    await db.execute(sql`
      insert into pgboss.job (name, data, retry_limit) values ('note', '{"n": "one"}', 0)`);
    await jobs.send(db, Note, { n: 9 });
    await landfall.jobsIdle();
    expect(seen).toEqual([9]);
    const failed = await listFailed();
    expect(failed.find(({ name }) => name === "note")?.reason).toContain("expected number");
  });
});

test("a job whose worker was killed is another's soon, and one of every minute is sent by the clock", async () => {
  expect(minutes).toBe(0);
  await db.execute(sql`
    insert into pgboss.job (name, data, state, retry_limit, heartbeat_seconds, heartbeat_on, started_on)
    values ('note', '{"n": 12}', 'active', 1, 30, now() - interval '31 seconds', now() - interval '1 minute')`);
  const watchful = createJobRunner({
    connection: landfall.database.connection,
    handlers: [...allJobHandlers, ...handlers],
    subscriptions: [...allSubscriptions, ...subscriptions],
    jobs: allJobs,
    log: pino({ level: "silent" }),
    lookAfterSeconds: 1,
  });
  await watchful.start();
  await expect.poll(() => seen).toEqual([12]);
  await expect.poll(() => minutes).toBe(1);
  await watchful.stop();
});

async function countJobs(): Promise<unknown> {
  const { rows } = await db.execute(sql`select count(*) from pgboss.job`);
  return rows[0]?.count;
}

describe("an event", () => {
  test("reaches every subscriber once", async () => {
    await jobs.publish(db, Happened, { n: 5 });
    await landfall.jobsIdle();
    expect(seen).toEqual([5, 5]);
  });
});

describe("a job that fails", () => {
  test("is tried again after a growing pause, and is then listed with its last reason", async () => {
    await jobs.send(db, Fragile, { n: 1 });
    await landfall.jobsIdle();
    expect(failures).toBe(1);
    const { rows } = await db.execute<{ state: string; pause: number }>(sql`
      select state, extract(epoch from start_after - now())::float as pause
      from pgboss.job where name = 'fragile'`);
    expect(rows).toMatchObject([{ state: "retry" }]);
    expect(rows[0]?.pause).toBeGreaterThan(0.5);
    expect(await namesOfFailed()).not.toContain("fragile");

    await skipPause();
    await skipPause();
    expect(await namesOfFailed()).toContain("fragile");
    const [failed] = (await listFailed()).filter(({ name }) => name === "fragile");
    expect(failed).toMatchObject({
      attempts: 3,
      reason: expect.stringMatching(/^broke \d times$/),
      failedAt: expect.stringMatching(/Z$/),
    });
  });

  async function namesOfFailed(): Promise<string[]> {
    return (await listFailed()).map(({ name }) => name);
  }
});

test("a stop waits for the job that runs", async () => {
  const heard: string[] = [];
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  slow.run = async () => {
    begun.resolve();
    await end.promise;
    heard.push("done");
  };
  const other = await startTestLandfall({ database: landfall.database, handlers, subscriptions });
  // Only the other one is left to take it.
  await jobs.stop();
  await db.transaction((tx) => other.services.jobs.send(tx, Slow, {}));
  await begun.promise;
  const stopped = other.stop().then(() => heard.push("stopped"));
  setTimeout(end.resolve, 50);
  await stopped;
  expect(heard).toEqual(["done", "stopped"]);
});

describe("the queues", () => {
  const retryLimitOf = async (name: string) => {
    const { rows } = await db.execute(
      sql`select retry_limit from pgboss.queue where name = ${name}`,
    );
    return rows[0]?.retry_limit;
  };

  test("take on the options of the newest start", async () => {
    expect(await retryLimitOf("note")).toBe(1);
    const changed = handlers.map((handler) => ({
      ...handler,
      job: { ...handler.job, retryLimit: 9 },
    }));
    const runner = createJobRunner({
      connection: landfall.database.connection,
      handlers: [...allJobHandlers, ...changed],
      subscriptions: [...allSubscriptions, ...subscriptions],
      jobs: allJobs,
      log: pino({ level: "silent" }),
    });
    await runner.start();
    await runner.stop();
    expect(await retryLimitOf("note")).toBe(9);
  });

  test("of recurring work have their time", async () => {
    const { rows } = await db.execute(sql`
      select cron, timezone from pgboss.schedule where name = 'nightly'`);
    expect(rows).toEqual([{ cron: "3 4 * * *", timezone: "UTC" }]);
  });
});
