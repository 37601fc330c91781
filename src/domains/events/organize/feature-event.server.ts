import { eq } from "drizzle-orm";
import { events } from "#src/db/schema/events.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireEventRow } from "../event/queries.server.ts";

/** Administrators put events forward; the list begins with them. */
export async function featureEvent(
  { db }: Services,
  admin: Viewer,
  { id, featured }: { id: number; featured: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await requireEventRow(tx, id);
    await tx.update(events).set({ featured }).where(eq(events.id, id));
    await recordDecision(tx, admin, {
      action: featured ? "event.feature" : "event.unfeature",
      subject: { type: "event", id, name: event.title },
      before: { featured: event.featured },
      after: { featured },
    });
  });
}
