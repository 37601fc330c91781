import { z } from "zod";
import type { Secrets } from "#src/platform/secrets.server.ts";

const Portal = z.object({ customerId: z.string(), returnTo: z.string(), until: z.number() });

/** Whose portal it is, and where the way back leads. */
export type Portal = Omit<z.infer<typeof Portal>, "until">;

const HOUR_MS = 3_600_000;
const PURPOSE = "sandbox-portal";

/** Good for an hour, and readable by nobody else. */
export const sealPortal = (secrets: Secrets, portal: Portal, now: Date): string =>
  secrets.encrypt(PURPOSE, JSON.stringify({ ...portal, until: now.getTime() + HOUR_MS }));

/** Null for what is not ours, or too old. */
export function openPortal(secrets: Secrets, token: string, now: Date): Portal | null {
  try {
    const { until, ...portal } = Portal.parse(JSON.parse(secrets.decrypt(PURPOSE, token)));
    return until < now.getTime() ? null : portal;
  } catch {
    return null;
  }
}
