import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";

/** Without an address nobody can be answered, so the conversation is closed. */
export async function forgetAsker(tx: Tx, { viewer }: Departure): Promise<void> {
  const threads = await tx
    .update(supportThreads)
    .set({ name: FORMER_MEMBER, email: "", senderKey: null, status: "closed" })
    .where(
      or(
        eq(supportThreads.userId, viewer.id),
        eq(sql`lower(${supportThreads.email})`, viewer.email.toLowerCase()),
      ),
    )
    .returning({ id: supportThreads.id });
  if (threads.length === 0) return;
  const ids = threads.map(({ id }) => id);
  await tx
    .update(supportMessages)
    .set({ authorName: FORMER_MEMBER })
    .where(and(inArray(supportMessages.threadId, ids), eq(supportMessages.isFromStaff, false)));
}
