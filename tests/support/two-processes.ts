import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openDatabase } from "#src/db/client.server.ts";
import { onDatabase, type ServerProcess, spawnServer, untilReady } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export interface TwoProcesses {
  servers: readonly [ServerProcess, ServerProcess];
  database: TestDatabase;
  /** Reads and writes past both of them. */
  beside: Database;
  stop(): Promise<void>;
}

/** One installation, served by two processes. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "landfall-two-"));
  const database = await createTestDatabase();
  const beside = openDatabase(database.connection, () => undefined, { max: 2 });
  const env = { ...onDatabase(database), DATA_DIR: dataDir };
  const servers = await Promise.all([spawnServer(env), spawnServer(env)]);
  await Promise.all(servers.map(untilReady));
  return {
    ...{ servers, database, beside },
    async stop() {
      for (const server of servers) server.kill("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
      await beside.pool.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
