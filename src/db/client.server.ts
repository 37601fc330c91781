import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isLostConnection } from "./lost-connection.server.ts";

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

/** A connection that is lost, idle or at work, is reported and replaced by the next that is needed. */
export function openDatabase(
  connection: Connection,
  onLostConnection: (error: Error) => void,
  { max = 16 } = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: "landfall",
  });
  // The pool listens to connections that rest. Whoever has one hears of its loss from a statement.
  pool.on("connect", (client) => client.on("error", onLostConnection));
  pool.on("error", () => undefined);
  const db = drizzle(pool);
  db.transaction = (work, config) =>
    withPooled(pool, (client) => drizzle(client).transaction(work, config));
  return { db, pool, connection };
}

/** Drizzle's own transaction keeps the connection for ever when its first statement fails. */
async function withPooled<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isLostConnection(error));
    throw error;
  }
}
