import type { Connection } from "#src/db/client.server.ts";
import { startEmbeddedPostgres } from "#src/db/embedded/start-embedded-postgres.ts";
import type { Env } from "./env.ts";
import { describeCrash } from "./tell-operator.ts";

export interface ObtainedDatabase {
  connection: Connection;
  /** Resolves with the reason when an embedded database ends by itself. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/** The operator's server when there is one, else our own under the data folder. */
export async function obtainDatabase(env: Env): Promise<ObtainedDatabase> {
  if (env.DATABASE_URL) {
    return {
      connection: { connectionString: env.DATABASE_URL },
      crashed: new Promise(() => undefined),
      stop: async () => undefined,
    };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  return {
    connection: { ...postgres.connection, database: "postgres" },
    crashed: postgres.crashed.then(describeCrash),
    stop: () => postgres.stop(),
  };
}
