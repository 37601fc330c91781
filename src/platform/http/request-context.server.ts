import type { Logger } from "pino";
import type { FormOutcome } from "#src/shared/form-outcome.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Services } from "../services.server.ts";

/** One request, as handlers and page loaders see it. */
export interface RequestContext {
  services: Services;
  request: Request;
  requestId: string;
  /** The visitor's address, as far as the trusted proxies tell it. Never stored. */
  clientIp: string;
  viewer: Viewer | null;
  /** The session's hashed id, to tell "this device" from the others. */
  sessionId: string | null;
  log: Logger;
  /** Sent with the answer, whatever it is. */
  responseHeaders: Headers;
  /** The page is shown again after a form was refused. */
  formOutcome?: FormOutcome;
}

/** A request that changes something must come from our own pages; see `isFromOwnPages`. */
export function isFromOwnPages(request: Request, baseUrl: string): boolean {
  const { headers } = request;
  if (headers.get("x-requested-with") === "XMLHttpRequest") return true;
  if (headers.get("sec-fetch-site") === "same-origin") return true;
  return headers.get("origin") === new URL(baseUrl).origin;
}

export const userAgentOf = ({ request }: RequestContext): string =>
  request.headers.get("user-agent") ?? "";
