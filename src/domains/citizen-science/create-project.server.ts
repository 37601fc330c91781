import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, NewCitizenProject } from "./contract.ts";
import { toProject } from "./to-project.server.ts";

/** By whoever is signed in; it is on the list at once. */
export async function createProject(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { photo: given, ...facts }: NewCitizenProject,
): Promise<CitizenProject> {
  const uploader = { userId: viewer.id, senderKey };
  const place = await placeValues(facts);
  const [photo = null] = await takeImages(services, uploader, given ? [given] : []);
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(citizenProjects)
      .values({ ...facts, ...place, photo, userId: viewer.id })
      .returning();
    if (!row) throw new Error("The project was not stored");
    await showMedia(tx, `citizen-project:${row.id}`, photo ? [photo] : []);
    return toProject({ ...row, participantCount: 0, dataCollected: 0, isJoined: false });
  });
}
