import { NOWHERE, requireDayBegun } from "#src/domains/places/today-at.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, NewContribution } from "./contract.ts";
import { contribute } from "./contribute.server.ts";
import { requireProject } from "./queries.server.ts";
import { requireMember } from "./require-member.server.ts";

/** By whoever takes part in the project. */
export function addContribution(
  { db }: Services,
  viewer: Viewer,
  { id, requestKey = newUuid(), ...given }: NewContribution & { id: number },
): Promise<CitizenProject> {
  return db.transaction(async (tx) => {
    await requireMember(tx, viewer, id);
    // Work for a project is done anywhere, not only where the project is.
    requireDayBegun(given.day, NOWHERE, { field: "day", now: new Date() });
    const source = `form:${requestKey}` as const;
    await contribute(tx, { ...given, projectId: id, userId: viewer.id, source });
    return requireProject(tx, id, viewer);
  });
}
