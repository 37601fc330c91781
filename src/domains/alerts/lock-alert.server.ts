import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import { alertNotFound } from "./shown-alerts.server.ts";

export type AlertRow = typeof conservationAlerts.$inferSelect;

/** Whoever else changes or deletes it waits, and so do those who support it. */
export async function lockAlert(tx: Tx, id: number): Promise<AlertRow> {
  const [row] = await tx
    .select()
    .from(conservationAlerts)
    .where(eq(conservationAlerts.id, id))
    .for("update");
  if (!row) throw alertNotFound();
  return row;
}

/** What its sender wrote, for the audit log and for the decision about a report. */
export const wordsOf = (alert: AlertRow) => ({
  title: alert.title,
  description: alert.description,
  actionRequired: alert.actionRequired,
  location: alert.location,
  speciesName: alert.speciesName,
  photo: alert.photo,
});

export const versionOfAlert = (alert: AlertRow): string => versionOf(wordsOf(alert));
