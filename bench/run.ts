import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "#src/db/embedded/start-embedded-postgres.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { pages } from "./pages.ts";
import { benchSessionLookup } from "./session-lookup.ts";

const SITE_BENCHES = [pages, lighthouseScores];
const named = process.argv.slice(2);
const chosen = SITE_BENCHES.filter(({ name }) => named.length === 0 || named.includes(name));
for (const bench of chosen) {
  for (const { name, ratio, limit } of await bench.run()) {
    console.log(`${name}: ${(ratio * 100).toFixed(0)}% of ${limit}`);
  }
}
if (named.length > 0 && named.length === chosen.length) process.exit(0);

/** Results are ratios to a limit measured in the same run: they mean the same on another machine. */
const dataDir = await mkdtemp(path.join(tmpdir(), "landfall-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const connection = { ...postgres.connection, database: "postgres" };
  await migrateDatabase(connection);
  for (const bench of [benchSessionLookup]) {
    const { name, ratio, limit } = await bench(connection);
    console.log(`${name}: ${(ratio * 100).toFixed(0)}% of ${limit}`);
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
