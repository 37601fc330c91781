import { asc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { alertSubscriptions, alertSupports } from "#src/db/schema/alerts.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { AlertType } from "./limits-contract.ts";
import type { AlertSubscription } from "./subscription-contract.ts";

/** Which alerts somebody is mailed, in the order in which they chose. */
export async function listSubscriptions(db: Db, viewer: Viewer): Promise<AlertSubscription[]> {
  const rows = await db
    .select()
    .from(alertSubscriptions)
    .where(eq(alertSubscriptions.userId, viewer.id))
    .orderBy(asc(alertSubscriptions.id));
  return rows.map(({ id, alertType, state, place, radiusMiles }) => ({
    ...{ id, state, place, radiusMiles },
    alertType: alertType as AlertType | null,
  }));
}

export async function listSupportedAlerts(db: Db, viewer: Viewer): Promise<number[]> {
  const rows = await db
    .select({ alertId: alertSupports.alertId })
    .from(alertSupports)
    .where(eq(alertSupports.userId, viewer.id));
  return rows.map(({ alertId }) => alertId);
}
