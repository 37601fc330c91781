import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { and, inArray, lt, lte } from "drizzle-orm";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** One that nobody works on any more, because its process was killed for good or a backup was restored. */
const SILENT_HOURS = 6;
export const SCRATCH_PREFIX = "export-";

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

/** What a process left half written when it was killed. */
async function clearScratch(scratch: string, silentSince: Date): Promise<void> {
  const names = await readdir(scratch).catch(() => []);
  for (const name of names.filter((known) => known.startsWith(SCRATCH_PREFIX))) {
    const folder = path.join(scratch, name);
    const left = await stat(folder).catch(() => null);
    if (left && left.mtime < silentSince) await rm(folder, { recursive: true, force: true });
  }
}
