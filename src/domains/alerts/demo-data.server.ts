import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { freeNumber } from "#src/db/free-number.server.ts";
import { alertSupports, conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { DEMO_ALERTS, type DemoAlert } from "./demo/data/alerts.ts";
import { readAlertWords } from "./read-alert-words.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Alerts of every type and severity, some verified, some resolved. Nobody is mailed about them. */
export const demoAlerts: DemoData = {
  name: "alerts",
  async load(tx) {
    const now = Date.now();
    for (const alert of DEMO_ALERTS) await loadAlert(tx, alert, now);
    return [`Demo alerts: ${DEMO_ALERTS.length}`];
  },
  async remove(tx) {
    await tx.delete(conservationAlerts).where(eq(conservationAlerts.isDemo, true));
  },
};

async function loadAlert(tx: Tx, alert: DemoAlert, now: number): Promise<void> {
  const { daysAgo, support, isVerified, resolvedAfter, place, ...facts } = alert;
  const createdAt = new Date(now - daysAgo * DAY);
  const after = (days: number) => new Date(Math.min(createdAt.getTime() + days * DAY, now));
  const [location, latitude, longitude] = place;
  const source = { accuracyMeters: 400, positionSource: "map" as const };
  const { speciesName = null } = facts;
  const placed = await placeValues({ location, latitude, longitude, ...source });
  const named = speciesName ? await resolveSpeciesName(tx, speciesName) : null;
  const [stored] = await tx
    .insert(conservationAlerts)
    .values({
      ...{ ...facts, createdAt, isDemo: true },
      ...placed,
      ...(await readAlertWords(await readKnownNames(tx), { ...facts, ...placed })),
      ...{ id: freeNumber(), speciesId: named?.id ?? null },
      verifiedAt: isVerified ? after(1) : null,
      ...(resolvedAfter !== undefined && {
        status: "resolved" as const,
        resolvedAt: after(resolvedAfter),
      }),
    })
    .returning({ id: conservationAlerts.id });
  if (!stored) throw new Error("The alert was not stored");
  const people = Array.from({ length: support }, () => ({ alertId: stored.id, isDemo: true }));
  if (people.length > 0) await tx.insert(alertSupports).values(people);
}
