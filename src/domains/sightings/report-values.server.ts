import type { Db, Tx } from "#src/db/client.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import type { ChangedSpeciesReport } from "./contract.ts";
import { redact } from "./rules.ts";

/** The columns that follow from what was sent, but for its pictures. */
export async function reportValues(
  db: Db | Tx,
  {
    reportDate,
    images: _images,
    projectId: _project,
    ...given
  }: Omit<ChangedSpeciesReport, "projectId"> & { projectId?: unknown },
) {
  const { location, latitude, longitude, accuracyMeters, positionSource, ...rest } = given;
  const place = { location, latitude, longitude, accuracyMeters, positionSource };
  const found = given.speciesName ? await resolveSpeciesName(db, given.speciesName) : null;
  const rough = (text: string | null) => (text === null ? null : redact(text, location));
  return {
    ...rest,
    ...(await placeValues(place)),
    speciesId: found?.id ?? null,
    observedOn: reportDate,
    publicDescription: redact(given.description, location),
    publicBehavior: rough(given.behaviorObserved),
    publicConcerns: rough(given.conservationConcerns),
  };
}
