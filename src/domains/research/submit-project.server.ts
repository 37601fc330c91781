import { researchProjects } from "#src/db/schema/research.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { NewProject, OwnProject } from "./contract.ts";
import { DeliverContactQuestion } from "./mail-jobs.ts";
import { toProject } from "./to-project.server.ts";

/**
 * It is on the list at once. How it stands and is funded is said by those who can change it later; the
 * address is confirmed when it is that of the account, and asked otherwise.
 */
export async function submitProject(
  { db, jobs }: Services,
  { viewer, senderKey }: Sender,
  { status, fundingStatus, ...facts }: NewProject,
): Promise<OwnProject> {
  const isOwnAddress = viewer?.email === facts.contactEmail;
  const row = await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(researchProjects)
      .values({
        ...facts,
        ...(viewer && { userId: viewer.id, status, fundingStatus }),
        contactConfirmedAt: isOwnAddress ? new Date() : null,
        senderKey,
      })
      .returning();
    if (!stored) throw new Error("The project was not stored");
    if (!isOwnAddress) await jobs.send(tx, DeliverContactQuestion, { projectId: stored.id });
    return stored;
  });
  return {
    ...toProject({ ...row, collaborators: 0 }, viewer),
    // Whoever typed it knows it.
    contactEmail: row.contactEmail,
    isContactConfirmed: isOwnAddress,
    waiting: 0,
  };
}
