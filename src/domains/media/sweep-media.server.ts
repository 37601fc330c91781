import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { and, lt, sql } from "drizzle-orm";
import { media, mediaUses, uploadDays } from "#src/db/schema/media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { removeMedia } from "./remove-media.server.ts";

/** A form may lie open for a day with its pictures uploaded. */
const ORPHAN_HOURS = 24;
const BATCH = 100;

/** Takes away what nobody shows, and what a killed process left of an upload. */
export async function sweepMedia(
  services: Pick<Services, "db" | "storage" | "scratch">,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - ORPHAN_HOURS * 3_600_000);
  await sweepScratch(services.scratch, before);
  await services.db.delete(uploadDays).where(lt(uploadDays.day, before.toISOString().slice(0, 10)));
  let removed = 0;
  for (;;) {
    const found = await removeOrphans(services, before);
    removed += found;
    if (found < BATCH) return removed;
  }
}

/** Each row is locked until its files are gone, so that nobody begins to show it meanwhile. */
async function removeOrphans(
  { db, storage }: Pick<Services, "db" | "storage">,
  before: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const used = tx.select().from(mediaUses).where(sql`${mediaUses.mediaId} = ${media.id}`);
    const orphans = await tx
      .select()
      .from(media)
      .where(and(lt(media.createdAt, before), sql`not exists ${used}`))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    for (const row of orphans) await removeMedia(tx, { storage }, row);
    return orphans.length;
  });
}

async function sweepScratch(scratch: string, before: Date): Promise<void> {
  const names = await readdir(scratch).catch(() => []);
  for (const name of names) {
    const folder = path.join(scratch, name);
    const facts = await stat(folder).catch(() => null);
    if (facts && facts.mtime < before) await rm(folder, { recursive: true, force: true });
  }
}
