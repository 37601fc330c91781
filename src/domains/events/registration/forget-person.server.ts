import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import { type Departure, FORMER_MEMBER } from "#src/platform/domain/personal-data.server.ts";
import { cancelParty } from "./cancel-party.server.ts";
import { nobody } from "./forget-registrations.server.ts";
import { lockDate } from "./lock-date.server.ts";
import { isOwn } from "./queries.server.ts";

/** Places that nobody comes to are free for the next; who came is a number without a name. */
export async function forgetRegistrant(tx: Tx, { viewer, services }: Departure): Promise<void> {
  const isLive = inArray(eventRegistrations.status, ["registered", "waiting"]);
  const live = await tx
    .select()
    .from(eventRegistrations)
    .where(and(isOwn(viewer), isLive))
    .orderBy(asc(eventRegistrations.dateId));
  for (const { id, dateId } of live) {
    const date = await lockDate(tx, dateId);
    // Read again: before the lock it may have moved up.
    const [party] = await tx.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
    if (party && date.startsAt > new Date())
      await cancelParty(tx, services, { date, party, reason: null });
  }
  await tx
    .update(eventRegistrations)
    .set({ ...nobody(FORMER_MEMBER), userId: null })
    .where(isOwn(viewer));
}
