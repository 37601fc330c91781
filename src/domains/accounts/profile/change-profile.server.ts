import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { users } from "#src/db/schema/accounts.server.ts";
import { workOnImage } from "#src/platform/image-work.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ProfileChange } from "../person/contract.ts";
import { requireUser, type UserRow } from "../person/queries.server.ts";

const PICTURE_PIXELS = 256;
const INPUT_PIXELS_MAX = 50_000_000;
const READABLE = new Set(["jpeg", "png", "webp", "avif", "heif", "gif"]);

export async function changeName(
  { db }: Services,
  { id: userId }: Viewer,
  { firstName, lastName }: ProfileChange,
): Promise<UserRow> {
  await db
    .update(users)
    .set({ firstName, lastName: lastName || null })
    .where(eq(users.id, userId));
  return requireUser(db, userId);
}

/** Re-encoding leaves out everything but the picture: place, camera, comments. */
export async function changePicture(
  { db, storage }: Services,
  { id: userId }: Viewer,
  upload: Buffer,
): Promise<UserRow> {
  const picture = await reencode(upload, userId);
  const name = createHash("sha256").update(picture).digest("hex").slice(0, 32);
  const before = await requireUser(db, userId);
  await storage.put(`avatars/${userId}/${name}.webp`, picture);
  const profileImageUrl = `/media/avatars/${userId}/${name}.webp`;
  await db.update(users).set({ profileImageUrl }).where(eq(users.id, userId));
  if (before.profileImageUrl !== profileImageUrl) {
    await removeStored(storage, before.profileImageUrl);
  }
  return requireUser(db, userId);
}

export async function removePicture(
  { db, storage }: Services,
  { id: userId }: Viewer,
): Promise<UserRow> {
  const before = await requireUser(db, userId);
  await db.update(users).set({ profileImageUrl: null }).where(eq(users.id, userId));
  await removeStored(storage, before.profileImageUrl);
  return requireUser(db, userId);
}

export async function removeStored(storage: Services["storage"], url: string | null) {
  if (url?.startsWith("/media/")) await storage.remove(url.slice("/media/".length));
}

async function reencode(upload: Buffer, userId: string): Promise<Buffer> {
  try {
    const image = sharp(upload, { limitInputPixels: INPUT_PIXELS_MAX, failOn: "error" });
    const facts = await image.metadata();
    if (!READABLE.has(facts.format ?? "")) throw new Error(`format ${facts.format}`);
    return await workOnImage(`account:${userId}`, facts, () =>
      image
        .rotate()
        .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: "cover" })
        .webp({ quality: 82 })
        .toBuffer(),
    );
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = "This file is not a picture that can be read. Please use JPG, PNG or WebP.";
    throw new AppError("unsupported_media", message, { cause });
  }
}
