import { randomBytes } from "node:crypto";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
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
