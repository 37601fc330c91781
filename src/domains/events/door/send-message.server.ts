import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventMessages, eventRegistrations } from "#src/db/schema/events.server.ts";
import { enforceRateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireOnSite, requireOwnEvent } from "../organize/require-organizer.server.ts";
import type { NewMessage } from "./contract.ts";
import { type Audience, MESSAGES_PER_DAY } from "./limits-contract.ts";
import { DeliverAttendeeMessage } from "./mail-jobs.ts";
import { SpreadMessage } from "./message-jobs.ts";
import { requireDate } from "./queries.server.ts";

const PER_DAY = { name: "event-messages", calls: MESSAGES_PER_DAY, seconds: 86_400 };

/** Kept, and mailed to everybody whom it is for. */
export async function sendMessage(
  services: Services,
  viewer: Viewer,
  { eventId, ...message }: NewMessage & { eventId: number },
): Promise<{ recipients: number }> {
  const { db, jobs } = services;
  requireOnSite(await requireOwnEvent(db, viewer, eventId));
  const { id: dateId } = await requireDate(db, { eventId, dateId: message.dateId });
  const recipients = await db.$count(eventRegistrations, isMeant(dateId, message.audience));
  if (recipients === 0) throw new AppError("conflict", "There is nobody to read it yet.");
  await enforceRateLimit(db, PER_DAY, String(dateId));
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(eventMessages)
      .values({ ...message, senderId: viewer.id, recipients })
      .returning({ id: eventMessages.id });
    if (!row) throw new Error("The message was not stored");
    await jobs.send(tx, SpreadMessage, { messageId: row.id });
  });
  return { recipients };
}

const statusesOf: Readonly<Record<Audience, ("registered" | "waiting")[]>> = {
  registered: ["registered"],
  waiting: ["waiting"],
  everyone: ["registered", "waiting"],
};

const isMeant = (dateId: number, audience: Audience): SQL | undefined =>
  and(
    eq(eventRegistrations.dateId, dateId),
    inArray(eventRegistrations.status, statusesOf[audience]),
  );

const AT_ONCE = 500;

/** Sent in one transaction, so that trying again writes to nobody twice. */
export async function spreadMessage(
  { db, jobs }: Services,
  { messageId }: { messageId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [message] = await tx.select().from(eventMessages).where(eq(eventMessages.id, messageId));
    if (!message) return;
    let after = 0;
    for (;;) {
      const parties = await readMeant(tx, { ...message, after });
      for (const { id: registrationId } of parties)
        await jobs.send(tx, DeliverAttendeeMessage, { messageId, registrationId });
      after = parties.at(-1)?.id ?? 0;
      if (parties.length < AT_ONCE) return;
    }
  });
}

const readMeant = (
  tx: Tx,
  { dateId, audience, after }: { dateId: number; audience: Audience; after: number },
) =>
  tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(isMeant(dateId, audience), gt(eventRegistrations.id, after)))
    .orderBy(asc(eventRegistrations.id))
    .limit(AT_ONCE);
