import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isLostConnection } from "#src/db/lost-connection.server.ts";
import { waitForDatabase } from "#src/db/wait-for-database.server.ts";
import { announce } from "./announce.ts";
import { closeServer } from "./close-server.ts";
import { obtainDatabase } from "./database.ts";
import { readEnv } from "./env.ts";
import { loadLandfall } from "./load-landfall.ts";
import { requireNode } from "./node-version.ts";
import { createShutdown } from "./shutdown.ts";
import { tellOperator } from "./tell-operator.ts";

/** Longer than the minute for which proxies keep a connection: none asks on one that was just closed. */
const KEEP_ALIVE_MS = 65_000;

/** How long it may take until it is known that the database ended. */
const CRASH_MS = 5000;

/** One process: the database when it is ours, the HTTP server, and an orderly end. */
async function serve(): Promise<void> {
  const env = readEnv(process.env);
  const shutdown = createShutdown();

  const database = await obtainDatabase(env);
  shutdown.defer(() => database.stop());
  void database.crashed.then((reason) => shutdown.fail(reason));

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
  // A database that ended meanwhile is the reason, and says so itself as soon as it is known.
  if (isLostConnection(error)) await sleep(CRASH_MS);
  console.error(tellOperator(error));
  process.exit(1);
}
