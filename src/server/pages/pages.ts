import { randomBytes, randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { DOOR_PAGE } from "#src/domains/events/door/limits-contract.ts";
import { IDENTIFY_PATH } from "#src/domains/identification/limits-contract.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { wholeAnswer } from "#src/platform/http/whole-answer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import {
  pageContext,
  pageFailures,
  pageHtml,
  pageTags,
  scriptNonce,
} from "#src/web/page-context.server.ts";
import { toAppError } from "../http/errors.ts";
import { isSecretPage, UNKEPT } from "../http/secret-pages.ts";
import {
  allowCamera,
  type Elsewhere,
  sealPage,
  setSecurityHeaders,
} from "../http/security-headers.ts";
import type { RenderedPage } from "./page-cache/cached-page.ts";
import { paintFirst } from "./paint-first.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);
const CAMERA_PAGES = [DOOR_PAGE, IDENTIFY_PATH];

/** Renders a page. The whole HTML is at hand when its policy is made, for its scripts' hashes. */
export async function renderPage(ctx: RequestContext, tags = new Set<string>()): Promise<Response> {
  const provider = new RouterContextProvider();
  const nonce = randomBytes(16).toString("hex");
  provider.set(pageContext, ctx);
  provider.set(scriptNonce, nonce);
  provider.set(pageTags, tags);
  provider.set(pageFailures, []);
  const response = await handle(ctx.request, provider);
  // For whoever left, the router gives up and answers as if it had failed.
  ctx.request.signal.throwIfAborted();
  judgeFailures(provider.get(pageFailures), ctx);
  const headers = new Headers(response.headers);
  if (isSecretPage(ctx.request.url)) headers.set("Cache-Control", UNKEPT);
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", ctx.viewer ? "private, no-cache" : "no-cache");
    headers.append("Vary", "Cookie");
  }
  if (!headers.get("Content-Type")?.startsWith("text/html")) {
    return new Response(response.body, { status: response.status, headers });
  }
  const drawn = provider.get(pageHtml) ?? (await response.text());
  const { html, policy } = sealPage(paintFirst(drawn), nonce, elsewhereOf(ctx));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  if (CAMERA_PAGES.includes(new URL(ctx.request.url).pathname)) allowCamera(headers);
  return wholeAnswer(html, { status: response.status, headers });
}

/** Stripe's own script is met where people pay, and on no other page. */
function elsewhereOf({ request, services: { site, payments } }: RequestContext): Elsewhere {
  const hasStripeForm =
    payments?.name === "stripe" && new URL(request.url).pathname === "/checkout";
  return { mapStyleUrl: site.mapStyleUrl, hasStripeForm };
}

/** What passes is thrown on and answered like everywhere; the page itself tells of a mistake of ours. */
function judgeFailures(failures: readonly unknown[], { log }: RequestContext): void {
  for (const failure of failures) {
    const { kind, status } = toAppError(failure);
    if (status >= 500 && kind !== "internal") throw failure;
    log.error({ err: failure }, "page failed");
  }
}

/** A page as everybody sees it who is not signed in. Nothing of a visitor's request is in it. */
export async function renderForEveryone(
  services: Services,
  address: string,
): Promise<RenderedPage> {
  const tags = new Set<string>();
  const requestId = randomUUID();
  const { baseUrl, isHttps } = services.site;
  const responseHeaders = new Headers();
  const response = await renderPage(
    {
      services,
      request: new Request(`${baseUrl}${address}`),
      requestId,
      clientIp: "",
      viewer: null,
      sessionId: null,
      log: services.log.child({ requestId }),
      responseHeaders,
    },
    tags,
  );
  for (const [name, value] of responseHeaders) response.headers.append(name, value);
  setSecurityHeaders(response.headers, isHttps);
  return { response, tags };
}
