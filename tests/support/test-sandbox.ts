import type { Logger } from "pino";
import type { Connection } from "#src/db/client.server.ts";
import type { Deliver } from "#src/domains/sandbox/deliver-events.server.ts";
import { postEvents } from "#src/domains/sandbox/post-event.server.ts";
import { createSandbox, type Sandbox } from "#src/domains/sandbox/sandbox.server.ts";
import type { Secrets } from "#src/platform/secrets.server.ts";

type Delivery = Parameters<Deliver>[0];
type Handler = (request: Request) => Response | Promise<Response>;

export interface TestSandbox {
  processor: Sandbox;
  /** The processor's clock; real time until it is set. */
  setNow(now: Date | null): void;
  /**
   * How events are delivered: as they come, each twice, kept back until `release`, lost on the way, or
   * not taken, so that they are tried again later.
   */
  deliveries: "once" | "twice" | "held" | "dropped" | "refused";
  held: Delivery[];
  /** Delivers what was held, in the order that is given; each event as often as it is named. */
  release(order?: (held: Delivery[]) => Delivery[]): Promise<void>;
  /** Who takes the events. */
  sendTo(handler: Handler): void;
}

interface Needs {
  connection: Connection;
  secrets: Secrets;
  baseUrl: string;
  log: Logger;
}

const WEBHOOK = "http://127.0.0.1/api/payments/webhook";

/** The sandbox with a clock that can be moved and a post that can be troubled. */
export function createTestSandbox({ connection, secrets, baseUrl, log }: Needs): TestSandbox {
  let now: Date | null = null;
  let handler: Handler | null = null;
  const post = postEvents({
    secrets,
    log,
    address: () => (handler ? WEBHOOK : null),
    send: (request) => handler?.(request) ?? Response.error(),
  });
  const deliver: Deliver = async (event) => {
    if (sandbox.deliveries === "refused") return false;
    if (sandbox.deliveries === "dropped") return true;
    if (sandbox.deliveries === "held") return sandbox.held.push(event) > 0;
    if (sandbox.deliveries === "twice") await post(event);
    return post(event);
  };
  const clock = () => now ?? new Date();
  const sandbox: TestSandbox = {
    processor: createSandbox({ connection, secrets, baseUrl, log, deliver, clock }),
    setNow: (moved) => (now = moved),
    deliveries: "once",
    held: [],
    async release(order = (held) => held) {
      for (const event of order(sandbox.held.splice(0))) await post(event);
    },
    sendTo: (taker) => (handler = taker),
  };
  return sandbox;
}
