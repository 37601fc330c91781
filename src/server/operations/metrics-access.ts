import { isEqualSecret } from "#src/platform/secrets.server.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** A process on this machine that no proxy stands in front of, or whoever holds the token. */
export function mayReadMetrics(
  headers: Headers,
  socketAddress: string | undefined,
  token: string | undefined,
): boolean {
  const given = headers.get("authorization")?.replace(/^Bearer /, "");
  if (token && given) return isEqualSecret(given, token);
  const isForwarded = PROXY_HEADERS.some((name) => headers.has(name));
  return !isForwarded && LOOPBACK.has(socketAddress ?? "");
}
