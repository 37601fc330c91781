import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { ALREADY_DECIDED } from "#src/domains/moderation/already-decided.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { requireEventRow } from "../event/queries.server.ts";
import type { EventRow } from "../event/to-event.server.ts";

/**
 * Its row comes before the rows of its dates, as for whoever changes or cancels it. Of two who decide
 * at once one waits, and is told that somebody was faster.
 */
export async function lockEvent(
  tx: Tx,
  { id, isTakenDown }: { id: number; isTakenDown: boolean },
): Promise<EventRow> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
  const row = await requireEventRow(tx, id);
  const isStill = (row.takenDownReason !== null) === isTakenDown;
  if (!isStill) throw new AppError("conflict", ALREADY_DECIDED);
  return row;
}
