import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverRegistration } from "./mail-jobs.ts";

/** Those on a date who have yet to say yes to their place. */
export function isUnconfirmed({ id }: { id: number }): SQL | undefined {
  const { dateId, status, confirmBy } = eventRegistrations;
  return and(eq(dateId, id), eq(status, "registered"), isNotNull(confirmBy));
}

/** Nothing has to be confirmed any more: whoever was asked to is told. */
export async function assurePlaces(
  tx: Tx,
  { jobs }: Services,
  date: { id: number },
): Promise<void> {
  const sure = await tx
    .update(eventRegistrations)
    .set({ confirmBy: null })
    .where(isUnconfirmed(date))
    .returning({ registrationId: eventRegistrations.id });
  for (const party of sure)
    await jobs.send(tx, DeliverRegistration, { ...party, occasion: "sure" });
}
