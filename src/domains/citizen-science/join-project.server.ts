import { and, eq, or } from "drizzle-orm";
import { citizenParticipation } from "#src/db/schema/citizen-science.server.ts";
import type { Observer } from "#src/domains/accounts/session/observer.server.ts";
import { admitVote } from "#src/domains/moderation/admit-vote.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Participation } from "./contract.ts";
import { lockProject } from "./queries.server.ts";
import { takesPeople } from "./rules.ts";

/** Once for each person and browser, however often it is sent; leaving is the same call turned round. */
export function joinProject(
  { db }: Services,
  observer: Observer<Viewer>,
  { id, isJoined }: { id: number; isJoined: boolean },
): Promise<Participation> {
  const { viewer, browserKey, networkKey: senderKey } = observer;
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
            or(
              eq(citizenParticipation.browserKey, browserKey),
              senderKey === null ? undefined : eq(citizenParticipation.senderKey, senderKey),
            ),
          ),
        );
      const subject = { type: "citizen-project", id } as const;
      await admitVote(tx, observer, { subject, given: joined, deed: "joined it" });
      await tx
        .insert(citizenParticipation)
        .values({ projectId: id, userId: viewer.id, browserKey, senderKey })
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
