import { and, eq, ne } from "drizzle-orm";
import { citizenParticipation } from "#src/db/schema/citizen-science.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { requireOwnBrowser } from "#src/domains/moderation/admit-vote.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Participation } from "./contract.ts";
import { lockProject } from "./queries.server.ts";
import { takesPeople } from "./rules.ts";

/** Once for each person and browser, however often it is sent; leaving is the same call turned round. */
export function joinProject(
  { db }: Services,
  { viewer, browserKey }: Observer<Viewer>,
  { id, isJoined }: { id: number; isJoined: boolean },
): Promise<Participation> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    if (isJoined) {
      if (!takesPeople(project))
        throw new AppError("conflict", "This project is completed and takes nobody any more.");
      const joined = await tx
        .select()
        .from(citizenParticipation)
        .where(
          and(
            eq(citizenParticipation.projectId, id),
            eq(citizenParticipation.browserKey, browserKey),
            ne(citizenParticipation.userId, viewer.id),
          ),
        );
      requireOwnBrowser(joined, browserKey, "joined");
      await tx
        .insert(citizenParticipation)
        .values({ projectId: id, userId: viewer.id, browserKey })
        .onConflictDoNothing();
    } else {
      await tx
        .delete(citizenParticipation)
        .where(
          and(eq(citizenParticipation.projectId, id), eq(citizenParticipation.userId, viewer.id)),
        );
    }
    const participantCount = await tx.$count(
      citizenParticipation,
      eq(citizenParticipation.projectId, id),
    );
    return { isJoined, participantCount };
  });
}
