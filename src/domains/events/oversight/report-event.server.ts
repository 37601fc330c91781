import { and, eq } from "drizzle-orm";
import { events } from "#src/db/schema/events.server.ts";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { report, reporterOf } from "#src/domains/moderation/report.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { isOnSite } from "../event/event-conditions.server.ts";
import { EVENT_NOT_FOUND } from "../event/queries.server.ts";

/** Of an event that everybody may see. */
export async function reportEvent(
  { db }: Services,
  sender: Sender,
  { id, ...given }: NewReport & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever takes it down waits for the report, and closes it.
    const found = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.id, id), isOnSite))
      .for("share");
    if (found.length === 0) throw new AppError("not_found", EVENT_NOT_FOUND);
    await report(tx, reporterOf(sender), { ...given, subject: { type: "event", id } });
  });
}
