import { returnPath } from "#src/shared/return-path.ts";

/**
 * Where somebody who comes to sign in wants to go afterwards: what the address says, else the page of
 * ours that linked here. Null when nothing tells, or when it was a step of signing in itself.
 */
export function cameFrom(request: Request): { next: string | undefined } | null {
  const { searchParams, host } = new URL(request.url);
  const wanted = searchParams.get("next");
  if (wanted !== null) return { next: returnPath(wanted) ?? undefined };
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const before = new URL(referer);
  if (before.host !== host) return null;
  if (before.pathname === "/") return { next: undefined };
  const next = returnPath(`${before.pathname}${before.search}`);
  return next ? { next } : null;
}
