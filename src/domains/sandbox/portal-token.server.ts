import { z } from "zod";
import type { Secrets } from "#src/platform/secrets.server.ts";

const Portal = z.object({ customerId: z.string(), returnTo: z.string(), until: z.number() });

/** Whose portal it is, and where the way back leads. */
export type Portal = Omit<z.infer<typeof Portal>, "until">;

const HOUR_MS = 3_600_000;
const PURPOSE = "sandbox-portal";

/** Good for an hour, and readable by nobody else. It stands in a path, where no letter is a capital. */
export function sealPortal(secrets: Secrets, portal: Portal, now: Date): string {
  const until = now.getTime() + HOUR_MS;
  const sealed = secrets.encrypt(PURPOSE, JSON.stringify({ ...portal, until }));
  return Buffer.from(sealed, "base64url").toString("hex");
}

/** Null for what is not ours, or too old. */
export function openPortal(secrets: Secrets, token: string, now: Date): Portal | null {
  try {
    const sealed = Buffer.from(token, "hex").toString("base64url");
    const { until, ...portal } = Portal.parse(JSON.parse(secrets.decrypt(PURPOSE, sealed)));
    return until < now.getTime() ? null : portal;
  } catch {
    return null;
  }
}
