import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { media } from "#src/db/schema/media.server.ts";
import { workOnImage } from "#src/platform/image-work.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { imageKey } from "./image-path.ts";

/** More effort takes ten seconds for a noisy picture and saves a few percent. */
const AVIF = { quality: 55, effort: 2 };

export async function makeAvif(
  { db, storage }: Pick<Services, "db" | "storage">,
  { id }: { id: string },
): Promise<void> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  if (!row || row.isPrivate) return;
  for (const width of row.widths) {
    const stored = await storage.get(imageKey(id, width, "webp"));
    if (!stored) return;
    const webp = await buffer(await stored.stream());
    const facts = { width, height: row.height ?? width, channels: 4, depth: "uchar" };
    const avif = await workOnImage("make-avif", facts, () => sharp(webp).avif(AVIF).toBuffer());
    await storage.put(imageKey(id, width, "avif"), avif);
  }
  await db.update(media).set({ hasAvif: true }).where(eq(media.id, id));
}
