import pg from "pg";
import type { Connection } from "./client.server.ts";

/**
 * One connection beside the pool, for as long as the work takes. When it is lost, the statement that
 * runs or the next one fails; a connection without a listener would end the process instead.
 */
export async function withClient<T>(
  connection: Connection & pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
