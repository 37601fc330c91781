import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { waitForDatabase } from "#src/db/wait-for-database.server.ts";
import { announce } from "./announce.ts";
import { closeServer } from "./close-server.ts";
import { obtainDatabase } from "./database.ts";
import { readEnv } from "./env.ts";
import { loadLandfall } from "./load-landfall.ts";
import { requireNode } from "./node-version.ts";
import { createShutdown } from "./shutdown.ts";

/** Longer than the minute for which proxies keep a connection: none asks on one that was just closed. */
const KEEP_ALIVE_MS = 65_000;

/** One process: the database when it is ours, the HTTP server, and an orderly end. */
async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const shutdown = createShutdown();

  const database = await obtainDatabase(env);
  shutdown.defer(() => database.stop());
  void database.crashed.then((reason) => shutdown.fail(`The database ended: ${reason}`));

  await waitForDatabase(database.connection, { say: console.error });

  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const { landfall, listener } = await loadLandfall(env, database.connection, http);
  shutdown.defer(() => landfall.stop());

  http.on("request", listener);
  http.listen(env.PORT, env.HOST);
  await once(http, "listening");
  shutdown.defer(() => closeServer(http));
  const { port } = http.address() as AddressInfo;
  landfall.listensOn(port);
  announce(env, port, landfall.announcements);
}

try {
  requireNode();
  await serve();
} catch (error) {
  console.error(error instanceof Error && error.name !== "EnvError" ? error : String(error));
  process.exit(1);
}
