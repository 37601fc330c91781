import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { collaborationRequests, researchProjects } from "#src/db/schema/research.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/**
 * What was sent in under an address belongs to the account that has proved it. A project only when its
 * reader stood by it: anybody may have typed the address.
 */
export async function joinProjects(
  { db }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const address = email.toLowerCase();
  await db
    .update(researchProjects)
    .set({ userId })
    .where(
      and(
        isNull(researchProjects.userId),
        isNotNull(researchProjects.contactConfirmedAt),
        eq(sql`lower(${researchProjects.contactEmail})`, address),
      ),
    );
  await db
    .update(collaborationRequests)
    .set({ userId })
    .where(
      and(
        isNull(collaborationRequests.userId),
        eq(sql`lower(${collaborationRequests.email})`, address),
      ),
    );
}
