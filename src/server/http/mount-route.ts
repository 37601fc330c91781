import { hash } from "node:crypto";
import type { Context } from "hono";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import { isFromOwnPages, type RequestContext } from "#src/platform/http/request-context.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { wholeAnswer } from "#src/platform/http/whole-answer.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { requireAccess, requireReservedAccess } from "./access.ts";
import { toAppError } from "./errors.ts";
import { parseInput } from "./parse-input.ts";
import { readBody } from "./read-body.ts";

export interface MountOptions {
  /** Answers are parsed against their schema: in development and in tests, where time is cheap. */
  checkAnswers: boolean;
}

export const toHonoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** From the declaration come the guard, the access check, the limit, the parsing and the answer. */
export function respondTo(route: RouteDeclaration, { checkAnswers }: MountOptions) {
  return async (c: Context<{ Variables: { ctx: RequestContext } }>): Promise<Response> => {
    const ctx = c.get("ctx");
    requireOwnPages(route, ctx);
    const result = await perform(route, ctx, {
      params: c.req.param() as Record<string, string>,
      query: c.req.query(),
      body: route.body && (() => readBody(route, c.req.raw)),
    });
    if (result instanceof Response) return result;
    if (checkAnswers) route.answer.parse(result);
    return answerWith(result, route);
  };
}

interface Given {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Read only when the caller may call. */
  body?: () => Promise<unknown>;
}

/** Who may, how often, with what; then the handler's own answer. */
export async function perform(
  route: RouteDeclaration,
  ctx: RequestContext,
  given: Given,
): Promise<unknown> {
  requireAccess(route, ctx.viewer, given.params);
  if (route.rateLimit) {
    await enforceRateLimit(ctx.services.db, route.rateLimit, callerOf(ctx.clientIp));
  }
  const params = parseInput(route.params, given.params);
  await route.guard?.({ params, viewer: ctx.viewer, ctx });
  const query = parseInput(route.query, given.query);
  const body = parseInput(route.body, await given.body?.());
  requireReservedAccess(route, ctx.viewer, { query, body });
  return route
    .handler({ params, query, body, viewer: ctx.viewer, ctx })
    .catch((thrown: unknown) => {
      throw nameFailure(route, thrown);
    });
}

/** The tag is made from the text while it is at hand: reading an answer's body takes ten times longer. */
function answerWith(result: unknown, route: RouteDeclaration): Response {
  const { method, status = route.statusOf?.(result) ?? 200 } = route;
  const text = JSON.stringify(result);
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
  };
  if (method === "GET") headers.ETag = `"${hash("sha1", text)}"`;
  return wholeAnswer(Buffer.from(text), { status, headers });
}

export function requireOwnPages(
  route: RouteDeclaration,
  { request, services }: RequestContext,
): void {
  if (route.method === "GET" || route.signed || isFromOwnPages(request, services.site.baseUrl))
    return;
  throw new AppError("forbidden", "This call must come from Landfall's own pages.", {
    code: "cross_site",
  });
}

/** What went wrong inside stays inside; what people read is which call failed. */
function nameFailure({ failure }: RouteDeclaration, thrown: unknown): unknown {
  if (!failure || toAppError(thrown).kind !== "internal") return thrown;
  return new AppError("internal", failure, { cause: thrown });
}
