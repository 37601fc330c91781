import pg from "pg";
import type { Connection } from "#src/db/client.server.ts";

/** One statement on a connection of its own: `create database` runs in no transaction. */
export async function runOnServer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
