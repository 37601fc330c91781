import { eq } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { cancelParty } from "./cancel-party.server.ts";
import type { RegistrationDeed, RegistrationState } from "./contract.ts";
import { inTurn, type LockedDate, lockDate } from "./lock-date.server.ts";
import type { PartyRow } from "./queries.server.ts";
import { resizeParty } from "./resize-party.server.ts";
import { settleLapsed } from "./settle-date.server.ts";

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
      else {
        requireLive(date, party);
        requireShown(date);
        await resizeParty(tx, services, { date, party, size: attendeeCount ?? 1 });
      }
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
  requireTakesPlace(date);
  if (party.status === "waiting")
    throw new AppError("conflict", "You are still on the waiting list.");
  await tx
    .update(eventRegistrations)
    .set({ confirmBy: null, updatedAt: new Date() })
    .where(eq(eventRegistrations.id, party.id));
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

/** A deadline stands still meanwhile: there is nothing to say yes to. */
function requireTakesPlace({ status }: LockedDate): void {
  if (status === "active") return;
  const message = `This event was ${status}. There is nothing to confirm until it takes place.`;
  throw new AppError("conflict", message, { code: status });
}

function requireShown({ isShown }: LockedDate): void {
  if (isShown) return;
  throw new AppError(
    "conflict",
    "This event is no longer shown. The registration can only be cancelled.",
  );
}

function requireAhead({ startsAt }: LockedDate): void {
  if (startsAt > new Date()) return;
  throw new AppError("conflict", "This event has begun. Nothing can be changed any more.");
}
