import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { ATTENDEES_MAX } from "../event/limits-contract.ts";
import { cancelParty } from "./cancel-party.server.ts";
import type { RegistrationDeed, RegistrationState } from "./contract.ts";
import { inTurn, type LockedDate, lockDate } from "./lock-date.server.ts";
import { DeliverRegistration } from "./mail-jobs.ts";
import { largestParty } from "./rules.ts";
import { settleDate, settleLapsed } from "./settle-date.server.ts";

type PartyRow = typeof eventRegistrations.$inferSelect;

/** By whoever holds the link. Doing the same twice does it once. */
export async function changeRegistration(
  services: Services,
  { registrationId }: { registrationId: number },
  { deed, attendeeCount }: Omit<RegistrationDeed, "token">,
): Promise<RegistrationState> {
  const { dateId } = await requireParty(services.db, registrationId);
  return inTurn(dateId, () =>
    services.db.transaction(async (tx) => {
      const locked = await lockDate(tx, dateId);
      const date = locked.isOpen ? await settleLapsed(tx, services, locked) : locked;
      const party = await requireParty(tx, registrationId);
      if (deed === "cancel") await cancelOwn(tx, services, { date, party });
      else if (deed === "confirm") await confirmParty(tx, { date, party });
      else await resizeParty(tx, services, { date, party, size: attendeeCount ?? 1 });
      const { status, attendeeCount: size } = await requireParty(tx, registrationId);
      return { status, attendeeCount: size };
    }),
  );
}

async function requireParty(db: Db | Tx, id: number): Promise<PartyRow> {
  const [row] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  if (!row) throw new AppError("not_found", "This registration is no longer there.");
  return row;
}

interface Held {
  date: LockedDate;
  party: PartyRow;
}

async function cancelOwn(tx: Tx, services: Services, { date, party }: Held): Promise<void> {
  if (party.status === "cancelled" || party.status === "lapsed") return;
  requireAhead(date);
  await cancelParty(tx, services, { date, party, reason: "cancelled" });
}

async function confirmParty(tx: Tx, { date, party }: Held): Promise<void> {
  if (party.status === "registered" && party.confirmBy === null) return;
  requireLive(date, party);
  if (party.status === "waiting")
    throw new AppError("conflict", "You are still on the waiting list.");
  await tx
    .update(eventRegistrations)
    .set({ confirmBy: null, updatedAt: new Date() })
    .where(eq(eventRegistrations.id, party.id));
}

/** Whoever changes the party says yes with it. */
async function resizeParty(
  tx: Tx,
  services: Services,
  { date, party, size }: Held & { size: number },
): Promise<void> {
  requireLive(date, party);
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

function requireLive(date: LockedDate, { status }: PartyRow): void {
  if (status === "cancelled")
    throw new AppError("conflict", "This registration was cancelled.", { code: "cancelled" });
  if (status === "lapsed")
    throw new AppError(
      "conflict",
      "The time to confirm has passed, and the place went to the next.",
      {
        code: "lapsed",
      },
    );
  requireAhead(date);
}

function requireAhead({ startsAt }: LockedDate): void {
  if (startsAt > new Date()) return;
  throw new AppError("conflict", "This event has begun. Nothing can be changed any more.");
}
