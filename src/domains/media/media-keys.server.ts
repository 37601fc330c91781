import type { media } from "#src/db/schema/media.server.ts";
import { imageKey, imagePath } from "./image-path.ts";

const EXTENSIONS: Record<string, string> = {
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
};

/** Each kind of file is served under its own fixed type. */
export const VIDEO_TYPES: Record<string, string> = Object.fromEntries(
  Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]),
);

export const videoKey = (id: string, type: string) => `videos/${id}.${EXTENSIONS[type]}`;
export const videoPath = (id: string, type: string) => `/media/${id}.${EXTENSIONS[type]}`;
export const documentKey = (id: string) => `documents/${id}.pdf`;
export const documentPath = (id: string) => `/media/private/${id}`;

/** Everything that storage may hold of a file. */
export function keysOf(row: typeof media.$inferSelect): string[] {
  if (row.kind === "video") return [videoKey(row.id, row.contentType)];
  if (row.kind === "document") return [documentKey(row.id)];
  return row.widths.flatMap((width) => [
    imageKey(row.id, width, "webp"),
    imageKey(row.id, width, "avif"),
  ]);
}

/** What storage must hold: AVIF is made later. */
export const neededKeysOf = (row: typeof media.$inferSelect): string[] =>
  keysOf(row).filter((key) => row.hasAvif || !key.endsWith(".avif"));

/** Under which it is shown. */
export function mediaPath(row: typeof media.$inferSelect): string {
  if (row.isPrivate) return documentPath(row.id);
  if (row.kind === "video") return videoPath(row.id, row.contentType);
  return imagePath({ id: row.id, width: row.width ?? 0, height: row.height ?? 0 });
}

const ID_IN_ADDRESS = /^\/media\/(?:private\/)?([a-z0-9]{24})(?:[-.]|$)/;

/** Null for what nobody uploaded, such as our own drawings. */
export const mediaIdOf = (address: string): string | null =>
  ID_IN_ADDRESS.exec(address)?.[1] ?? null;
