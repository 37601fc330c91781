import type pg from "pg";
import { openDatabase } from "#src/db/client.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import { suggest } from "#src/domains/search/suggest.server.ts";
import { type Bench, type TimeResult, timesOf } from "./measure.ts";
import {
  categoryPages,
  prefixes,
  radiusSearches,
  textSearches,
  typoSearches,
} from "./search-queries.ts";

/** All statements of a search: reading the words, finding the page, counting, reading its listings. */
export const searchDatabase: Bench = {
  name: "search-database",
  title: "Search in the database",
  async run({ sizes, openListings }) {
    const results: TimeResult[] = [];
    for (const size of sizes) {
      const { db, pool } = openDatabase(await openListings(size), console.error);
      const clock = databaseClock(pool);
      const kinds = {
        "Text search with count": textSearches,
        "Typo search": typoSearches,
        "Radius search": radiusSearches,
        "Category page": categoryPages,
      };
      const at = `at ${size.toLocaleString("en-US")}`;
      for (const [kind, inputs] of Object.entries(kinds)) {
        const calls = inputs.map((input) => () => searchListings(db, input));
        results.push(await timesOf(`${kind} ${at}`, calls, clock));
      }
      const calls = prefixes.map((prefix) => () => suggest(db, prefix, 8));
      results.push(await timesOf(`Suggestions ${at}`, calls, clock));
      await pool.end();
    }
    return results;
  },
};

/** Runs from when a statement is sent until its rows are here. */
function databaseClock(pool: pg.Pool): () => number {
  let total = 0;
  const send = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>;
  pool.query = (async (...statement: unknown[]) => {
    const startedAt = performance.now();
    try {
      return await send(...statement);
    } finally {
      total += performance.now() - startedAt;
    }
  }) as unknown as typeof pool.query;
  return () => total;
}
