import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import { alertSubscriptions, conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { nameArea } from "#src/domains/places/name-area.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { concernsArea } from "./concerns-area.server.ts";
import type { ConservationAlert } from "./contract.ts";
import { DeliverAlert } from "./mail-jobs.ts";
import { findAlert } from "./shown-alerts.server.ts";

const BATCH = 500;

/** Everybody is told once of an alert, however many of their areas it is in; who sent it in knows. */
export async function tellOfAlert(
  services: Services,
  { alertId }: { alertId: number },
): Promise<void> {
  const { db } = services;
  const alert = await findAlert(db, alertId, null);
  if (!alert || alert.isDemo) return;
  const [source] = await db
    .select({ userId: conservationAlerts.userId, publicArea: conservationAlerts.publicArea })
    .from(conservationAlerts)
    .where(eq(conservationAlerts.id, alertId));
  const told = new Set([source?.userId]);
  const shownArea = await areaOf(alert, source?.publicArea ?? null);
  for await (const { userId, ...area } of readSubscriptions(services, alert)) {
    if (told.has(userId) || !concernsArea(area, alert, shownArea)) continue;
    told.add(userId);
    await db.transaction((tx) => services.jobs.send(tx, DeliverAlert, { alertId, userId }));
  }
}

/** As everybody sees it: of the point that is shown, or of the cell where only that is. */
async function areaOf(
  { isBlurred, latitude, longitude }: ConservationAlert,
  areaOfCell: string | null,
): Promise<string | null> {
  if (isBlurred || latitude === null || longitude === null) return areaOfCell;
  return nameArea({ latitude: Number(latitude), longitude: Number(longitude) });
}

async function* readSubscriptions({ db }: Services, { alertType }: ConservationAlert) {
  let after = 0;
  while (true) {
    const rows = await db
      .select()
      .from(alertSubscriptions)
      .where(
        and(
          gt(alertSubscriptions.id, after),
          or(isNull(alertSubscriptions.alertType), eq(alertSubscriptions.alertType, alertType)),
        ),
      )
      .orderBy(asc(alertSubscriptions.id))
      .limit(BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
