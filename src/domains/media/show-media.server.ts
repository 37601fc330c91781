import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { media, mediaUses } from "#src/db/schema/media.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { mediaIdOf, mediaPath } from "./media-keys.server.ts";

/** Who shows files: "business:12". Ids of one kind of thing are unique, kinds are never renamed. */
export type MediaUser = `${string}:${number}`;

/** Replaces the files that a thing shows; those that nobody shows any more are cleaned up later. */
export async function showMedia(tx: Tx, usedBy: MediaUser, addresses: string[]): Promise<void> {
  const ids = [...new Set(addresses.map(mediaIdOf).filter((id) => id !== null))];
  await tx
    .delete(mediaUses)
    .where(and(eq(mediaUses.usedBy, usedBy), notInArray(mediaUses.mediaId, [...ids, ""])));
  if (ids.length === 0) return;
  // The lock holds off the clean-up until the use is written.
  const kept = await tx.select().from(media).where(inArray(media.id, ids)).for("share");
  const known = new Set(kept.map(mediaPath));
  if (!addresses.every((address) => mediaIdOf(address) === null || known.has(address))) {
    const message = "An uploaded file is no longer there. Please upload it again.";
    throw new AppError("invalid", message, { code: "media_gone" });
  }
  await tx
    .insert(mediaUses)
    .values(ids.map((mediaId) => ({ mediaId, usedBy })))
    .onConflictDoNothing();
}
