import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { deviceCookie } from "./known-caller.server.ts";
import { setCookie } from "./own-cookie.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";
import type { SignedIn } from "./signed-in.server.ts";

export function keepSignedIn(ctx: RequestContext, { token, device }: SignedIn): void {
  const { isHttps } = ctx.services.site;
  setCookie(ctx, sessionCookie(token, isHttps));
  setCookie(ctx, deviceCookie(device, isHttps));
}
