import type { Tx } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Services } from "../services.server.ts";

interface Reported {
  id: number;
  /** Of the thing as it was shown with the report. */
  version: string | undefined;
  /** For whoever wrote it, and for the audit log. */
  reason: string;
}

/**
 * Takes a reported thing off the site in the transaction that upholds the report, with its audit row
 * and its open reports. False when it is gone already.
 */
export type TakeDown = (
  tx: Tx,
  services: Services,
  admin: Viewer,
  reported: Reported,
) => Promise<boolean>;
