import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { keysOf } from "./media-keys.server.ts";

/** The files first: a row without its files is found again, files without their row are not. */
export async function removeMedia(
  tx: Tx,
  { storage }: Pick<Services, "storage">,
  row: typeof media.$inferSelect,
): Promise<void> {
  for (const key of keysOf(row)) await storage.remove(key);
  await tx.delete(media).where(eq(media.id, row.id));
}
