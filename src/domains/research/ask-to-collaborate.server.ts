import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import { requireUser } from "#src/domains/accounts/person/queries.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { NO_NAME, OWN_PROJECT } from "./limits-contract.ts";
import { DeliverCollaborationRequest } from "./mail-jobs.ts";
import { projectNotFound } from "./queries.server.ts";
import type { RequestRow } from "./read-requests.server.ts";
import type { CollaborationReceipt, NewCollaboration } from "./request-contract.ts";
import { collaborationPath } from "./research-tokens.server.ts";
import { isLead, takesRequests } from "./rules.ts";
import type { ProjectRow } from "./to-project.server.ts";

/** One open request of each asker to a project; the same one sent again is answered alike and mailed once. */
export async function askToCollaborate(
  services: Services,
  sender: Sender,
  asked: NewCollaboration,
): Promise<CollaborationReceipt> {
  const { id, status } = await services.db.transaction(async (tx) => {
    const project = await requireOpenProject(tx, asked.projectId);
    const values = {
      ...asked,
      ...(await namesOf(tx, sender, asked)),
      userId: sender.viewer?.id ?? null,
      senderKey: sender.senderKey,
    };
    if (isLead(project, values)) throw new AppError("conflict", OWN_PROJECT, { code: "own" });
    const askerKey = askerKeyOf(services, sender, values);
    const [stored] = await tx
      .insert(collaborationRequests)
      .values({ ...values, askerKey })
      .onConflictDoNothing()
      .returning();
    if (!stored) return requireSame(await findOpen(tx, asked.projectId, askerKey), asked);
    await services.jobs.send(tx, DeliverCollaborationRequest, { requestId: stored.id });
    return stored;
  });
  return { success: true, id, status, link: collaborationPath(services, id) };
}

/** Whoever completes or deletes it meanwhile waits. */
async function requireOpenProject(tx: Tx, id: number): Promise<ProjectRow> {
  const [project] = await tx
    .select()
    .from(researchProjects)
    .where(eq(researchProjects.id, id))
    .for("share");
  if (!project) throw projectNotFound();
  if (!takesRequests(project))
    throw new AppError("conflict", "This project is completed and takes no more requests.", {
      code: "completed",
    });
  return project;
}

async function namesOf(
  tx: Tx,
  { viewer }: Sender,
  asked: NewCollaboration,
): Promise<{ name: string; email: string }> {
  if (viewer === null) return { name: asked.name ?? NO_NAME, email: asked.email ?? "" };
  const { firstName, lastName } = await requireUser(tx, viewer.id);
  const ownName = [firstName, lastName].filter(Boolean).join(" ");
  return { name: asked.name ?? ownName, email: asked.email ?? viewer.email };
}

const WORDS = ["expertise", "contribution", "message", "availability"] as const;

/**
 * A stranger who types somebody's address from elsewhere neither blocks them nor learns of their request.
 * Those who leave no address are told apart by their words: a marina has one network.
 */
function askerKeyOf(
  { secrets }: Services,
  { viewer, senderKey }: Sender,
  asked: Pick<NewCollaboration, (typeof WORDS)[number]> & { email: string },
): string {
  if (viewer) return `user:${viewer.id}`;
  const who = asked.email || JSON.stringify(WORDS.map((word) => asked[word]));
  return secrets.sign("collaboration-asker", `${senderKey} ${who}`);
}

async function findOpen(
  tx: Tx,
  projectId: number,
  askerKey: string,
): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(collaborationRequests)
    .where(
      and(
        eq(collaborationRequests.projectId, projectId),
        eq(collaborationRequests.askerKey, askerKey),
        inArray(collaborationRequests.status, ["pending", "accepted"]),
      ),
    );
  return row;
}

function requireSame(row: RequestRow | undefined, asked: NewCollaboration): RequestRow {
  if (row && WORDS.every((word) => row[word] === asked[word])) return row;
  throw new AppError(
    "conflict",
    "You have asked this project already. To say something else, take that request back first.",
    { code: "already_asked" },
  );
}
