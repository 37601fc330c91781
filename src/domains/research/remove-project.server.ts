import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverCollaborationAnswer } from "./mail-jobs.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** With its requests; whoever takes part or waits for an answer is told. */
export async function removeProject(
  tx: Tx,
  { jobs }: Services,
  { id, title }: Pick<ProjectRow, "id" | "title">,
): Promise<void> {
  const asking = await tx
    .select()
    .from(collaborationRequests)
    .where(
      and(
        eq(collaborationRequests.projectId, id),
        inArray(collaborationRequests.status, ["pending", "accepted"]),
        eq(collaborationRequests.isDemo, false),
      ),
    );
  await tx.delete(researchProjects).where(eq(researchProjects.id, id));
  for (const { email, userId, senderKey, name } of asking) {
    if (!email) continue;
    await jobs.send(tx, DeliverCollaborationAnswer, {
      ...{ to: email, userId, senderKey, name, projectTitle: title },
      ...{ outcome: "gone", note: null, path: null },
    });
  }
}
