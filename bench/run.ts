import "#src/server/start/as-production.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "#src/db/embedded/start-embedded-postgres.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { adminTables } from "./admin-tables.ts";
import { api } from "./api.ts";
import { coldPages } from "./cold-pages.ts";
import { events } from "./events.ts";
import { exports } from "./exports.ts";
import { identification } from "./identification.ts";
import { leaderboard } from "./leaderboard.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { openListingsDatabase } from "./listings-database.ts";
import type { Bench } from "./measure.ts";
import { ownerAnalytics } from "./owner-analytics.ts";
import { pages } from "./pages.ts";
import { rentals } from "./rentals.ts";
import { reports } from "./reports.ts";
import { searchDatabase } from "./search-database.ts";
import { sessionLookup } from "./session-lookup.ts";
import { lineOf, writeResults } from "./write-results.ts";

const BENCHES: Bench[] = [
  sessionLookup,
  searchDatabase,
  adminTables,
  ownerAnalytics,
  events,
  rentals,
  reports,
  leaderboard,
  exports,
  identification,
  api,
  pages,
  coldPages,
  lighthouseScores,
];
const SIZES = { "10k": 10_000, "100k": 100_000, "1m": 1_000_000 };

/**
 * npm run bench [-- NAME …]   all benchmarks, or those that are named
 * SIZES=10k,100k              with fewer listings
 * BENCH_DIR=folder            keeps the databases for the next run
 * EVENTS=3000000              with fewer events of the analytics
 * PEOPLE=10000               with fewer people on the leaderboard
 * EXPORTED=100000            with fewer rows of exports
 * ROUNDS=5                    with fewer rounds of cold pages
 * SERVER_OPTIONS=--cpu-prof   options of Node for the process that shows cold pages
 */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}`);
  console.error(`There are: ${BENCHES.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
const sizes = Object.entries(SIZES)
  .filter(
    ([name]) => !process.env.SIZES || process.env.SIZES.toLowerCase().split(",").includes(name),
  )
  .map(([, size]) => size);

const kept = process.env.BENCH_DIR;
const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), "landfall-bench-")));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const connection = { ...postgres.connection, database: "postgres" };
  await migrateDatabase(connection);
  const openListings = (count: number) => openListingsDatabase(connection, count);
  for (const bench of BENCHES) {
    if (named.length > 0 && !named.includes(bench.name)) continue;
    const results = await bench.run({ connection, postmaster: postgres.pid, sizes, openListings });
    for (const result of results) console.log(lineOf(result));
    await writeResults(bench, results, connection);
  }
} finally {
  await postgres.stop();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}
