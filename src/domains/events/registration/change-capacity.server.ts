import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { lockDate } from "./lock-date.server.ts";
import { settleDate } from "./settle-date.server.ts";

/** More places let the line move up at once; fewer than are taken are refused. Null is without a limit. */
export async function changeCapacity(
  tx: Tx,
  services: Services,
  { dateId, capacity }: { dateId: number; capacity: number | null },
): Promise<void> {
  const date = await lockDate(tx, dateId);
  if (capacity !== null && capacity < date.taken) {
    const message = `${date.taken} places are taken already. Please give at least as many.`;
    throw new AppError("conflict", message, { code: "taken", fields: { capacity: message } });
  }
  await tx.update(eventDates).set({ capacity }).where(eq(eventDates.id, dateId));
  await settleDate(tx, services, { ...date, capacity });
}
