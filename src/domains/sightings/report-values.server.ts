import type { Db, Tx } from "#src/db/client.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import {
  requireDayBegun,
  requireTimePassed,
  todayAt,
} from "#src/domains/places/today-at.server.ts";
import { namesVersion } from "#src/domains/species/names-version.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import type { WholeSpeciesReport } from "./contract.ts";
import { ABUNDANCE_DEFAULT } from "./limits-contract.ts";

/** The columns that follow from what was sent, but for its pictures. */
export async function reportValues(
  db: Db | Tx,
  {
    reportDate,
    images: _images,
    projectId: _project,
    ...given
  }: Omit<WholeSpeciesReport, "projectId"> & { projectId?: unknown },
) {
  const { location, latitude, longitude, accuracyMeters, positionSource, ...rest } = given;
  const place = { location, latitude, longitude, accuracyMeters, positionSource };
  const found = given.speciesName ? await resolveSpeciesName(db, given.speciesName) : null;
  const placed = await placeValues(place);
  const now = new Date();
  const observedOn = reportDate ?? todayAt(placed, now) ?? localDateAt(now, SITE_TIME_ZONE);
  requireDayBegun(observedOn, placed, { field: "reportDate", now });
  const seenAt = { day: observedOn, time: given.observedTime };
  requireTimePassed(seenAt, placed, { field: "observedTime", now });
  const isAbsent = given.occurrenceStatus === "absent";
  return {
    ...rest,
    abundance: isAbsent ? null : (given.abundance ?? ABUNDANCE_DEFAULT),
    ...placed,
    speciesId: found?.id ?? null,
    observedOn,
    namesVersion: namesVersion(),
  };
}
