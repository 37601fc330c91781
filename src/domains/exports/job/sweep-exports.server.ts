import { and, inArray, lt, lte } from "drizzle-orm";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { clearScratch } from "./scratch-folder.server.ts";

/** One that nobody works on any more, because its process was killed for good or a backup was restored. */
const SILENT_HOURS = 6;

/** Takes away files whose time is over, and says of those that nobody writes any more that they failed. */
export async function sweepExports(
  { db, storage, scratch }: Pick<Services, "db" | "storage" | "scratch">,
  now: Date,
): Promise<void> {
  const silentSince = new Date(now.getTime() - SILENT_HOURS * 3_600_000);
  await db
    .update(exportJobs)
    .set({ status: "failed" })
    .where(
      and(
        inArray(exportJobs.status, ["waiting", "running"]),
        lt(exportJobs.touchedAt, silentSince),
      ),
    );
  await clearScratch(scratch, silentSince);
  const over = await db.select().from(exportJobs).where(lte(exportJobs.expiresAt, now));
  for (const { storedAs } of over) if (storedAs) await storage.remove(storedAs);
  if (over.length === 0) return;
  await db.delete(exportJobs).where(
    inArray(
      exportJobs.id,
      over.map(({ id }) => id),
    ),
  );
}
