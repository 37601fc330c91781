import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import type { Departure } from "#src/platform/domain/personal-data.server.ts";

/** Nobody can fetch it any more; the next sweep takes the file away. */
export async function forgetExports(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx
    .update(exportJobs)
    .set({ userId: null, expiresAt: new Date() })
    .where(eq(exportJobs.userId, viewer.id));
}
