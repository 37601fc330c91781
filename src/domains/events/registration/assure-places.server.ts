import { and, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { type DateNews, DeliverRegistration } from "./mail-jobs.ts";

/** Those on a date who have yet to say yes to their place. */
export function isUnconfirmed({ id }: { id: number }): SQL | undefined {
  const { dateId, status, confirmBy } = eventRegistrations;
  return and(eq(dateId, id), eq(status, "registered"), isNotNull(confirmBy));
}

/** Nothing has to be confirmed any more: whoever was asked to is told, with what happened to the date. */
export async function assurePlaces(
  tx: Tx,
  { jobs }: Services,
  date: { id: number },
  news: DateNews | null = null,
): Promise<number[]> {
  const sure = await tx
    .update(eventRegistrations)
    .set({ confirmBy: null })
    .where(isUnconfirmed(date))
    .returning({ id: eventRegistrations.id });
  const ids = sure.map(({ id }) => id);
  for (const registrationId of ids)
    await jobs.send(tx, DeliverRegistration, { registrationId, occasion: "sure", news });
  return ids;
}

/** Whoever has come has said yes: the place does not lapse. */
export const confirmByComing = (tx: Tx, ids: readonly number[]) =>
  tx
    .update(eventRegistrations)
    .set({ confirmBy: null })
    .where(
      and(inArray(eventRegistrations.id, [...ids]), eq(eventRegistrations.status, "registered")),
    );
