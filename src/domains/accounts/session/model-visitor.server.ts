import { callerOf } from "#src/platform/http/caller.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { ModelVisitor } from "#src/platform/language-model/token-budget.server.ts";
import { isEqualSecret, randomToken } from "#src/platform/secrets.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ownCookie, setCookie } from "./own-cookie.server.ts";

const SECONDS = 86_400;
const PURPOSE = "model-visitor";
const cookie = ownCookie("landfall-assistant", SECONDS);

/**
 * Whose day is charged with what a language model costs: the account; without one the network, and the browser
 * once it shows the cookie that it was given here.
 */
export function modelVisitorOf(ctx: RequestContext, viewer: Viewer | null): ModelVisitor {
  const { sign } = ctx.services.secrets;
  if (viewer) return { keys: [sign(PURPOSE, `account ${viewer.id}`)] };
  const network = sign(PURPOSE, `network ${callerOf(ctx.clientIp)}`);
  const browser = knownBrowser(ctx);
  if (browser === null) giveCookie(ctx);
  return { keys: browser === null ? [network] : [network, sign(PURPOSE, `browser ${browser}`)] };
}

/** Signed, so that nobody fills the day with browsers that there are not. */
function knownBrowser({ request, services: { secrets, site } }: RequestContext): string | null {
  const [token = "", signature = ""] = (cookie.read(request.headers, site.isHttps) ?? "").split(
    ".",
  );
  return isEqualSecret(signature, secrets.sign(PURPOSE, `cookie ${token}`)) ? token : null;
}

function giveCookie(ctx: RequestContext): void {
  const { secrets, site } = ctx.services;
  const token = randomToken();
  const signature = secrets.sign(PURPOSE, `cookie ${token}`);
  setCookie(ctx, cookie.header(`${token}.${signature}`, site.isHttps));
}
