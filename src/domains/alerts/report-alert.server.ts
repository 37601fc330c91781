import { eq } from "drizzle-orm";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { report, reporterOf } from "#src/domains/moderation/report.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { alertNotFound } from "./shown-alerts.server.ts";

export async function reportAlert(
  { db }: Services,
  sender: Sender,
  { id, ...given }: NewReport & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever deletes it waits for the report, and closes it.
    const found = await tx
      .select({ id: conservationAlerts.id })
      .from(conservationAlerts)
      .where(eq(conservationAlerts.id, id))
      .for("key share");
    if (found.length === 0) throw alertNotFound();
    await report(tx, reporterOf(sender), { ...given, subject: { type: "alert", id } });
  });
}
