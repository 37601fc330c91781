import { eq } from "drizzle-orm";
import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { keepImages } from "#src/domains/media/keep-images.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { ChangedCitizenProject, CitizenProject } from "./contract.ts";
import { nameProject } from "./name-project.server.ts";
import { lockProject, requireProjectRow } from "./queries.server.ts";
import { requireManager } from "./require-manager.server.ts";
import { auditText, toProject } from "./to-project.server.ts";

/** By its creator or an administrator, whose changes are written down. */
export async function changeProject(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  changed: ChangedCitizenProject & { id: number },
): Promise<CitizenProject> {
  const { id, photo: given, ...changes } = changed;
  const seen = await requireProjectRow(services.db, id, viewer);
  requireManager(seen, viewer);
  const uploader = { userId: viewer.id, senderKey };
  const [taken = null] = await keepImages(services, uploader, {
    given: given ? [given] : [],
    kept: seen.photo ? [seen.photo] : [],
  });
  const photo = given === undefined ? {} : { photo: taken };
  const place = await placeOf(changes);
  return services.db.transaction(async (tx) => {
    const before = await lockProject(tx, id);
    const values = { ...withoutPlace(changes), ...place, ...photo };
    if (Object.keys(values).length > 0)
      await tx.update(citizenProjects).set(values).where(eq(citizenProjects.id, id));
    await nameProject(tx, { ...before, ...values });
    if (given !== undefined) await showMedia(tx, `citizen-project:${id}`, taken ? [taken] : []);
    const after = await requireProjectRow(tx, id, viewer);
    if (before.userId !== viewer.id)
      await recordDecision(tx, viewer, {
        action: "citizen-project.change",
        subject: { type: "citizen-project", id, name: after.title },
        before: auditText(before),
        after: auditText(after),
      });
    return toProject(after);
  });
}

type Changes = Omit<ChangedCitizenProject, "photo">;

const withoutPlace = ({
  location: _location,
  latitude: _latitude,
  longitude: _longitude,
  accuracyMeters: _accuracy,
  positionSource: _source,
  ...rest
}: Changes) => rest;

async function placeOf({ location, ...position }: Changes) {
  if (location === undefined) return {};
  const { latitude = null, longitude = null, accuracyMeters = null } = position;
  const { positionSource = null } = position;
  return placeValues({ location, latitude, longitude, accuracyMeters, positionSource });
}
