import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, NewContribution } from "./contract.ts";
import { contribute } from "./contribute.server.ts";
import { requireProject } from "./queries.server.ts";
import { requireMember } from "./require-member.server.ts";
import { isPast } from "./rules.ts";

/** By whoever takes part in the project. */
export function addContribution(
  { db }: Services,
  viewer: Viewer,
  { id, requestKey = newUuid(), ...given }: NewContribution & { id: number },
): Promise<CitizenProject> {
  if (!isPast(given.day, new Date())) {
    const message = "This day is still to come.";
    throw new AppError("invalid", message, { fields: { day: message } });
  }
  return db.transaction(async (tx) => {
    await requireMember(tx, viewer, id);
    const source = `form:${requestKey}` as const;
    await contribute(tx, { ...given, projectId: id, userId: viewer.id, source });
    return requireProject(tx, id, viewer);
  });
}
