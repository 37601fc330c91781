import { eq } from "drizzle-orm";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { report, reporterOf } from "#src/domains/moderation/report.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { projectNotFound } from "./queries.server.ts";

export async function reportProject(
  { db }: Services,
  sender: Sender,
  { id, ...given }: NewReport & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever deletes it waits for the report, and closes it.
    const found = await tx
      .select({ id: citizenProjects.id })
      .from(citizenProjects)
      .where(eq(citizenProjects.id, id))
      .for("key share");
    if (found.length === 0) throw projectNotFound();
    await report(tx, reporterOf(sender), { ...given, subject: { type: "citizen-project", id } });
  });
}
