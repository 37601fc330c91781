import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { imageKey } from "./image-address.ts";
import { documentKey } from "./media-keys.server.ts";

export interface PrivateFile {
  key: string;
  contentType: string;
}

/** Proof documents: for administrators, and for the account that sent them. */
export async function findPrivateFile(
  db: Db,
  id: string,
  viewer: Viewer | null,
): Promise<PrivateFile | null> {
  if (!viewer) return null;
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.isPrivate, true)));
  if (!row || !(viewer.isAdmin || row.uploaderId === viewer.id)) return null;
  const key = row.kind === "image" ? imageKey(id, row.widths.at(-1) ?? 0, "webp") : documentKey(id);
  return { key, contentType: row.contentType };
}
