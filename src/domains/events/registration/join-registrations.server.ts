import { and, eq, isNull, sql } from "drizzle-orm";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** What was registered earlier under an address belongs to the account that has proved it. */
export async function joinRegistrations(
  { db }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .update(eventRegistrations)
    .set({ userId })
    .where(
      and(
        isNull(eventRegistrations.userId),
        eq(sql`lower(${eventRegistrations.userEmail})`, email.toLowerCase()),
      ),
    );
}
