import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import type { Connection } from "#src/db/client.server.ts";
import { startEmbeddedPostgres } from "#src/db/embedded/start-embedded-postgres.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { createJobRunner } from "#src/platform/jobs/job-runner.server.ts";
import { allJobHandlers, allSubscriptions } from "#src/server/jobs.ts";
import { runOnServer } from "./run-on-server.ts";
import { TEMPLATE } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this run; test files copy `TEMPLATE`, see test-database.ts. */
    postgres: Connection;
  }
}

/** Nothing here outlives the run, so nothing needs to survive a crash. */
const FAST_AND_FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/** One PostgreSQL for the whole run, with one database in which everything is set up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "landfall-test-"));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: FAST_AND_FORGETFUL,
  });
  const server = { ...postgres.connection, database: "postgres" };
  await runOnServer(server, `create database ${TEMPLATE}`);
  await fillTemplate({ ...server, database: TEMPLATE });
  project.provide("postgres", server);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function fillTemplate(connection: Connection): Promise<void> {
  await migrateDatabase(connection);
  const jobs = createJobRunner({
    connection,
    handlers: allJobHandlers,
    subscriptions: allSubscriptions,
    log: pino({ level: "silent" }),
  });
  await jobs.start();
  await jobs.stop();
}
