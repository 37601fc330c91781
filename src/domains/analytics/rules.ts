import type { Device } from "./contract.ts";
import type { BusinessAnalytics } from "./figure-contract.ts";

/** The packages promise basic analytics from level 1 on and advanced ones from level 2 on. */
export function analyticsDetail(
  featuredLevel: number,
  isAdmin: boolean,
): BusinessAnalytics["detail"] {
  if (isAdmin || featuredLevel >= 2) return "advanced";
  return featuredLevel === 1 ? "basic" : "totals";
}

export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(userAgent)) return "tablet";
  return /mobi|iphone|ipod|android/i.test(userAgent) ? "phone" : "desktop";
}

/** The kinds of our own pages that lead to listings. */
const OWN_SOURCES = ["search", "category", "location", "business", "saved"];

/**
 * Where somebody came from: the host that linked here, "/search" and the like for our own pages, or
 * null for anything that is no address.
 */
export function sourceOf(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, hostname, host, pathname } = new URL(referrer);
  if (protocol !== "https:" && protocol !== "http:") return null;
  if (host !== ownHost) return hostname.replace(/^www\./, "").slice(0, 253);
  const [, kind = ""] = pathname.split("/");
  return kind === "" || OWN_SOURCES.includes(kind) ? `/${kind}` : null;
}

/** "/business/12" → 12 */
export function businessIdOf(path: string): number | null {
  const digits = /^\/business\/(\d{1,9})\/?$/.exec(path)?.[1];
  return digits ? Number(digits) : null;
}

/** "+2.5% from last month", measured; without anything to measure by it says so. */
export function changeText(now: number, before: number): string {
  if (now === before) return "No change from last month";
  if (before === 0) return "None last month";
  const percent = ((now - before) / before) * 100;
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent).toFixed(1)}% from last month`;
}

/** Of what tells visitors apart, so much is the same for all devices at one address. */
export const HOUSEHOLD_LENGTH = 14;
export const VISITOR_LENGTH = 22;

/** More browsers than these at one address are one that calls itself by many names. */
export const DEVICES_MAX = 5;
