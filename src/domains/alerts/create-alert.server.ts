import type { Tx } from "#src/db/client.server.ts";
import { underFreeNumber } from "#src/db/free-number.server.ts";
import { conservationAlerts } from "#src/db/schema/alerts.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import { readKnownNames } from "#src/domains/species/read-known-names.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { sendOnce } from "#src/platform/http/send-once.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { TellOfAlert } from "./alert-jobs.ts";
import type { ConservationAlert, NewAlert } from "./contract.ts";
import { readAlertWords } from "./read-alert-words.server.ts";
import { requireAlert } from "./shown-alerts.server.ts";

/** By anybody; it is on the list at once, and those who asked for such alerts are told. */
export async function createAlert(
  services: Services,
  sender: Sender,
  said: NewAlert,
): Promise<ConservationAlert> {
  const { photo: given, ...facts } = said;
  const uploader = { userId: sender.viewer?.id ?? null, senderKey: sender.senderKey };
  const place = await placeValues(facts);
  const [photo = null] = await takeImages(services, uploader, given ? [given] : []);
  return services.db.transaction(async (tx) => {
    const id = await sendOnce(
      tx,
      services,
      { table: conservationAlerts, sender, said },
      async () => {
        const alertId = await insertAlert(tx, { ...facts, ...place, ...uploader, photo });
        await showMedia(tx, `alert:${alertId}`, photo ? [photo] : []);
        await services.jobs.send(tx, TellOfAlert, { alertId });
        return alertId;
      },
    );
    return requireAlert(tx, id, sender.viewer);
  });
}

type Facts = Omit<typeof conservationAlerts.$inferInsert, "id" | "speciesId" | "speciesIds">;

async function insertAlert(tx: Tx, facts: Facts): Promise<number> {
  const { speciesName = null } = facts;
  const named = speciesName ? await resolveSpeciesName(tx, speciesName) : null;
  const read = await readAlertWords(await readKnownNames(tx), facts);
  const species = { speciesId: named?.id ?? null, ...read };
  return underFreeNumber(async (id) => {
    const stored = await tx
      .insert(conservationAlerts)
      .values({ ...facts, ...species, id })
      .onConflictDoNothing()
      .returning({ id: conservationAlerts.id });
    return stored[0]?.id ?? null;
  });
}
