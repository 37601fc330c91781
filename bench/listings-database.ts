import { type Connection, openDatabase } from "#src/db/client.server.ts";
import { migrateDatabase } from "#src/db/migrate.server.ts";
import { withClient } from "#src/db/with-client.server.ts";
import { refreshSearchIndex } from "#src/domains/search/refresh-search-index.server.ts";
import { generateListings } from "#tests/support/listings/generate-listings.ts";

/** A database of its own for each number of listings; one that is there already is used again. */
export async function openListingsDatabase(server: Connection, count: number): Promise<Connection> {
  const connection = { ...server, database: `listings_${count}` };
  if (!(await createDatabase(server, connection.database))) return connection;
  const startedAt = performance.now();
  await migrateDatabase(connection);
  const { db, pool } = openDatabase(connection, console.error);
  await generateListings(db, { count });
  await refreshSearchIndex({ db });
  await pool.query("vacuum analyze");
  await pool.end();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${count.toLocaleString("en-US")} listings written in ${seconds} s`);
  return connection;
}

async function createDatabase(server: Connection, name: string): Promise<boolean> {
  return withClient(server, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount) return false;
    await client.query(`create database ${name}`);
    return true;
  });
}
