import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { generateEvents } from "#tests/support/generate-events.ts";
import { planOf, recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { EventFilter } from "./filter-contract.ts";
import { findPublicEvent } from "./find-event.server.ts";
import { listEvents, listFeatured, listUpcoming } from "./queries.server.ts";

/** Enough events for the planner to want the indices. */
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeAll(() => generateEvents(pool, 20_000));

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
  "the upcoming": [() => listUpcoming(db, 6), ["events_shown", "event_dates_event"]],
  "the featured": [() => listFeatured(db, 3), ["events_featured", "event_dates_event"]],
  "one event": [() => findPublicEvent(db, { id: 500 }), ["events_pkey", "event_dates_event"]],
};

test.each(Object.entries(KINDS))("%s: answered by indices", async (_name, [work, wanted]) => {
  const statements = await recordStatements(pool, work);
  const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)));
  const read = plans.flatMap(({ seqScans }) => seqScans);
  expect(read.filter((table) => table.startsWith("event"))).toEqual([]);
  expect(plans.flatMap(({ indices }) => indices)).toEqual(expect.arrayContaining(wanted));
});
