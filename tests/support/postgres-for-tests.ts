import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { type Connection, openDatabase } from "#src/db/client.server.ts";
import { startEmbeddedPostgres } from "#src/db/embedded/start-embedded-postgres.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { writeSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { createJobRunner } from "#src/platform/jobs/job-runner.server.ts";
import { loadDemoData } from "#src/server/demo-data.ts";
import { allJobHandlers, allJobs, allSubscriptions } from "#src/server/jobs.ts";
import { ensureRenewal } from "#src/server/pages/renewal/ensure-renewal.ts";
import { allShown } from "#src/server/shown-tables.ts";
import { runOnServer } from "./run-on-server.ts";
import { DEMO_TEMPLATE, TEMPLATE } from "./template.ts";

export interface PostgresForTests {
  connection: Connection;
  /** Once, however often it is asked. */
  fillDemoTemplate(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Nothing here outlives the run, so nothing needs to survive a crash, and nobody cleans up behind it
 * at a moment of their own. Every table that is dropped is looked for in all of the shared memory.
 */
const FAST_AND_FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  autovacuum: "off",
  shared_buffers: "128MB",
  max_connections: "200",
};

/** A server in a folder of its own, with one database in which everything is set up. */
export async function startPostgresForTests(): Promise<PostgresForTests> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "landfall-test-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: FAST_AND_FORGETFUL });
  const connection = { ...postgres.connection, database: "postgres" };
  await runOnServer(connection, `create database ${TEMPLATE}`);
  await fillTemplate({ ...connection, database: TEMPLATE });
  let demo: Promise<void> | undefined;
  return {
    connection,
    fillDemoTemplate() {
      demo ??= fillDemoTemplate(connection);
      return demo;
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillTemplate(connection: Connection): Promise<void> {
  await migrateDatabase(connection);
  await ensureRenewal(connection, allShown);
  const jobs = createJobRunner({
    connection,
    handlers: allJobHandlers,
    subscriptions: allSubscriptions,
    jobs: allJobs,
    keepsTime: false,
    log: pino({ level: "silent" }),
  });
  await jobs.start();
  await jobs.stop();
}

/** What an installation has after its first start, but for the administrator. */
async function fillDemoTemplate(server: Connection): Promise<void> {
  await runOnServer(server, `create database ${DEMO_TEMPLATE} template ${TEMPLATE}`);
  const { db, pool } = openDatabase({ ...server, database: DEMO_TEMPLATE }, () => undefined);
  await db.transaction(async (tx) => {
    await writeCatalogue(tx);
    await loadDemoData(tx);
    await writeSearchIndex(tx);
  });
  await pool.query("vacuum analyze");
  await pool.end();
}
