import { createHash } from "node:crypto";

const YEAR = 31_536_000;

export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set(
    "Permissions-Policy",
    "camera=(self), geolocation=(self), microphone=(), payment=(self)",
  );
  if (isHttps) headers.set("Strict-Transport-Security", `max-age=${YEAR}; includeSubDomains`);
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
}

/**
 * Inline scripts are allowed by their hashes, not by a nonce: the same HTML may be sent to many
 * visitors. Style attributes are set by positioned menus and dialogs, hence 'unsafe-inline'.
 */
export function pageContentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'self'",
    ["script-src", "'self'", ...new Set(hashes)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map((match) => match[1] ?? "");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
