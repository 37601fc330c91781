import { tellsNetwork } from "#src/platform/http/caller.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { type Sender, senderOf } from "#src/platform/http/sender.server.ts";
import { randomToken } from "#src/platform/secrets.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ownCookie, setCookie } from "./own-cookie.server.ts";

const SECONDS = 400 * 86_400;
const cookie = ownCookie("landfall-observer", SECONDS);

/** Who reports, judges, votes or joins, and in which browser. */
export interface Observer<V extends Viewer | null = Viewer | null> extends Sender<V> {
  /** Tells one browser from others, under whichever account; the cookie cannot be read back. */
  browserKey: string;
  /** The network that it came from; null where the address is of this machine or house, as behind a proxy that does not say whose call it is. */
  networkKey: string | null;
  /** It came with the cookie; without one, two calls at once are two browsers. */
  isKnown: boolean;
}

/** The browser is known again by a cookie, which it gets with the first of these. */
export function observerOf<V extends Viewer | null>(ctx: RequestContext, viewer: V): Observer<V> {
  const { secrets, site } = ctx.services;
  const known = cookie.read(ctx.request.headers, site.isHttps);
  const token = known ?? randomToken();
  if (known === null) setCookie(ctx, cookie.header(token, site.isHttps));
  const browserKey = secrets.sign("observer", token);
  const sender = senderOf(ctx, viewer);
  const networkKey = tellsNetwork(ctx.clientIp) ? sender.senderKey : null;
  return { ...sender, networkKey, browserKey, isKnown: known !== null };
}
