import type { Tx } from "#src/db/client.server.ts";
import { researchProjects } from "#src/db/schema/research.server.ts";
import { sendOnce } from "#src/platform/http/send-once.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { NewProject, OwnProject } from "./contract.ts";
import { DeliverContactQuestion } from "./mail-jobs.ts";
import { requireProjectRow } from "./queries.server.ts";
import { requireNotRefused } from "./remember-refusal.server.ts";
import { mayManage } from "./rules.ts";
import { toProject } from "./to-project.server.ts";

/**
 * It is on the list at once. How it stands and is funded is said by those who can change it later; the
 * address is confirmed when it is that of the account, and asked otherwise.
 */
export async function submitProject(
  services: Services,
  sender: Sender,
  said: NewProject,
): Promise<OwnProject> {
  const { viewer } = sender;
  const row = await services.db.transaction(async (tx) => {
    const sent = { table: researchProjects, sender, said };
    const id = await sendOnce(tx, services, sent, () => storeProject(tx, services, sender, said));
    return requireProjectRow(tx, id);
  });
  return {
    ...toProject(row, viewer),
    // Whoever typed it knows it.
    contactEmail: said.contactEmail,
    isContactConfirmed: row.contactConfirmedAt !== null,
    mayManage: mayManage(row, viewer),
    waiting: 0,
  };
}

async function storeProject(
  tx: Tx,
  services: Services,
  { viewer, senderKey }: Sender,
  { status, fundingStatus, ...facts }: NewProject,
): Promise<number> {
  const isOwnAddress = viewer?.email === facts.contactEmail;
  const [stored] = await tx
    .insert(researchProjects)
    .values({
      ...facts,
      ...(viewer && { userId: viewer.id, submitterId: viewer.id, status, fundingStatus }),
      contactConfirmedAt: isOwnAddress ? new Date() : null,
      senderKey,
    })
    .returning();
  if (!stored) throw new Error("The project was not stored");
  if (!isOwnAddress) {
    await requireNotRefused(tx, services, stored);
    await services.jobs.send(tx, DeliverContactQuestion, { projectId: stored.id });
  }
  return stored.id;
}
