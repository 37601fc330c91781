import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import {
  analyticsDays,
  analyticsEvents,
  analyticsHours,
  analyticsRolledDays,
  analyticsSources,
} from "#src/db/schema/analytics.server.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { VisitEvent } from "./contract.ts";
import { forgetOldVisits } from "./forget-visits.server.ts";
import { RETENTION_DAYS } from "./limits-contract.ts";
import { addDays, dayOf } from "./period-rules.ts";
import { dailySiteViews } from "./queries.server.ts";
import { recordVisit } from "./record-visit.server.ts";
import { rollUpDay, rollUpVisits } from "./roll-up-visits.server.ts";
import { RollUpVisits } from "./visit-jobs.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db, services } = landfall;
const listings = [await buildListing(db), await buildListing(db), await buildListing(db)];
const ids = listings.map(({ id }) => id);

async function forgetAll() {
  await db.delete(analyticsEvents);
  for (const table of [analyticsHours, analyticsSources, analyticsDays, analyticsRolledDays]) {
    await db.delete(table);
  }
}
beforeEach(forgetAll);

interface Seen {
  event: VisitEvent;
  at: Date;
  who: number;
}

const record = ({ event, at, who }: Seen) =>
  recordVisit(
    services,
    { address: `203.0.113.${who}`, userAgent: "Mozilla/5.0 Firefox/140.0", isUnwatched: false },
    { event, at },
  );

const recordAs = (address: string, userAgent: string, event: VisitEvent) =>
  recordVisit(services, { address, userAgent, isUnwatched: false }, { event });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const view = (id = ids[0]): VisitEvent => ({ eventType: "page_view", path: `/business/${id}` });
const rollUp = (now = new Date()) => rollUpVisits(services, now);

const textsOf = (rows: unknown[][]) => rows.map((row) => row.join(" ")).sort();

async function readSums() {
  const hours = await db.select().from(analyticsHours);
  const sources = await db.select().from(analyticsSources);
  const days = await db.select().from(analyticsDays);
  return {
    hours: textsOf(
      hours.map((row) => [row.businessId, row.eventType, row.hour.toISOString(), row.count]),
    ),
    sources: textsOf(
      sources.map(({ businessId, eventType, day, source, device, count }) => [
        ...[businessId, eventType, day, source, device, count],
      ]),
    ),
    days: textsOf(
      days.map((row) => [row.businessId, row.eventType, row.day, row.count, row.visitors]),
    ),
  };
}

/** Straight from the events, one at a time. */
async function countEvents() {
  const [hours, sources, days] = [newTally(), newTally(), newTally()] as const;
  for (const row of await db.select().from(analyticsEvents)) {
    const { businessId, eventType, createdAt, device, visitor } = row;
    const facts = row.eventData as { businessIds?: number[]; platform?: string };
    const day = dayOf(createdAt);
    for (const id of facts.businessIds ?? [businessId]) days.add([id, eventType, day], visitor);
    if (businessId === null) continue;
    const hour = new Date(new Date(createdAt).setUTCMinutes(0, 0, 0)).toISOString();
    hours.add([businessId, eventType, hour], visitor);
    const source = facts.platform ?? row.referrer ?? "";
    sources.add([businessId, eventType, day, source, device], visitor);
  }
  return {
    hours: textsOf(hours.all().map(([key, { length }]) => [key, length])),
    sources: textsOf(sources.all().map(([key, { length }]) => [key, length])),
    days: textsOf(days.all().map(([key, each]) => [key, each.length, new Set(each).size])),
  };
}

function newTally() {
  const visitors = new Map<string, string[]>();
  return {
    add(parts: unknown[], visitor: string) {
      const key = parts.join(" ");
      visitors.set(key, [...(visitors.get(key) ?? []), visitor]);
    },
    all: () => [...visitors],
  };
}

async function expectRightSums() {
  expect(await readSums()).toEqual(await countEvents());
}

const anEvent: fc.Arbitrary<VisitEvent> = fc.oneof(
  fc
    .record({ id: fc.constantFrom(...ids), referrer: fc.constantFrom("", "https://example.org/") })
    .map(({ id, referrer }) => ({ ...view(id), referrer })),
  fc.record({
    eventType: fc.constant("social_share"),
    platform: fc.constantFrom("copy", "facebook"),
    type: fc.constant("business"),
    itemId: fc.constantFrom(...ids),
  }),
  fc.record({
    eventType: fc.constantFrom("call", "directions", "website"),
    businessId: fc.constantFrom(...ids),
  }),
  fc.record({
    eventType: fc.constant("search_appearance"),
    businessIds: fc.subarray(ids, { minLength: 1 }),
  }),
);
const aStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ event: anEvent, hours: fc.nat(120), who: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constant("roll-up" as const) },
);

test("however the events come and the runs fall, the sums are those of the events", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 25 }), async (steps) => {
      await forgetAll();
      for (const step of steps) {
        if (step === "roll-up") await rollUp();
        else await record({ ...step, at: hoursAgo(step.hours) });
      }
      await rollUp();
      await rollUp();
      await expectRightSums();
    }),
    { numRuns: 20 },
  );
});

test("events that come while a day is counted are in the sums of one run or of the next", async () => {
  const seen = Array.from({ length: 40 }, (_, who) => ({ event: view(), at: hoursAgo(90), who }));
  await Promise.all(seen.map((each, index) => (index % 8 === 0 ? rollUp() : record(each))));
  await rollUp();
  await expectRightSums();
  expect(await db.$count(analyticsEvents)).toBe(35);
});

test("a run that is killed leaves the sums as they were, and the next one makes them right", async () => {
  const at = hoursAgo(100);
  await record({ event: view(), at, who: 1 });
  await rollUp();
  const before = await readSums();
  await record({ event: view(), at, who: 2 });
  const killed = db.transaction(async (tx) => {
    await rollUpDay(tx, { day: dayOf(at) });
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  expect(await readSums()).toEqual(before);
  await rollUp();
  await expectRightSums();
});

test("after days without any run every one of them is counted, and the job does it", async () => {
  for (const hours of [0, 24, 49, 75, 110]) {
    await record({ event: view(), at: hoursAgo(hours), who: 1 });
  }
  await services.jobs.send(db, RollUpVisits, {});
  await landfall.jobsIdle();
  await expectRightSums();
  expect(await db.$count(analyticsDays)).toBe(5);
});

test("days that did not change are not counted again", async () => {
  await record({ event: view(), at: hoursAgo(200), who: 1 });
  await rollUp();
  const rolled = () => db.select().from(analyticsRolledDays).orderBy(analyticsRolledDays.day);
  const before = await rolled();
  await rollUp();
  const after = await rolled();
  const again = after.filter(({ rolledAt }, index) => rolledAt > (before[index]?.rolledAt ?? 0));
  const today = dayOf(new Date());
  expect(again.map(({ day }) => day)).toEqual([addDays(today, -1), today]);
});

test("when events are forgotten their sums stay; those of single hours and sources go with them", async () => {
  const old = new Date(Date.parse(addDays(dayOf(new Date()), -RETENTION_DAYS)) - 3_600_000);
  await record({ event: view(), at: old, who: 1 });
  await record({ event: view(), at: hoursAgo(30), who: 1 });
  await forgetOldVisits(services, new Date());
  await rollUp();
  expect(await db.$count(analyticsEvents)).toBe(1);
  expect(await db.$count(analyticsHours)).toBe(1);
  expect(await db.$count(analyticsSources)).toBe(1);
  expect(await db.$count(analyticsDays)).toBe(2);
});

test("one address is a few visitors at most, whatever its browsers call themselves", async () => {
  const [id = 0] = ids;
  const call: VisitEvent = { eventType: "call", businessId: id };
  const many = Array.from({ length: 20 }, (_, at) => at);
  for (const at of many) await recordAs("203.0.113.9", `Mozilla/5.0 Firefox/${at}`, view());
  await Promise.all(many.map((at) => recordAs("203.0.113.9", `Mozilla/5.0 Firefox/${at}`, call)));
  for (const at of many) await recordAs(`2001:db8:1:2::${at}`, `Mozilla/5.0 Chrome/${at}`, view());
  await recordAs("203.0.113.10", "Mozilla/5.0 Firefox/1", view());
  await rollUp();
  const days = await db.select().from(analyticsDays);
  expect(days).toContainEqual(
    expect.objectContaining({ eventType: "page_view", count: 41, visitors: 11 }),
  );
  expect(days).toContainEqual(
    expect.objectContaining({ eventType: "call", count: 5, visitors: 5 }),
  );
  expect(
    (await dailySiteViews(db, { from: dayOf(new Date()), to: dayOf(new Date()) }))[0],
  ).toMatchObject({
    views: 41,
    visitors: 11,
  });
});

test("a call that waited for a later one to be counted is its repetition", async () => {
  const [businessId = 0] = ids;
  const event: VisitEvent = { eventType: "call", businessId };
  const later = new Date();
  const earlier = new Date(later.getTime() - 50);
  expect(await record({ event, at: later, who: 1 })).toBe(true);
  expect(await record({ event, at: earlier, who: 1 })).toBe(false);
});
