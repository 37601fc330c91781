import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";

export function keepSignedIn(ctx: RequestContext, token: string): void {
  ctx.responseHeaders.append("Set-Cookie", sessionCookie(token, ctx.services.site.isHttps));
}
