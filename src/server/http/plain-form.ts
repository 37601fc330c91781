import type { Context } from "hono";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { PlainForm, RouteDeclaration } from "#src/platform/http/route.server.ts";
import type { AppError } from "#src/shared/errors.ts";
import { toAppError } from "./errors.ts";
import { perform, requireOwnPages } from "./mount-route.ts";
import { readForm, toBody, withoutSecrets } from "./read-form.ts";

export type RenderPage = (ctx: RequestContext) => Promise<Response>;

/**
 * The same call for a browser without scripts, whose form is sent to the page's own address: guard,
 * access, limit and handler are those of the declaration. When it is done it leads on; when not, the
 * page comes again with what was typed and why.
 */
export function respondToForm(route: RouteDeclaration, form: PlainForm, renderPage: RenderPage) {
  return async (c: Context<{ Variables: { ctx: RequestContext } }>): Promise<Response> => {
    const ctx = c.get("ctx");
    requireOwnPages(route, ctx);
    const page = new URL(c.req.url);
    let given: Record<string, string> = {};
    try {
      given = await readForm(c.req.raw, route);
      const body = async () => route.body && toBody(route.body, given);
      const answer = await perform(route, ctx, { params: c.req.param(), query: {}, body });
      if (answer instanceof Response) return answer;
      return seeOther(form.leadsTo({ answer, page, ctx }));
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      return showAgain(ctx, error, given, renderPage);
    }
  };
}

const seeOther = (address: string): Response =>
  new Response(null, { status: 303, headers: { Location: address, "Cache-Control": "no-store" } });

async function showAgain(
  ctx: RequestContext,
  error: AppError,
  given: Record<string, string>,
  renderPage: RenderPage,
): Promise<Response> {
  const { message, code, fields = {} } = error;
  const asked = new Headers(ctx.request.headers);
  for (const name of ["content-type", "content-length"]) asked.delete(name);
  const page = await renderPage({
    ...ctx,
    request: new Request(ctx.request.url, { headers: asked }),
    formOutcome: { message, code, fields, values: withoutSecrets(given) },
  });
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  if (error.retryAfterSeconds) headers.set("Retry-After", String(error.retryAfterSeconds));
  return new Response(page.body, { status: error.status, headers });
}
