import { type Db, openDatabase } from "#src/db/client.server.ts";
import { findRunningPostgres } from "#src/db/embedded/find-running-postgres.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { waitForDatabase } from "#src/db/wait-for-database.server.ts";
import { type ObtainedDatabase, obtainDatabase } from "../start/database.ts";
import { type Env, readEnv } from "../start/env.ts";
import { requireNode } from "../start/node-version.ts";

/** Runs an operator's command on the database, beside a running server or without one. */
export async function withDatabase(work: (db: Db, env: Env) => Promise<void>): Promise<void> {
  try {
    requireNode();
    const env = readEnv(process.env);
    const database = await attachOrStart(env);
    const { db, pool } = openDatabase(database.connection, ({ message }) => console.error(message));
    try {
      await waitForDatabase(database.connection, { say: console.error });
      await migrateDatabase(database.connection);
      await work(db, env);
    } finally {
      await pool.end();
      await database.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function attachOrStart(env: Env): Promise<ObtainedDatabase> {
  const running = env.DATABASE_URL ? null : await findRunningPostgres(env.DATA_DIR);
  if (!running) return obtainDatabase(env);
  return {
    connection: { ...running, database: "postgres" },
    crashed: new Promise(() => undefined),
    stop: async () => undefined,
  };
}
