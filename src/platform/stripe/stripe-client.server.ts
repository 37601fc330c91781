import Stripe from "stripe";

/** Whoever waits for a page waits no longer than this. */
const PATIENCE_MS = 20_000;

/** The SDK pins the API's version. Its host is set in parts; there is no path. */
export function createStripeClient(secretKey: string, apiBase: string): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttp = protocol === "http:";
  return new Stripe(secretKey, {
    protocol: isHttp ? "http" : "https",
    // An address of version six stands in brackets in a URL, and without them in a socket.
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port === "" ? (isHttp ? 80 : 443) : Number(port),
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: PATIENCE_MS,
  });
}
