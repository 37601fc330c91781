import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import {
  speciesReportComments,
  speciesReportNames,
  speciesReportOpinions,
  speciesReports,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { buildDemoReports, type DemoReport } from "./demo/build-demo-reports.server.ts";

const REPORTS = 320;
const AT_ONCE = 80;

/** Two years of days on the water, with disputes, gaps and names that nobody knows. */
export const demoReports: DemoData = {
  name: "species-reports",
  async load(tx) {
    const people = await tx
      .select({ id: users.id, firstName: users.firstName, isExpert: users.isExpert })
      .from(users)
      .where(eq(users.isDemo, true))
      .orderBy(users.email);
    const reports = await buildDemoReports(tx, people, { count: REPORTS, now: new Date() });
    for (let from = 0; from < reports.length; from += AT_ONCE)
      await insertReports(tx, reports.slice(from, from + AT_ONCE));
    return [`Demo species reports: ${reports.length}`];
  },
  async remove(tx) {
    await tx.delete(speciesReports).where(eq(speciesReports.isDemo, true));
  },
};

async function insertReports(tx: Tx, reports: DemoReport[]): Promise<void> {
  const all = <Row>(pick: (report: DemoReport) => Row[]) => reports.flatMap(pick);
  await tx.insert(speciesReports).values(reports.map(({ row }) => row));
  const names = all((report) => report.names);
  const opinions = all((report) => report.opinions);
  const upvotes = all((report) => report.upvotes);
  const comments = all((report) => report.comments);
  if (names.length > 0) await tx.insert(speciesReportNames).values(names).onConflictDoNothing();
  if (opinions.length > 0) await tx.insert(speciesReportOpinions).values(opinions);
  if (upvotes.length > 0) await tx.insert(speciesReportUpvotes).values(upvotes);
  if (comments.length > 0) await tx.insert(speciesReportComments).values(comments);
}
