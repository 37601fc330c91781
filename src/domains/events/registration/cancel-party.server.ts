import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AttendanceChanged } from "./events.ts";
import { type LockedDate, lockDate } from "./lock-date.server.ts";
import { DeliverRegistrationEnd } from "./mail-jobs.ts";
import { settleDate } from "./settle-date.server.ts";

type PartyRow = typeof eventRegistrations.$inferSelect;

interface Cancelling {
  date: LockedDate;
  party: Pick<PartyRow, "id" | "status" | "attendeeCount">;
  /** Null where nobody is left to be told. */
  reason: "cancelled" | "removed" | null;
}

/** Of a date that is locked: its places, or its place in line, are free at once. */
export async function cancelParty(
  tx: Tx,
  services: Services,
  { date, party, reason }: Cancelling,
): Promise<LockedDate> {
  const { id: registrationId, status, attendeeCount } = party;
  if (status !== "registered" && status !== "waiting") return date;
  await tx
    .update(eventRegistrations)
    .set({ status: "cancelled", confirmBy: null, updatedAt: new Date() })
    .where(eq(eventRegistrations.id, registrationId));
  const hadPlace = status === "registered";
  if (hadPlace) await services.jobs.publish(tx, AttendanceChanged, { registrationId });
  if (reason)
    await services.jobs.send(tx, DeliverRegistrationEnd, { registrationId, reason, hadPlace });
  return settleDate(
    tx,
    services,
    hadPlace
      ? { ...date, taken: date.taken - attendeeCount }
      : { ...date, waitingParties: date.waitingParties - 1 },
  );
}

/** For those who run the event: takes a party off and tells it. Off already, it stays off. */
export async function removeParty(
  tx: Tx,
  services: Services,
  { dateId, registrationId }: { dateId: number; registrationId: number },
): Promise<void> {
  const date = await lockDate(tx, dateId);
  const [party] = await tx
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId));
  if (party?.dateId === dateId) await cancelParty(tx, services, { date, party, reason: "removed" });
}
