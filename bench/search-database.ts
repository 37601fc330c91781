import { openDatabase } from "#src/db/client.server.ts";
import { searchBusinesses } from "#src/domains/directory/search.server.ts";
import { suggest } from "#src/domains/directory/suggest.server.ts";
import { type Bench, type TimeResult, timesOf } from "./measure.ts";
import {
  categoryPages,
  prefixes,
  radiusSearches,
  textSearches,
  typoSearches,
} from "./search-queries.ts";

/** All statements of a search with its count, and reading the page of listings, by one client. */
export const searchDatabase: Bench = {
  name: "search-database",
  title: "Search in the database",
  async run({ sizes, openListings }) {
    const results: TimeResult[] = [];
    for (const size of sizes) {
      const { db, pool } = openDatabase(await openListings(size), console.error);
      const kinds = {
        "Text search with count": textSearches,
        "Typo search": typoSearches,
        "Radius search": radiusSearches,
        "Category page": categoryPages,
      };
      const at = `at ${size.toLocaleString("en-US")}`;
      for (const [kind, inputs] of Object.entries(kinds)) {
        const calls = inputs.map((input) => () => searchBusinesses(db, input));
        results.push(await timesOf(`${kind} ${at}`, calls));
      }
      const calls = prefixes.map((prefix) => () => suggest(db, prefix, 8));
      results.push(await timesOf(`Suggestions ${at}`, calls));
      await pool.end();
    }
    return results;
  },
};
