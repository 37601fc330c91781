import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./request-scope.ts";
import { isSecretPage, UNKEPT } from "./secret-pages.ts";

/** A page has one address: no capital letters, no slash at the end, no slash twice. */
export const redirectToOnePath = createMiddleware<AppEnv>(async (c, next) => {
  const { method, url } = c.req;
  if (method !== "GET" && method !== "HEAD") return next();
  const { pathname, search } = new URL(url);
  const path = onePath(pathname);
  if (path === pathname) return next();
  return c.body(null, 301, {
    Location: `${path}${search}`,
    "Cache-Control": isSecretPage(url) ? UNKEPT : "public, max-age=86400",
  });
});

/**
 * Also keeps "//elsewhere.example/" from becoming the address of another host. Escapes keep their
 * letters: %2F and %2f are the same. The names of files are left alone.
 */
function onePath(pathname: string): string {
  if (/\.\w+$/.test(pathname)) return pathname;
  const single = pathname.replaceAll(/[/\\]{2,}/g, "/");
  const trimmed = single.length > 1 ? single.replace(/\/$/, "") : single;
  return trimmed.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
}
