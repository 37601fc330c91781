const HERE = "https://landfall.invalid";
const LONGEST = 500;

/** Steps of signing in and out, and what is no page: nobody wants to come back to them. */
const NO_PLACE =
  /^\/(?:login|business-login|forgot-password|reset-password|password-setup|log-out|api|media)(?:[/.]|$)/;

/**
 * A path of this site to come back to, or null. Whatever a browser could take for an address
 * elsewhere ("//host", "/\\host", "/.//host", encoded or not) is none.
 */
export function returnPath(given: string | null | undefined): string | null {
  if (!given || given.length > LONGEST) return null;
  if (!given.startsWith("/") || /[\\\p{Cc}\s]/u.test(given) || !URL.canParse(given, HERE)) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(given, HERE);
  if (origin !== HERE || /\/\/|%2f|%5c/i.test(pathname) || NO_PLACE.test(pathname)) return null;
  return pathname === "/" && search === "" ? null : `${pathname}${search}${hash}`;
}
