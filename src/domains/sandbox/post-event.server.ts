import type { Logger } from "pino";
import type { Secrets } from "#src/platform/secrets.server.ts";
import type { Deliver } from "./deliver-events.server.ts";
import { SIGNATURE_HEADER, signEvent } from "./sign-event.server.ts";

const PATIENCE_MS = 20_000;

interface Post {
  secrets: Secrets;
  log: Logger;
  /** Of the webhook; null while nobody listens. */
  address: () => string | null;
  send?: (request: Request) => Response | Promise<Response>;
}

/** Over HTTP, as any processor does it; to the process itself, whatever stands in front of the site. */
export function postEvents({ secrets, log, address, send = fetch }: Post): Deliver {
  return async ({ id, body }) => {
    const url = address();
    if (url === null) return false;
    const headers = {
      "Content-Type": "application/json",
      [SIGNATURE_HEADER]: signEvent(secrets, body, new Date()),
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const { ok, status } = await send(
        new Request(url, { method: "POST", headers, body, signal }),
      );
      if (!ok) log.warn({ event: id, status }, "an event of the sandbox was not taken");
      return ok;
    } catch (error) {
      log.warn({ event: id, err: error }, "an event of the sandbox did not arrive");
      return false;
    }
  };
}
