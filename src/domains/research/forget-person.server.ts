import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import { isOwnRequest } from "./read-requests.server.ts";
import { removeProject } from "./remove-project.server.ts";

/** Nobody would answer for a project whose creator has left: it goes, whatever was chosen for reviews. */
export async function forgetResearcher(tx: Tx, departure: Departure): Promise<void> {
  await leaveProjects(tx, departure);
  await leaveRequests(tx, departure);
}

async function leaveProjects(tx: Tx, { viewer, services }: Departure): Promise<void> {
  const hasAddress = eq(sql`lower(${researchProjects.contactEmail})`, viewer.email.toLowerCase());
  const own = await tx
    .select()
    .from(researchProjects)
    .where(
      or(eq(researchProjects.userId, viewer.id), and(isNull(researchProjects.userId), hasAddress)),
    );
  for (const project of own) {
    await removeProject(tx, services, project);
    await upholdOpenFlags(tx, viewer, { type: "research", id: project.id });
  }
  await tx
    .update(researchProjects)
    .set({ contactEmail: null, contactConfirmedAt: null })
    .where(hasAddress);
}

/** Collaborators stay counted, without a name or a word of theirs. */
async function leaveRequests(tx: Tx, { viewer }: Departure): Promise<void> {
  await tx
    .delete(collaborationRequests)
    .where(and(isOwnRequest(viewer), ne(collaborationRequests.status, "accepted")));
  await tx
    .update(collaborationRequests)
    .set({
      ...{ name: FORMER_MEMBER, email: "", expertise: "", contribution: "", message: "" },
      ...{ note: null, userId: null, senderKey: null },
      askerKey: sql`'left:' || ${collaborationRequests.id}`,
    })
    .where(isOwnRequest(viewer));
}
