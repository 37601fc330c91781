import type { Pool } from "pg";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { EventFilter } from "#src/domains/events/event/filter-contract.ts";
import { findPublicEvent } from "#src/domains/events/event/find-event.server.ts";
import { listMonth } from "#src/domains/events/event/list-month.server.ts";
import { firstUpcoming, listEvents } from "#src/domains/events/event/queries.server.ts";
import { generateEvents } from "#tests/support/generate-events.ts";
import { measureRegistrations } from "./event-registrations.ts";
import { type Bench, type TimeResult, timesOf } from "./measure.ts";

const EVENTS = 100_000;
const ROUNDS = 20;
const PAGE = { limit: 20, offset: 0 };

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What readers of events wait for, and how fast places go. */
export const events: Bench = {
  name: "events",
  title: `Events, ${EVENTS.toLocaleString("en-US")} with a date each`,
  async run({ connection }) {
    const database = openDatabase(connection, console.error);
    const { db, pool } = database;
    await fillEvents(pool);
    const results: TimeResult[] = [];
    for (const [name, call] of Object.entries(questions(db)))
      results.push(await timesOf(name, Array<typeof call>(ROUNDS).fill(call)));
    const registrations = await measureRegistrations(connection, database);
    await pool.end();
    return [...results, registrations];
  },
};

/** Once: a database that is kept for the next run has them already. */
async function fillEvents(pool: Pool): Promise<void> {
  const { rows } = await pool.query("select 1 from events limit 1");
  if (rows.length === 0) await generateEvents(pool, EVENTS);
}

function questions(db: Db): Record<string, () => Promise<unknown>> {
  const list =
    (filter: object, page = PAGE) =>
    () =>
      listEvents(db, { ...EventFilter.parse(filter), ...page });
  return {
    "The whole list": list({}),
    "The whole list, page 50": list({}, { limit: 20, offset: 980 }),
    "A category": list({ category: "Boat Show" }),
    "A rare word": list({ q: "lantern" }),
    "A word that every event has": list({ q: "academy" }),
    "Two words in a state": list({ q: "race club", state: "Florida" }),
    "From a day on": list({ startDate: day(30) }),
    "From a day on, in a category": list({ startDate: day(30), category: "Festival" }),
    "From a day on, with a rare word": list({ startDate: day(30), q: "lantern" }),
    "Until a day": list({ endDate: day(30) }),
    "A weekend": list({ startDate: day(4), endDate: day(6) }),
    "Near a place": list({ near: "30.4,-77", radius: "50" }),
    "A month": () => listMonth(db, { ...EventFilter.parse({}), month: day(20).slice(0, 7) }),
    "The next six": () => firstUpcoming(db, 6),
    "One event": () => findPublicEvent(db, { id: 4711 }),
  };
}
