import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { AlreadyRunningError } from "#src/db/embedded/start-embedded-postgres.ts";
import { waitForDatabase } from "#src/db/wait-for-database.server.ts";
import { announce } from "./announce.ts";
import { closeServer } from "./close-server.ts";
import { obtainDatabase } from "./database.ts";
import { EnvError, readEnv } from "./env.ts";
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
  announce(env, (http.address() as AddressInfo).port, landfall.announcements);
}

/** A sentence where the operator can help, all that is known where only an engineer can. */
function tellOperator(error: unknown): unknown {
  if (error instanceof EnvError || error instanceof AlreadyRunningError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken: stop what runs there, or set PORT.`;
  return error;
}

try {
  requireNode();
  await serve();
} catch (error) {
  console.error(tellOperator(error));
  process.exit(1);
}
