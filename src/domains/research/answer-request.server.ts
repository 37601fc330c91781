import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { collaborationRequests } from "#src/db/schema/research.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { OWN_PROJECT } from "./limits-contract.ts";
import { DeliverCollaborationAnswer } from "./mail-jobs.ts";
import { requireProjectRow } from "./queries.server.ts";
import { lockRequest, type RequestRow } from "./read-requests.server.ts";
import type { CollaborationAnswer } from "./request-contract.ts";
import { requireLead } from "./require-lead.server.ts";
import { collaborationPath } from "./research-tokens.server.ts";
import { isLead } from "./rules.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** A lead may think again; what was withdrawn stays so. The same answer twice is one, and mailed once. */
export async function answerRequest(
  services: Services,
  viewer: Viewer | null,
  { requestId, decision, note, token }: CollaborationAnswer,
): Promise<{ projectId: number; status: "accepted" | "declined" }> {
  return services.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const project = await requireProjectRow(tx, request.projectId);
    requireLead(services, viewer, { project, token });
    if (request.status === "withdrawn")
      throw new AppError("conflict", "This request was withdrawn.", { code: "withdrawn" });
    if (decision === "accepted" && isLead(project, request))
      throw new AppError("conflict", OWN_PROJECT, { code: "own" });
    const answered = { projectId: project.id, status: decision };
    if (request.status === decision && request.note === note) return answered;
    await tx
      .update(collaborationRequests)
      .set({ status: decision, note, answeredAt: new Date() })
      .where(eq(collaborationRequests.id, requestId));
    if (viewer && project.userId !== viewer.id && !token)
      await recordDecision(tx, viewer, {
        action: `research.${decision}`,
        subject: { type: "research", id: project.id, name: project.title },
        note,
      });
    await tellAsker(tx, services, { project, request, decision, note });
    return answered;
  });
}

interface Told {
  project: ProjectRow;
  request: RequestRow;
  decision: "accepted" | "declined";
  note: string | null;
}

async function tellAsker(tx: Tx, services: Services, told: Told): Promise<void> {
  const { id, email, userId, senderKey, name, isDemo } = told.request;
  if (isDemo || !email) return;
  await services.jobs.send(tx, DeliverCollaborationAnswer, {
    ...{ to: email, userId, senderKey, name, projectTitle: told.project.title },
    ...{ outcome: told.decision, note: told.note },
    path: collaborationPath(services, id),
  });
}
