import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ExportRequest } from "../dataset/contract.ts";
import { fileKindOf, filenameOf } from "../dataset/write-tables.server.ts";
import type { ExportJob } from "./contract.ts";
import { WriteExport } from "./export-jobs.ts";
import { daysOf } from "./open-export.server.ts";
import { toExportJob } from "./queries.server.ts";
import { rightsOf } from "./rights-of.server.ts";

/** A file of a million rows has some hundred megabytes. */
const LARGE_EXPORTS = { name: "large-exports", calls: 10, seconds: 3600 };
export const KEPT_HOURS = 48;

export const newExportKey = (): string => randomBytes(24).toString("hex");

/** The days are fixed now: a job that waits over midnight means the same ones. */
export async function startExport(
  { db, jobs }: Services,
  { viewer, senderKey }: Sender,
  asked: ExportRequest,
): Promise<ExportJob> {
  await enforceRateLimit(db, LARGE_EXPORTS, senderKey);
  const now = new Date();
  const request = { ...asked, dateRange: daysOf(asked, now) };
  const rights = await rightsOf(db, viewer);
  return db.transaction(async (tx) => {
    const open = await findOpen(tx, viewer, { request, rights });
    if (open) return toExportJob(open);
    const [row] = await tx
      .insert(exportJobs)
      .values({
        id: newExportKey(),
        userId: viewer?.id ?? null,
        ...{ request, rights },
        filename: filenameOf(request, request.dateRange),
        mimeType: fileKindOf(request).mimeType,
        expiresAt: new Date(now.getTime() + KEPT_HOURS * 3_600_000),
      })
      .returning();
    if (!row) throw new Error("The export was not kept");
    await jobs.send(tx, WriteExport, { id: row.id });
    return toExportJob(row);
  });
}

/** The same file is written once, however often it is asked for while it waits. */
async function findOpen(
  tx: Tx,
  viewer: Viewer | null,
  { request, rights }: { request: ExportRequest; rights: string },
) {
  const [open] = await tx
    .select()
    .from(exportJobs)
    .where(
      and(
        viewer ? eq(exportJobs.userId, viewer.id) : isNull(exportJobs.userId),
        eq(exportJobs.rights, rights),
        inArray(exportJobs.status, ["waiting", "running"]),
        sql`${exportJobs.request} = ${JSON.stringify(request)}::jsonb`,
      ),
    )
    .limit(1);
  return open;
}
