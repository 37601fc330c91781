import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Connection } from "#src/db/client.server.ts";

const CHANNEL = "page_changes";
const RETRY_MS = 1000;
const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5000;

interface ChangeListener {
  onChange: (tags: string[]) => void;
  /** False from the moment on in which a change could be missed. */
  onHearing: (isHearing: boolean) => void;
}

/**
 * Hears what any process changed: triggers in the database notify with each commit. When the
 * connection is lost it says so, and tries again until it is stopped.
 */
export function hearChanges(connection: Connection, listener: ChangeListener) {
  const stopping = new AbortController();
  const ended = listenUntil(stopping.signal, connection, listener);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function listenUntil(
  stopping: AbortSignal,
  connection: Connection,
  listener: ChangeListener,
): Promise<void> {
  while (!stopping.aborted) {
    await listenOnce(stopping, connection, listener).catch(() => undefined);
    listener.onHearing(false);
    await sleep(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function listenOnce(
  stopping: AbortSignal,
  connection: Connection,
  { onChange, onHearing }: ChangeListener,
): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: "landfall pages",
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
    stopping.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload = "" }) => onChange(payload.split(" ")));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onHearing(true);
    await Promise.race([lost, beat(client, stopping)]);
  } finally {
    onHearing(false);
    await client.end().catch(() => undefined);
  }
}

/** A connection that died without a word is found out by asking. */
async function beat(client: pg.Client, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await sleep(HEARTBEAT_MS, undefined, { signal: stopping });
    await client.query("select 1");
  }
}
