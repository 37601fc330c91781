import { count, eq, inArray } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { media, mediaUses } from "#src/db/schema/media.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { mediaIdOf } from "./media-keys.server.ts";
import type { Uploader } from "./upload-allowance.server.ts";

type Upload = Pick<typeof media.$inferSelect, "uploaderId" | "senderKey"> & { uses: number };

/**
 * Everybody can read the address of a published file; only who uploaded it gives it to something new.
 * What the entry shows already (`kept`) stays. One that nobody has seen yet is known to its uploader alone, who may have changed networks since.
 */
export async function requireOwnMedia(
  db: Db,
  uploader: Uploader,
  addresses: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const fresh = addresses.filter((address) => !kept.includes(address));
  const ids = fresh.map(mediaIdOf).filter((id) => id !== null);
  if (ids.length === 0) return;
  const { uploaderId, senderKey } = media;
  const uploads = await db
    .select({ uploaderId, senderKey, uses: count(mediaUses.usedBy) })
    .from(media)
    .leftJoin(mediaUses, eq(mediaUses.mediaId, media.id))
    .where(inArray(media.id, ids))
    .groupBy(media.id);
  if (uploads.every((upload) => isOwn(upload, uploader))) return;
  throw new AppError("invalid", "Somebody else uploaded this file. Please upload your own.", {
    code: "media_of_another",
  });
}

function isOwn(upload: Upload, { userId, senderKey }: Uploader): boolean {
  if (upload.uploaderId !== null) return upload.uploaderId === userId;
  return upload.uses === 0 || upload.senderKey === senderKey;
}
