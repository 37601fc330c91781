import { parse, serialize } from "hono/utils/cookie";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";

/** A cookie that no script reads and no other site sends with a form. */
export interface OwnCookie {
  nameFor(isHttps: boolean): string;
  header(value: string, isHttps: boolean): string;
  expiredHeader(isHttps: boolean): string;
  read(headers: Headers, isHttps: boolean): string | null;
}

/** `__Host-` makes browsers refuse the cookie when a neighbouring subdomain sets it. */
export function ownCookie(name: string, seconds: number): OwnCookie {
  const nameFor = (isHttps: boolean) => (isHttps ? `__Host-${name}` : name);
  const write = (value: string, secure: boolean, maxAge: number) =>
    serialize(nameFor(secure), value, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure,
      maxAge,
    });
  return {
    nameFor,
    header: (value, isHttps) => write(value, isHttps, seconds),
    expiredHeader: (isHttps) => write("", isHttps, 0),
    read: (headers, isHttps) =>
      parse(headers.get("cookie") ?? "", nameFor(isHttps))[nameFor(isHttps)] || null,
  };
}

/** Sent with the answer to this request, whatever it is. */
export function setCookie({ responseHeaders }: RequestContext, header: string): void {
  responseHeaders.append("Set-Cookie", header);
}
