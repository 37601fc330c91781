import { once } from "node:events";
import type { Server } from "node:http";

const DRAIN_MS = 10_000;

/** Takes no new request, lets running ones finish, and cuts what hangs after a while. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(cut);
}
