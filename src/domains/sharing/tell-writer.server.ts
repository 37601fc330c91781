import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { readAboutName } from "./audit-experience.server.ts";
import { DeliverExperienceDecision } from "./mail-jobs.ts";
import type { ExperienceRow } from "./to-experience.server.ts";

/** With a reason it is not on the page, or no longer. Without an account there is no address to write to. */
export async function tellWriter(
  tx: Tx,
  { jobs }: Services,
  row: ExperienceRow,
  reason: string | null,
): Promise<void> {
  const { userId, authorName, businessId, eventId, isApproved } = row;
  if (!userId) return;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await jobs.send(tx, DeliverExperienceDecision, {
    email: user.email,
    authorName,
    businessId,
    eventId,
    aboutName: await readAboutName(tx, row),
    isPublished: reason === null,
    wasPublished: isApproved,
    reason,
  });
}
