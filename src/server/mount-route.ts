import { hash } from "node:crypto";
import type { Context } from "hono";
import type { z } from "zod";
import { callerOf } from "#src/platform/http/caller.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import { isFromOwnPages, type RequestContext } from "#src/platform/http/request-context.server.ts";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { requireAccess } from "./access.ts";
import { fieldMessages, invalidFields } from "./errors.ts";
import { readBody } from "./read-body.ts";
import { objectToUnstorableText } from "./unstorable-text.ts";

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
    const rawParams = c.req.param() as Record<string, string>;
    requireAccess(route, ctx.viewer, rawParams);
    if (route.rateLimit) {
      await enforceRateLimit(ctx.services.db, route.rateLimit, callerOf(ctx.clientAddress));
    }
    const params = parse(route.params, rawParams);
    const query = parse(route.query, c.req.query());
    const body = route.body ? parse(route.body, await readBody(route, c.req.raw)) : undefined;
    const result = await route.handler({ params, query, body, ctx });
    if (result instanceof Response) return result;
    if (checkAnswers) route.answer.parse(result);
    return answerWith(result, route);
  };
}

/** The tag is made from the text while it is at hand: reading an answer's body takes ten times longer. */
function answerWith(result: unknown, { method, status = 200 }: RouteDeclaration): Response {
  const text = JSON.stringify(result);
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
  };
  if (method === "GET") headers.ETag = `"${hash("sha1", text)}"`;
  return new Response(text, { status, headers });
}

function requireOwnPages(route: RouteDeclaration, { request, services }: RequestContext): void {
  if (route.method === "GET" || isFromOwnPages(request, services.site.baseUrl)) return;
  throw new AppError("forbidden", "This call must come from Landfall's own pages.", {
    code: "cross_site",
  });
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw invalidFields(fieldMessages(result.error));
  const objections = objectToUnstorableText(result.data);
  if (Object.keys(objections).length > 0) throw invalidFields(objections);
  return result.data;
}
