import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { and, eq, ne, sql } from "drizzle-orm";
import { inSnapshot } from "#src/db/read-snapshot.server.ts";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { ExportRequest } from "../dataset/contract.ts";
import { WriteExport } from "./export-jobs.ts";
import { DeliverExportReady } from "./mail-jobs.ts";
import { openExport } from "./open-export.server.ts";
import type { ExportJobRow } from "./queries.server.ts";
import { rightsOf } from "./rights-of.server.ts";
import { clearScratch, openScratch } from "./scratch-folder.server.ts";
import { KEPT_HOURS, newExportKey } from "./start-export.server.ts";

const PROGRESS_MS = 1000;

/** Writes the file as whoever asked for it may see it now, and keeps it until it is swept. */
export async function writeExport(services: Services, { id }: { id: string }): Promise<void> {
  const row = await beginAttempt(services, id);
  if (!row) return;
  try {
    const bytes = await writeToStorage(services, row);
    await finish(services, row, bytes);
  } catch (error) {
    // The queue tries again; after the last try whoever waits is told.
    if (row.attempts > WriteExport.retryLimit) {
      await services.db
        .update(exportJobs)
        .set({ status: "failed", touchedAt: new Date() })
        .where(eq(exportJobs.id, id));
    }
    throw error;
  }
}

/** What an attempt before it left in the storage is taken away; its name is known before it is written. */
async function beginAttempt({ db, storage }: Services, id: string): Promise<ExportJobRow | null> {
  const isOpen = and(eq(exportJobs.id, id), ne(exportJobs.status, "done"));
  const [before] = await db.select().from(exportJobs).where(isOpen);
  if (!before) return null;
  if (before.storedAs) await storage.remove(before.storedAs);
  const viewer = await viewerOf(db, before.userId);
  const [row] = await db
    .update(exportJobs)
    .set({
      ...{ status: "running", rowsWritten: 0, touchedAt: new Date() },
      ...{ storedAs: `exports/${newExportKey()}`, rights: await rightsOf(db, viewer) },
      attempts: sql`${exportJobs.attempts} + 1`,
    })
    .where(isOpen)
    .returning();
  return row ?? null;
}

async function viewerOf(db: Services["db"], userId: string | null): Promise<Viewer | null> {
  const user = userId ? await findUser(db, userId) : undefined;
  if (!user) return null;
  const { id, email, isAdmin, isExpert, mustChangePassword } = user;
  return { id, email, isAdmin, isExpert, mustChangePassword };
}

async function writeToStorage(services: Services, row: ExportJobRow): Promise<number> {
  const { db, scratch, storage } = services;
  const request = ExportRequest.parse(row.request);
  const viewer = await viewerOf(db, row.userId);
  const progress = reportProgress(services, row.id);
  // What a try before this one was killed over.
  await clearScratch(scratch);
  const folder = await openScratch(scratch);
  try {
    const file = path.join(folder, "file");
    await inSnapshot(db, async (snapshot) => {
      const opened = await openExport(services, snapshot, {
        request,
        viewer,
        onRows: progress.add,
      });
      await progress.total(opened.rowsTotal);
      await pipeline(opened.write(), createWriteStream(file, { mode: 0o600 }));
    });
    await progress.end();
    await storage.putFile(row.storedAs ?? "", file);
    return (await stat(file)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every second at most, beside the snapshot, which writes nothing. */
function reportProgress({ db }: Services, id: string) {
  let [written, toldAt] = [0, Date.now()];
  let telling: Promise<unknown> = Promise.resolve();
  const tell = (facts: { rowsTotal?: number }) =>
    db
      .update(exportJobs)
      .set({ ...facts, rowsWritten: written, touchedAt: new Date() })
      .where(eq(exportJobs.id, id));
  return {
    add(count: number) {
      written += count;
      if (Date.now() - toldAt < PROGRESS_MS) return;
      toldAt = Date.now();
      // One that is not told is told with the next.
      telling = telling.then(() => tell({})).catch(() => undefined);
    },
    total: (rowsTotal: number) => tell({ rowsTotal }),
    async end() {
      await telling;
      await tell({});
    },
  };
}

async function finish({ db, jobs }: Services, row: ExportJobRow, bytes: number): Promise<void> {
  await db.transaction(async (tx) => {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + KEPT_HOURS * 3_600_000);
    await tx
      .update(exportJobs)
      .set({ status: "done", bytes, expiresAt, touchedAt: now })
      .where(eq(exportJobs.id, row.id));
    if (row.userId) await jobs.send(tx, DeliverExportReady, { id: row.id });
  });
}
