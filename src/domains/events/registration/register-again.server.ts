import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { NewRegistration } from "./contract.ts";
import type { LockedDate } from "./lock-date.server.ts";
import { DeliverRegistration } from "./mail-jobs.ts";
import type { PartyRow } from "./queries.server.ts";
import { resizeParty } from "./resize-party.server.ts";

/** The one live registration of an address for a date. */
export async function requireLiveParty(
  tx: Tx,
  { dateId, email }: { dateId: number; email: string },
): Promise<PartyRow> {
  const [row] = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.dateId, dateId),
        eq(sql`lower(${eventRegistrations.userEmail})`, email.toLowerCase()),
        sql`${eventRegistrations.status} in ('registered', 'waiting')`,
      ),
    );
  if (!row) throw new Error("The registration is neither new nor there");
  return row;
}

interface Again {
  date: LockedDate;
  party: PartyRow;
  asked: NewRegistration;
}

/** By whoever has proved the address: what was typed now counts, whoever typed the earlier one. */
export async function takeOver(
  tx: Tx,
  services: Services,
  { date, party, asked, userId }: Again & { userId: string },
): Promise<void> {
  const { userName, notes, attendeeCount } = asked;
  await tx
    .update(eventRegistrations)
    .set({ userId, userName, notes: notes ?? party.notes, updatedAt: new Date() })
    .where(eq(eventRegistrations.id, party.id));
  if (attendeeCount === party.attendeeCount) await mailAgain(tx, services, { party, asked });
  else await resizeParty(tx, services, { date, party, size: attendeeCount });
}

/** By anybody: nothing changes, and the reader of the address is offered what was asked for. */
export async function mailAgain(
  tx: Tx,
  { jobs }: Services,
  { party, asked }: Omit<Again, "date">,
): Promise<void> {
  await jobs.send(tx, DeliverRegistration, {
    registrationId: party.id,
    occasion: "again",
    askedFor: asked.attendeeCount,
  });
}
