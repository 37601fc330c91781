import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Db = NodePgDatabase & { $client: pg.Pool };
/** Inside `db.transaction`. Commands that must join a caller's transaction take this. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Connection {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
}

export interface Database {
  db: Db;
  pool: pg.Pool;
  connection: Connection;
}

export function openDatabase(
  connection: Connection,
  onIdleError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 16,
    connectionTimeoutMillis: 10_000,
    application_name: "landfall",
  });
  pool.on("error", onIdleError);
  return { db: drizzle(pool), pool, connection };
}
