import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { media } from "#src/db/schema/media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { imageKey } from "./image-address.ts";

/** More effort takes ten seconds for a noisy picture and saves a few percent. */
const AVIF = { quality: 55, effort: 2 };

export async function makeAvif(
  { db, storage }: Pick<Services, "db" | "storage">,
  id: string,
): Promise<void> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  if (!row || row.isPrivate) return;
  for (const width of row.widths) {
    const stored = await storage.get(imageKey(id, width, "webp"));
    if (!stored) return;
    const webp = await buffer(await stored.stream());
    await storage.put(imageKey(id, width, "avif"), await sharp(webp).avif(AVIF).toBuffer());
  }
  await db.update(media).set({ hasAvif: true }).where(eq(media.id, id));
}
