import { isIP } from "node:net";

/**
 * The visitor's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with
 * n of them the visitor is the nth entry from the right; anything further left is hearsay,
 * and what is no address is none.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  const seen = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return (seen && isIP(seen) ? seen : socketAddress) || "unknown";
}
