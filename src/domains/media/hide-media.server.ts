import { inArray, type SQL } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { mediaUses } from "#src/db/schema/media.server.ts";
import type { MediaUser } from "./show-media.server.ts";

/** These things show no files any more; what nobody shows is cleaned up later. */
export async function hideMedia(tx: Tx, usedBy: SQL<MediaUser>): Promise<void> {
  await tx.delete(mediaUses).where(inArray(mediaUses.usedBy, usedBy));
}
