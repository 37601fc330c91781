import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { generateEvents } from "#tests/support/generate-events.ts";
import { planOf, recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { EventFilter } from "./filter-contract.ts";
import { findPublicEvent } from "./find-event.server.ts";
import { firstFeatured, firstUpcoming, listEvents } from "./queries.server.ts";

/** Enough events for the planner to want the indices. */
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeAll(() => generateEvents(pool, 60_000));

const list =
  (filter: object): (() => Promise<unknown>) =>
  () =>
    listEvents(db, { ...EventFilter.parse(filter), limit: 20, offset: 0 });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What each kind does, and the indices without which it would be slow. */
const KINDS: Record<string, [work: () => Promise<unknown>, indices: string[]]> = {
  "the whole list": [list({}), ["events_coming", "events_shown", "event_dates_event"]],
  "a category": [list({ category: "Boat Show" }), ["events_coming", "events_category"]],
  "a state": [list({ state: "Florida" }), ["events_coming", "events_state"]],
  "a town": [list({ city: "town 7" }), ["events_town"]],
  "featured ones": [list({ featured: "true" }), ["events_featured"]],
  "a text": [list({ q: "lantern" }), ["events_search"]],
  "what is near": [list({ near: "30.4,-77", radius: "10" }), ["events_place"]],
  "a few days": [list({ startDate: day(1), endDate: day(3) }), ["event_dates_starts"]],
  "from a day on": [list({ startDate: day(1) }), ["event_dates_starts", "events_pkey"]],
  "until a day": [list({ endDate: day(1) }), ["event_dates_starts", "events_pkey"]],
  "the upcoming": [() => firstUpcoming(db, 6), ["events_shown", "event_dates_event"]],
  "the featured": [() => firstFeatured(db, 3), ["events_featured", "event_dates_event"]],
  "one event": [() => findPublicEvent(db, { id: 500 }), ["events_pkey", "event_dates_event"]],
};

test.each(Object.entries(KINDS))("%s: answered by indices", async (_name, [work, wanted]) => {
  const statements = await recordStatements(pool, work);
  const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)));
  const read = plans.flatMap(({ seqScans }) => seqScans);
  expect(read.filter((table) => table.startsWith("event"))).toEqual([]);
  expect(plans.flatMap(({ indices }) => indices)).toEqual(expect.arrayContaining(wanted));
});

test("a word that all have: the page walks along the dates, and counting stops early", async () => {
  const statements = await recordStatements(pool, list({ q: "academy" }));
  const counts = statements.filter(({ text }) => text.includes("count(*)"));
  expect(counts).toHaveLength(2);
  for (const { text } of counts) expect(text).toMatch(/ limit \$\d+\)/);
  const pages = statements.filter((statement) => !counts.includes(statement));
  const plans = await Promise.all(pages.map((statement) => planOf(pool, statement)));
  expect(plans.flatMap(({ seqScans }) => seqScans)).toEqual([]);
  expect(plans.flatMap(({ indices }) => indices)).toContain("events_shown");
});

test("with a text or days a list is counted as far as it is read, and says that there is more", async () => {
  const read = (filter: object, offset = 0) =>
    listEvents(db, { ...EventFilter.parse(filter), limit: 20, offset });
  for (const filter of [{ q: "academy" }, { startDate: day(1) }]) {
    expect(await read(filter)).toMatchObject({ total: 1000, isCapped: true });
    const deep = await read(filter, 1500);
    expect(deep).toMatchObject({ total: 1520, isCapped: true });
    expect(deep.items).toHaveLength(20);
  }
  expect(await read({ q: "lantern" })).toMatchObject({ total: 60, isCapped: false });
  expect(await read({})).toMatchObject({ total: 60_000, isCapped: false });
});
