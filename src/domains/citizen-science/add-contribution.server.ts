import { citizenContributions } from "#src/db/schema/citizen-science.server.ts";
import { NOWHERE, requireDayBegun } from "#src/domains/places/today-at.server.ts";
import { sendOnce } from "#src/platform/http/send-once.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CitizenProject, NewContribution } from "./contract.ts";
import { contribute } from "./contribute.server.ts";
import { requireProject } from "./queries.server.ts";
import { requireMember } from "./require-member.server.ts";

/** By whoever takes part in the project; without a key the same within a moment counts once. */
export function addContribution(
  services: Services,
  sender: Sender<Viewer>,
  { id, requestKey, ...given }: NewContribution & { id: number },
): Promise<CitizenProject> {
  const { viewer } = sender;
  return services.db.transaction(async (tx) => {
    await requireMember(tx, viewer, id);
    // Work for a project is done anywhere, not only where the project is.
    requireDayBegun(given.day, NOWHERE, { field: "day", now: new Date() });
    const make = () =>
      contribute(tx, {
        ...{ ...given, projectId: id, userId: viewer.id },
        source: `form:${requestKey ?? newUuid()}`,
      });
    if (requestKey) await make();
    else {
      const sent = { table: citizenContributions, sender, said: { id, ...given } };
      await sendOnce(tx, services, sent, async () => (await make()) ?? 0);
    }
    return requireProject(tx, id, viewer);
  });
}
