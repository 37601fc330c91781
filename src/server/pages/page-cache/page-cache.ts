import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Connection } from "#src/db/client.server.ts";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { chooseEncoding } from "../../http/accept-encoding.ts";
import { clientIp } from "../../http/client-ip.ts";
import type { Metrics } from "../../operations/metrics.ts";
import type { CachedPage, RenderedPage } from "./cached-page.ts";
import { hearChanges } from "./hear-changes.ts";
import { pageKey } from "./page-key.ts";
import { createPageStore, EVERYTHING } from "./page-store.ts";
import type { Parcel } from "./parcels.ts";

export interface PageCache {
  /** Answers, or hands the request on. */
  answer(request: IncomingMessage, response: ServerResponse, handOn: () => void): void;
  stop(): Promise<void>;
}

interface CacheOptions {
  connection: Connection;
  /** Renders for nobody in particular: no cookie, no header of a visitor, our own host. */
  render: (address: string, client: string) => Promise<RenderedPage>;
  trustedProxies?: number;
  metrics: Metrics;
  log: Logger;
}

/**
 * Pages of anonymous visitors, answered before anything else looks at the request. While changes
 * cannot be heard, nothing is kept and every page is rendered.
 */
export function createPageCache(options: CacheOptions): PageCache {
  const { connection, render, metrics, log, trustedProxies = 0 } = options;
  let isHearing = false;
  const onError = (error: unknown) => {
    if (!isTooBusy(error)) log.error({ err: error }, "page failed");
  };
  const store = createPageStore({ render, onError });
  const changes = hearChanges(connection, {
    onChange: (tags) => store.forget(tags),
    onHearing(now) {
      isHearing = now;
      store.forget([EVERYTHING]);
    },
  });

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status: found }: CachedPage,
    parcel: Parcel,
  ): void {
    const requestId = randomUUID();
    const { method = "GET", url = "" } = request;
    const status = sendParcel(request, response, { status: found, parcel, requestId });
    metrics.observe({ method, route: "kept page", status }, 0);
    const [path] = url.split("?", 1);
    log.info({ requestId, method, path, status, ms: 0 }, "request");
  }

  function deliver(
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    handOn: () => void,
  ): void {
    const parcel = page.parcelIn(chooseEncoding(request.headers["accept-encoding"]?.toString()));
    if (parcel instanceof Promise) {
      parcel.then((packed) => send(request, response, page, packed), handOn);
    } else {
      send(request, response, page, parcel);
    }
  }

  return {
    answer(request, response, handOn) {
      const address = isHearing && isAnonymous(request) ? pageKey(request.url ?? "") : null;
      if (address === null) return handOn();
      const client = clientOf(request, trustedProxies);
      const found = store.find(address, client);
      if (!(found instanceof Promise)) return deliver(request, response, found, handOn);
      found
        // The one who asked first may have asked for too much; that is not the fault of the others.
        .catch((error) => (isTooBusy(error) ? store.find(address, client) : null))
        .then(
          (page) => (page ? deliver(request, response, page, handOn) : handOn()),
          () => handOn(),
        );
    },
    stop: () => changes.stop(),
  };
}

const isTooBusy = (error: unknown): boolean =>
  error instanceof AppError && error.kind === "unavailable";

function clientOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = headers["x-forwarded-for"]?.toString() ?? null;
  return callerOf(clientIp(socket.remoteAddress, forwardedFor, trustedProxies));
}

/** Every cookie of ours may change a page, but for those that only signing in reads. */
const OWN_COOKIE = /(?:^|;\s*)(?:__Host-)?landfall(?!-(?:device|step)=)/i;

function isAnonymous({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (headers.authorization !== undefined) return false;
  return headers.cookie === undefined || !OWN_COOKIE.test(headers.cookie);
}

interface Sending {
  status: number;
  parcel: Parcel;
  requestId: string;
}

function sendParcel(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { status: found, parcel, requestId }: Sending,
): number {
  const isUnchanged = found === 200 && isKnown(headers["if-none-match"], parcel.etag);
  const status = isUnchanged ? 304 : found;
  const sent = isUnchanged ? parcel.unchangedHeaders : parcel.headers;
  response.writeHead(status, [...sent, "X-Request-Id", requestId]);
  response.end(isUnchanged || method === "HEAD" ? undefined : parcel.body);
  return status;
}

const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known.includes(etag) || known.trim() === "*");
