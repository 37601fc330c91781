import { and, eq } from "drizzle-orm";
import { speciesReportOpinions } from "#src/db/schema/sightings.server.ts";
import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { judges } from "./give-opinion.server.ts";
import { lockReport } from "./report-rows.server.ts";
import { settleReport } from "./settle-report.server.ts";

/** What somebody said as an expert whom one no longer is counts as a member's, and the rule is applied anew. */
export async function weighOpinionsAnew(
  services: Services,
  { userId }: { userId: string },
): Promise<void> {
  const { db } = services;
  const asExpert = and(
    eq(speciesReportOpinions.userId, userId),
    eq(speciesReportOpinions.byExpert, true),
    eq(speciesReportOpinions.isStanding, true),
  );
  const given = await db.select().from(speciesReportOpinions).where(asExpert);
  for (const { id, reportId, speciesId } of given) {
    await db.transaction(async (tx) => {
      const report = await lockReport(tx, reportId);
      const person = await findUser(tx, userId);
      if (!person || (await judges(tx, person, speciesId ?? report.speciesId))) return;
      await tx
        .update(speciesReportOpinions)
        .set({ byExpert: false })
        .where(and(eq(speciesReportOpinions.id, id), asExpert));
      await settleReport(tx, services, report);
    });
  }
}
