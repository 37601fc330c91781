import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { DateRow } from "../event/to-event.server.ts";

/** One date of this event, locked. */
export async function lockDateOf(
  tx: Tx,
  { id, dateId }: { id: number; dateId: number },
): Promise<DateRow> {
  const [date] = await tx
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.id, dateId), eq(eventDates.eventId, id)))
    .for("update");
  if (!date) throw new AppError("not_found", "There is no such date.");
  return date;
}

export function requireAhead({ overAt }: DateRow): void {
  if (overAt > new Date()) return;
  throw new AppError("conflict", "This date is over: nothing can be changed about it.");
}

export function requireUnbegun({ startsAt }: DateRow): void {
  if (startsAt > new Date()) return;
  const message = "This date has begun. Please choose one that is to come.";
  throw new AppError("conflict", message, { fields: { dateId: message } });
}
