import { desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { exportPath } from "../dataset/limits-contract.ts";
import type { ExportJob } from "./contract.ts";

export type ExportJobRow = typeof exportJobs.$inferSelect;

const gone = () =>
  new AppError("not_found", "This export is not here any more. Please make it again.");

export const toExportJob = (row: ExportJobRow): ExportJob => ({
  id: row.id,
  status: row.status,
  filename: row.filename,
  mimeType: row.mimeType,
  rowsTotal: row.rowsTotal,
  rowsWritten: row.rowsWritten,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  page: exportPath(row.id),
  download: row.status === "done" ? `/api/data/exports/${row.id}/file` : null,
});

/** An account's export is for that account alone; administrators make their own. */
export async function requireExportRow(
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<ExportJobRow> {
  const [row] = await db.select().from(exportJobs).where(eq(exportJobs.id, id));
  if (!row || row.expiresAt <= new Date()) throw gone();
  if (row.userId && !viewer) {
    throw new AppError("unauthenticated", "Please sign in with the account that made this export.");
  }
  if (row.userId && row.userId !== viewer?.id) throw gone();
  return row;
}

export const requireExport = async (db: Db, viewer: Viewer | null, id: string) =>
  toExportJob(await requireExportRow(db, viewer, id));

/** What the signed-in person asked for, the newest first. */
export async function listOwnExports(db: Db, viewer: Viewer): Promise<ExportJob[]> {
  const rows = await db
    .select()
    .from(exportJobs)
    .where(eq(exportJobs.userId, viewer.id))
    .orderBy(desc(exportJobs.createdAt));
  return rows.map(toExportJob);
}
