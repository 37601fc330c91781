import { eq } from "drizzle-orm";
import { exportJobs } from "#src/db/schema/exports.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { exportPath } from "../dataset/limits-contract.ts";
import { SweepExports, WriteExport } from "./export-jobs.ts";
import { DeliverExportReady } from "./mail-jobs.ts";
import { ExportReadyMail } from "./mails/export-ready-mail.tsx";
import { sweepExports } from "./sweep-exports.server.ts";
import { writeExport } from "./write-export.server.ts";

export const exportsJobs: JobHandler[] = [
  handleJob(WriteExport, writeExport),
  handleJob(SweepExports, (services) => sweepExports(services, new Date())),
  handleJob(DeliverExportReady, async ({ db, mail, site }, { id }) => {
    const [row] = await db.select().from(exportJobs).where(eq(exportJobs.id, id));
    const user = row?.userId ? await findUser(db, row.userId) : undefined;
    if (!row || !user) return;
    const { filename, expiresAt } = row;
    await mail.send({
      to: user.email,
      subject: "Your export is ready",
      body: (
        <ExportReadyMail
          filename={filename}
          until={formatLongDay(expiresAt.toISOString())}
          link={site.baseUrl + exportPath(id)}
        />
      ),
    });
  }),
];
