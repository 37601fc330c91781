import { randomBytes } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { pageContext, scriptNonce } from "#src/web/page-context.server.ts";
import { sealPage } from "./security-headers.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders a page. The whole HTML is at hand when its policy is made, for its scripts' hashes. */
export async function renderPage(ctx: RequestContext): Promise<Response> {
  const provider = new RouterContextProvider();
  const nonce = randomBytes(16).toString("hex");
  provider.set(pageContext, ctx);
  provider.set(scriptNonce, nonce);
  const response = await handle(ctx.request, provider);
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  if (!headers.get("Content-Type")?.startsWith("text/html")) {
    return new Response(response.body, { status: response.status, headers });
  }
  const { html, policy } = sealPage(await response.text(), nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: response.status, headers });
}
