import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { assurePlaces } from "./assure-places.server.ts";
import { type LockedDate, lockDate } from "./lock-date.server.ts";
import { DeliverRegistrationEnd } from "./mail-jobs.ts";
import { settleDate } from "./settle-date.server.ts";

/**
 * More places let the line move up at once; fewer than are taken are refused. Who waits with more
 * people than there are places now leaves the line and is told. Null is without a limit: nobody waits
 * for an answer where there is room for everybody.
 */
export async function changeCapacity(
  tx: Tx,
  services: Services,
  { dateId, capacity }: { dateId: number; capacity: number | null },
): Promise<void> {
  const date = await lockDate(tx, dateId);
  if (capacity !== null && capacity < date.taken) {
    const taken = date.taken === 1 ? "1 place is" : `${date.taken} places are`;
    const message = `${taken} taken already. Please give at least as many.`;
    throw new AppError("conflict", message, { code: "taken", fields: { capacity: message } });
  }
  await tx.update(eventDates).set({ capacity }).where(eq(eventDates.id, dateId));
  if (capacity === null) await assurePlaces(tx, services, date);
  const left = await dropTooLarge(tx, services, { ...date, capacity });
  await settleDate(tx, services, left);
}

async function dropTooLarge(tx: Tx, { jobs }: Services, date: LockedDate): Promise<LockedDate> {
  if (date.capacity === null || date.waitingParties === 0) return date;
  const { id, dateId, status, attendeeCount } = eventRegistrations;
  const dropped = await tx
    .update(eventRegistrations)
    .set({ status: "cancelled", updatedAt: new Date() })
    .where(and(eq(dateId, date.id), eq(status, "waiting"), gt(attendeeCount, date.capacity)))
    .returning({ registrationId: id });
  for (const party of dropped)
    await jobs.send(tx, DeliverRegistrationEnd, {
      ...party,
      reason: "too_large",
      hadPlace: false,
    });
  return { ...date, waitingParties: date.waitingParties - dropped.length };
}
