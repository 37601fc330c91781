import { and, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { imageKey } from "./image-path.ts";
import { documentKey } from "./media-keys.server.ts";

export interface PrivateFile {
  key: string;
  contentType: string;
}

export interface PublicImage {
  width: number;
  height: number;
  widths: number[];
}

/** Null for what is not for everyone. */
export async function findPublicImage(db: Db, id: string): Promise<PublicImage | null> {
  const [row] = await db
    .select({ width: media.width, height: media.height, widths: media.widths })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, "image"), eq(media.isPrivate, false)));
  return row ? { ...row, width: row.width ?? 0, height: row.height ?? 0 } : null;
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
