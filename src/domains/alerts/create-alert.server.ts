import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import { redact } from "#src/domains/places/rules.ts";
import { findNamedSpecies } from "#src/domains/species/find-named-species.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { TellOfAlert } from "./alert-jobs.ts";
import type { ConservationAlert, NewAlert } from "./contract.ts";
import { requireAlert } from "./shown-alerts.server.ts";

/** By anybody; it is on the list at once, and those who asked for such alerts are told. */
export async function createAlert(
  services: Services,
  { viewer, senderKey }: Sender,
  { photo: given, ...facts }: NewAlert,
): Promise<ConservationAlert> {
  const { title, description, actionRequired, speciesName } = facts;
  const userId = viewer?.id ?? null;
  const place = await placeValues(facts);
  const [photo = null] = await takeImages(services, { userId, senderKey }, given ? [given] : []);
  return services.db.transaction(async (tx) => {
    const named = speciesName ? await resolveSpeciesName(tx, speciesName) : null;
    const mentioned = await findNamedSpecies(tx, {
      name: speciesName,
      texts: [title, description, actionRequired],
    });
    const [row] = await tx
      .insert(conservationAlerts)
      .values({
        ...{ ...facts, ...place, photo, userId, senderKey },
        speciesId: named?.id ?? null,
        speciesIds: mentioned,
        publicTitle: redact(title, facts.location),
        publicDescription: redact(description, facts.location),
        publicAction: actionRequired && redact(actionRequired, facts.location),
      })
      .returning({ id: conservationAlerts.id });
    if (!row) throw new Error("The alert was not stored");
    await showMedia(tx, `alert:${row.id}`, photo ? [photo] : []);
    await services.jobs.send(tx, TellOfAlert, { alertId: row.id });
    return requireAlert(tx, row.id, viewer);
  });
}
