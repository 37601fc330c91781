import { hash } from "node:crypto";
import { toUtf8 } from "./utf8.ts";

const YEAR = 31_536_000;

const permissions = (camera: "()" | "(self)"): string =>
  `camera=${camera}, geolocation=(self), microphone=(), payment=(self)`;

/** For the pages that read tickets and identify animals; no other may look through the camera. */
export const allowCamera = (headers: Headers): void =>
  headers.set("Permissions-Policy", permissions("(self)"));

export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Permissions-Policy")) headers.set("Permissions-Policy", permissions("()"));
  if (isHttps) headers.set("Strict-Transport-Security", `max-age=${YEAR}; includeSubDomains`);
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
}

export interface SealedPage {
  html: Buffer;
  policy: string;
}

/** What a page needs from elsewhere. */
export interface Elsewhere {
  mapStyleUrl?: string | null;
  /** The card form is Stripe's: its script may not be served by anybody else. */
  hasStripeForm?: boolean;
}

/**
 * The scripts that we rendered ourselves carry a nonce that nobody else knows. Their hashes go into
 * the policy and the nonce out of the HTML, so that the same page may be sent to many visitors; a
 * script that found its way in otherwise has no nonce and is not run. Style attributes are set by
 * positioned menus and dialogs, hence 'unsafe-inline'. A map style from elsewhere adds its host, for
 * the style, its tiles and its pictures.
 */
export function sealPage(page: string, nonce: string, elsewhere: Elsewhere = {}): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = ownScripts(page, mark).map((script) => `'sha256-${sha256(script)}'`);
  const html = toUtf8(page.replaceAll(mark, ""));
  return { html, policy: pagePolicy(hashes, elsewhere) };
}

const STRIPE_SCRIPTS = ["https://js.stripe.com", "https://*.js.stripe.com"];

function pagePolicy(hashes: string[], { mapStyleUrl, hasStripeForm }: Elsewhere): string {
  const mapHost = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  const stripe = (hosts: string[]) => (hasStripeForm ? hosts : []);
  const frames = stripe([...STRIPE_SCRIPTS, "https://hooks.stripe.com"]);
  return [
    "default-src 'self'",
    ["script-src", "'self'", ...stripe(STRIPE_SCRIPTS), ...new Set(hashes)].join(" "),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "style-src 'self' 'unsafe-inline'",
    ["img-src", "'self'", "data:", "blob:", ...mapHost].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src", "'self'", ...mapHost, ...stripe(["https://api.stripe.com"])].join(" "),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const SCRIPT = /<script\b([^>]*)>/g;

/** What stands between each tag with the mark and its end. */
function ownScripts(html: string, mark: string): string[] {
  const scripts: string[] = [];
  const tag = new RegExp(SCRIPT);
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const end = html.indexOf("</script>", tag.lastIndex);
    if (end < 0) break;
    const script = html.slice(tag.lastIndex, end);
    if (script !== "" && found[1]?.includes(mark)) scripts.push(script);
    tag.lastIndex = end;
  }
  return scripts;
}

const sha256 = (text: string): string => hash("sha256", text, "base64");
