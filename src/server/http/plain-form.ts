import type { Context } from "hono";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { PlainForm, RouteDeclaration } from "#src/platform/http/route.server.ts";
import type { AppError } from "#src/shared/errors.ts";
import { type FormOutcome, LOOK_FIELD } from "#src/shared/form-outcome.ts";
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
      const read = await readForm(c.req.raw, route);
      given = read.given;
      if (read.refusal) throw read.refusal;
      if (given[LOOK_FIELD] !== undefined) return lookAt(ctx, page, given, renderPage);
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

/** Nothing is done. The browser sends the form once more where a field belongs into the address. */
async function lookAt(
  ctx: RequestContext,
  page: URL,
  { [LOOK_FIELD]: names = "", ...given }: Record<string, string>,
  renderPage: RenderPage,
): Promise<Response> {
  const address = new URL(page);
  for (const name of names.split(",")) {
    const value = given[name];
    if (value !== undefined) address.searchParams.set(name, value);
  }
  if (address.search !== page.search) return sendAgainTo(address);
  const shown = await draw(ctx, { fields: {}, values: withoutSecrets(given) }, renderPage);
  return new Response(shown.body, { status: shown.status, headers: uncached(shown) });
}

const sendAgainTo = ({ pathname, search }: URL): Response =>
  new Response(null, {
    status: 307,
    headers: { Location: `${pathname}${search}`, "Cache-Control": "no-store" },
  });

async function showAgain(
  ctx: RequestContext,
  error: AppError,
  given: Record<string, string>,
  renderPage: RenderPage,
): Promise<Response> {
  const { message, code, version, fields = {} } = error;
  const outcome = { message, code, version, fields, values: withoutSecrets(given) };
  const page = await draw(ctx, outcome, renderPage);
  const headers = uncached(page);
  if (error.retryAfterSeconds) headers.set("Retry-After", String(error.retryAfterSeconds));
  return new Response(page.body, { status: error.status, headers });
}

/** As the browser would ask for it, with what it has sent. */
function draw(
  ctx: RequestContext,
  formOutcome: FormOutcome,
  renderPage: RenderPage,
): Promise<Response> {
  const asked = new Headers(ctx.request.headers);
  for (const name of ["content-type", "content-length"]) asked.delete(name);
  return renderPage({
    ...ctx,
    request: new Request(ctx.request.url, { headers: asked }),
    formOutcome,
  });
}

function uncached({ headers: given }: Response): Headers {
  const headers = new Headers(given);
  headers.set("Cache-Control", "no-store");
  return headers;
}
