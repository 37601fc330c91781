import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import { findUserByEmail } from "#src/domains/accounts/person/queries.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { lockProject } from "./queries.server.ts";
import { rememberRefusal } from "./remember-refusal.server.ts";
import { removeProject } from "./remove-project.server.ts";
import type { ContactAnswer } from "./request-contract.ts";
import { idOfToken, leadsRequestsPath, requireLeadToken } from "./research-tokens.server.ts";
import { keeperOf } from "./rules.ts";
import { auditText, type ProjectRow } from "./to-project.server.ts";

/** Whoever reads the address stands by the project, or has nothing to do with it. Answers where to go on. */
export async function answerContact(
  services: Services,
  { token, decision }: ContactAnswer,
): Promise<{ path: string }> {
  return services.db.transaction(async (tx) => {
    const project = await lockProject(tx, idOfToken(token));
    requireLeadToken(services, project, token);
    if (decision === "disown") {
      await disown(tx, services, project);
      return { path: "/research?sent=disowned" };
    }
    await confirm(tx, project);
    return { path: leadsRequestsPath(services, project) };
  });
}

/** It belongs to the account of the address, or to the one that is made later; no longer to who sent it in. */
async function confirm(tx: Tx, project: ProjectRow): Promise<void> {
  const account = project.contactEmail
    ? await findUserByEmail(tx, project.contactEmail)
    : undefined;
  await tx
    .update(researchProjects)
    .set({
      contactConfirmedAt: project.contactConfirmedAt ?? new Date(),
      userId: account?.id ?? null,
    })
    .where(eq(researchProjects.id, project.id));
}

/** Nobody could answer for a project without an account; with one, only the address goes. It is not asked again. */
async function disown(tx: Tx, services: Services, project: ProjectRow): Promise<void> {
  await rememberRefusal(tx, services, project);
  const userId = keeperOf(project);
  if (userId === null) await removeProject(tx, services, project);
  else
    await tx
      .update(researchProjects)
      .set({ userId, contactEmail: null, contactConfirmedAt: null })
      .where(eq(researchProjects.id, project.id));
  await recordDecision(tx, "system", {
    action: "research.disown",
    subject: { type: "research", id: project.id, name: project.title },
    before: auditText(project),
    note: "Whoever reads the contact address knows nothing of this project.",
  });
}
