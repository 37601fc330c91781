import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { media } from "#src/db/schema/media.server.ts";
import { listAvatarKeys } from "#src/domains/accounts/person/queries.server.ts";
import { keysOf, neededKeysOf } from "#src/domains/media/media-keys.server.ts";

export interface KnownFile {
  key: string;
  /** Some formats of pictures are made later and may not be there. */
  isNeeded: boolean;
}

/** Every file that the tables tell of. */
export async function listKnownFiles(db: NodePgDatabase): Promise<KnownFile[]> {
  const rows = await db.select().from(media).orderBy(media.id);
  const uploads = rows.flatMap((row) => {
    const needed = neededKeysOf(row);
    return keysOf(row).map((key) => ({ key, isNeeded: needed.includes(key) }));
  });
  const avatars = await listAvatarKeys(db);
  return [...uploads, ...avatars.map((key) => ({ key, isNeeded: true }))];
}
