import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { endSession } from "../session/end-session.server.ts";
import { expiredSessionCookie } from "../session/session-cookie.server.ts";

/**
 * A link can log a person out only from our own pages: another site that embeds or opens the
 * address leads to a page that asks.
 */
export async function logOut({ request, services, sessionId }: RequestContext): Promise<Response> {
  const { headers } = request;
  const isOwn =
    headers.get("sec-fetch-site") === "same-origin" ||
    headers.get("x-requested-with") === "XMLHttpRequest";
  if (!isOwn || isPrefetch(headers)) return redirect("/log-out");
  if (sessionId) await endSession(services, { sid: sessionId });
  return redirect("/", expiredSessionCookie(services.site.isHttps));
}

/** A browser that looks ahead has not been asked to leave. */
const isPrefetch = (headers: Headers): boolean =>
  ["sec-purpose", "purpose", "x-moz"].some((name) => headers.get(name)?.includes("prefetch"));

function redirect(location: string, cookie?: string): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers });
}
