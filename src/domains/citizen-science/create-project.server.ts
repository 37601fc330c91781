import { citizenProjects } from "#src/db/schema/citizen-science.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import { sendOnce } from "#src/platform/http/send-once.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, NewCitizenProject } from "./contract.ts";
import { nameProject } from "./name-project.server.ts";
import { requireProject } from "./queries.server.ts";

/** By whoever is signed in; it is on the list at once. */
export async function createProject(
  services: Services,
  sender: Sender<Viewer>,
  said: NewCitizenProject,
): Promise<CitizenProject> {
  const { photo: given, ...facts } = said;
  const { viewer, senderKey } = sender;
  const place = await placeValues(facts);
  const uploader = { userId: viewer.id, senderKey };
  const [photo = null] = await takeImages(services, uploader, given ? [given] : []);
  return services.db.transaction(async (tx) => {
    const id = await sendOnce(tx, services, { table: citizenProjects, sender, said }, async () => {
      const [row] = await tx
        .insert(citizenProjects)
        .values({ ...facts, ...place, photo, userId: viewer.id })
        .returning();
      if (!row) throw new Error("The project was not stored");
      await nameProject(tx, row);
      await showMedia(tx, `citizen-project:${row.id}`, photo ? [photo] : []);
      return row.id;
    });
    return requireProject(tx, id, viewer);
  });
}
