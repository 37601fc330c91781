import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { ATTENDEES_MAX } from "../event/limits-contract.ts";
import type { LockedDate } from "./lock-date.server.ts";
import { DeliverRegistration } from "./mail-jobs.ts";
import type { PartyRow } from "./queries.server.ts";
import { largestParty } from "./rules.ts";
import { settleDate } from "./settle-date.server.ts";

/** Of a date that is locked. Whoever changes the party says yes with it; it is mailed again. */
export async function resizeParty(
  tx: Tx,
  services: Services,
  { date, party, size }: { date: LockedDate; party: PartyRow; size: number },
): Promise<void> {
  const more = size - party.attendeeCount;
  if (more === 0) return;
  if (size > largestParty(date, party, ATTENDEES_MAX)) throw tooLarge(date, party);
  await tx
    .update(eventRegistrations)
    .set({ attendeeCount: size, confirmBy: null, updatedAt: new Date() })
    .where(eq(eventRegistrations.id, party.id));
  const taken = party.status === "registered" ? date.taken + more : date.taken;
  await settleDate(tx, services, { ...date, taken });
  const changed = { registrationId: party.id, occasion: "changed" } as const;
  await services.jobs.send(tx, DeliverRegistration, changed);
}

function tooLarge(date: LockedDate, { status, attendeeCount }: PartyRow): AppError {
  const stays = `Your party stays at ${attendeeCount}.`;
  return new AppError(
    "conflict",
    status === "waiting" || date.waitingParties > 0
      ? `Others are waiting for places. ${stays}`
      : `There are not enough free places. ${stays}`,
    { code: "no_room" },
  );
}
