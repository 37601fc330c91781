import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "./client.server.ts";
import { withClient } from "./with-client.server.ts";

interface WaitOptions {
  attempts?: number;
  pauseMs?: number;
  say: (message: string) => void;
}

/** Tries until the database answers; throws the last reason when it never does. */
export async function waitForDatabase(
  connection: Connection,
  { attempts = 10, pauseMs = 1000, say }: WaitOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const reason = await tryOnce(connection);
    if (reason === null) return;
    if (attempt === attempts) {
      throw new Error(`The database cannot be reached after ${attempts} attempts: ${reason}`);
    }
    say(`The database does not answer (${reason}); attempt ${attempt} of ${attempts}.`);
    await sleep(pauseMs);
  }
}

async function tryOnce(connection: Connection): Promise<string | null> {
  try {
    const hasty = { ...connection, connectionTimeoutMillis: 5000 };
    await withClient(hasty, (client) => client.query("select 1"));
    return null;
  } catch (error) {
    return describe(error);
  }
}

/** A refused connection to "localhost" is an AggregateError with an empty message. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join("; ");
  return error instanceof Error ? error.message : String(error);
}
