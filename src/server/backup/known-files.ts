import { eq, exists, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { media, mediaUses } from "#src/db/schema/media.server.ts";
import { listAvatarKeys } from "#src/domains/accounts/person/queries.server.ts";
import { keysOf, neededKeysOf } from "#src/domains/media/media-keys.server.ts";

export interface KnownFile {
  key: string;
  /** Some formats of pictures are made later and may not be there. */
  isNeeded: boolean;
}

/** Every file that the tables tell of. One that nothing shows may be an upload that was cut off. */
export async function listKnownFiles(db: NodePgDatabase): Promise<KnownFile[]> {
  const isShown = exists(db.select().from(mediaUses).where(eq(mediaUses.mediaId, media.id)));
  const rows = await db
    .select({ row: media, isShown: sql<boolean>`${isShown}` })
    .from(media)
    .orderBy(media.id);
  const uploads = rows.flatMap(({ row, isShown }) => {
    const needed = isShown ? neededKeysOf(row) : [];
    return keysOf(row).map((key) => ({ key, isNeeded: needed.includes(key) }));
  });
  const avatars = await listAvatarKeys(db);
  return [...uploads, ...avatars.map((key) => ({ key, isNeeded: true }))];
}
