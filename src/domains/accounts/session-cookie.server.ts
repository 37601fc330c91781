import { parse, serialize } from "hono/utils/cookie";

/** The most that browsers grant. How long a session lives is decided by its row, which use prolongs. */
const COOKIE_DAYS = 400;

/** `__Host-` makes browsers refuse the cookie when a neighbouring subdomain sets it. */
export const cookieName = (isHttps: boolean): string =>
  isHttps ? "__Host-landfall-session" : "landfall-session";

export function sessionCookie(token: string, isHttps: boolean): string {
  return serialize(cookieName(isHttps), token, attributes(isHttps, COOKIE_DAYS * 86_400));
}

export function expiredSessionCookie(isHttps: boolean): string {
  return serialize(cookieName(isHttps), "", attributes(isHttps, 0));
}

export function readSessionToken(headers: Headers, isHttps: boolean): string | null {
  const name = cookieName(isHttps);
  return parse(headers.get("cookie") ?? "", name)[name] ?? null;
}

const attributes = (secure: boolean, maxAge: number) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge }) as const;
