import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** With its supports; reports about it are upheld by that. */
export async function removeAlert(tx: Tx, viewer: Viewer, { id }: { id: number }): Promise<void> {
  await tx.delete(conservationAlerts).where(eq(conservationAlerts.id, id));
  await showMedia(tx, `alert:${id}`, []);
  await upholdOpenFlags(tx, viewer, { type: "alert", id });
}
