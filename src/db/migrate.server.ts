import path from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Connection } from "./client.server.ts";
import { withClient } from "./with-client.server.ts";

/** Any number that no other program on the same database is likely to lock. */
const MIGRATION_LOCK = 7_190_231;
const MIGRATIONS = path.resolve("src/db/migrations");

/** Brings the tables up to date. Processes that start at once wait for the first one. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  });
}

/** In their order; the hash is of the whole file. */
export const listMigrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS });
