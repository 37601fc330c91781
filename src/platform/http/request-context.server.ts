import type { Logger } from "pino";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Services } from "../services.server.ts";
import { callerOf } from "./caller.server.ts";

/** One request, as handlers and page loaders see it. */
export interface RequestContext {
  services: Services;
  request: Request;
  requestId: string;
  /** The visitor's address, as far as the trusted proxies tell it. Never stored. */
  clientAddress: string;
  viewer: Viewer | null;
  /** The session's hashed id, to tell "this device" from the others. */
  sessionId: string | null;
  log: Logger;
  /** Sent with the answer, whatever it is. */
  responseHeaders: Headers;
}

/** A request that changes something must come from our own pages; see `isFromOwnPages`. */
export function isFromOwnPages(request: Request, baseUrl: string): boolean {
  const { headers } = request;
  if (headers.get("x-requested-with") === "XMLHttpRequest") return true;
  if (headers.get("sec-fetch-site") === "same-origin") return true;
  return headers.get("origin") === new URL(baseUrl).origin;
}

/** For handlers of routes that are not public; the access check has passed before. */
export function requireViewer({ viewer }: RequestContext): Viewer {
  if (!viewer) throw new AppError("unauthenticated", "Please sign in.");
  return viewer;
}

/** For calls of which only some uses are for administrators. */
export function requireAdmin(ctx: RequestContext): Viewer {
  const viewer = requireViewer(ctx);
  if (!viewer.isAdmin || viewer.mustChangePassword) {
    throw new AppError("forbidden", "You are not allowed to do this.");
  }
  return viewer;
}

export const userAgentOf = ({ request }: RequestContext): string =>
  request.headers.get("user-agent") ?? "";

/** Tells contributions from one network address from others; the address cannot be read back. */
export const senderKeyOf = ({ services, clientAddress }: RequestContext): string =>
  services.secrets.sign("sender", callerOf(clientAddress));
