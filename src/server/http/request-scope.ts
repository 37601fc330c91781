import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { resumeSession } from "#src/domains/accounts/session/resume-session.server.ts";
import { readSessionToken } from "#src/domains/accounts/session/session-cookie.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { tellablePath } from "#src/shared/tellable-path.ts";
import type { Metrics } from "../operations/metrics.ts";
import { clientIp } from "./client-ip.ts";
import { setSecurityHeaders } from "./security-headers.ts";

export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { ctx: RequestContext };
}

interface ScopeOptions {
  trustedProxies: number;
  metrics: Metrics;
}

/** Around every request: its id, its headers and its line in the log. */
export function requestScope(services: Services, { trustedProxies, metrics }: ScopeOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const log = services.log.child({ requestId });
    const responseHeaders = new Headers();
    const address = clientIp(
      c.env?.incoming?.socket.remoteAddress,
      c.req.header("x-forwarded-for") ?? null,
      trustedProxies,
    );
    const ctx: RequestContext = {
      services,
      request: c.req.raw,
      requestId,
      clientIp: address,
      viewer: null,
      sessionId: null,
      log,
      responseHeaders,
    };
    c.set("ctx", ctx);
    await next();
    finishHeaders(c.res.headers, ctx);
    const seconds = (performance.now() - startedAt) / 1000;
    const { method, path } = c.req;
    const { status } = c.res;
    metrics.observe({ method, route: routePath(c), status }, seconds);
    log.info(
      { method, path: tellablePath(path), status, ms: Math.round(seconds * 1000) },
      "request",
    );
  });
}

/** Who is asking. Files and health checks come before it: they are the same for everyone. */
export const sessionScope = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = c.get("ctx");
  const token = readSessionToken(ctx.request.headers, ctx.services.site.isHttps);
  const session = token ? await resumeSession(ctx.services, { token }) : null;
  ctx.viewer = session?.viewer ?? null;
  ctx.sessionId = session?.sid ?? null;
  await next();
});

function finishHeaders(headers: Headers, { requestId, responseHeaders, services }: RequestContext) {
  for (const [name, value] of responseHeaders) headers.append(name, value);
  headers.set("X-Request-Id", requestId);
  setSecurityHeaders(headers, services.site.isHttps);
}
