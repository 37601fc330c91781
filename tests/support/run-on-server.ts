import type { Connection } from "#src/db/client.server.ts";
import { withClient } from "#src/db/with-client.server.ts";

/** One statement on a connection of its own: `create database` runs in no transaction. */
export async function runOnServer(connection: Connection, statement: string): Promise<void> {
  await withClient(connection, (client) => client.query(statement));
}
