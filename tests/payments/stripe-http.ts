import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** As Stripe reads it: the names of nested fields stay as they were sent, `items[0][price_data][currency]`. */
export type Form = Record<string, string>;

export interface StripeRequest {
  method: string;
  path: string;
  form: Form;
  headers: IncomingHttpHeaders;
}

/** Answered as Stripe answers what it refuses. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;

  constructor(status: number, code: string, message: string, type = "invalid_request_error") {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

export type StripeAnswer = (request: StripeRequest) => object;

export interface StripeHttp {
  url: string;
  requests: StripeRequest[];
  close(): Promise<void>;
}

interface Kept {
  asked: string;
  body: string;
}

/** An HTTP server with Stripe's manners: forms in, JSON out, one answer for an idempotency key. */
export async function startStripeHttp(answer: StripeAnswer): Promise<StripeHttp> {
  const requests: StripeRequest[] = [];
  const kept = new Map<string, Kept>();

  function respond(request: StripeRequest): string {
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? kept.get(key) : undefined;
    const asked = JSON.stringify([request.method, request.path, request.form]);
    if (known && known.asked !== asked) {
      throw new StripeRefusal(400, "", "Keys can only be used once.", "idempotency_error");
    }
    const body = known?.body ?? JSON.stringify(answer(request));
    if (typeof key === "string") kept.set(key, { asked, body });
    return body;
  }

  const server = createServer(async (message, response) => {
    const { pathname, searchParams } = new URL(message.url ?? "", "http://127.0.0.1");
    const sent = new URLSearchParams(await text(message));
    const form = Object.fromEntries([...searchParams, ...sent]);
    const { method = "", headers } = message;
    const request = { method, path: pathname, form, headers };
    requests.push(request);
    response.setHeader("Content-Type", "application/json");
    try {
      response.end(respond(request));
    } catch (error) {
      const { status, code, type, message } = error as StripeRefusal;
      response.statusCode = status ?? 500;
      response.end(JSON.stringify({ error: { type, code, message } }));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
