import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { assurePlaces, isUnconfirmed } from "./assure-places.server.ts";
import { DateChanged } from "./events.ts";
import { type LockedDate, lockDate } from "./lock-date.server.ts";
import { DateNews, DeliverDateNews, type Happened } from "./mail-jobs.ts";
import { TellRegistrants } from "./registration-jobs.ts";
import { confirmBy } from "./rules.ts";
import { settleWithNews } from "./settle-date.server.ts";
import { takeTold } from "./told-words.server.ts";

/**
 * After a change of time, place or status of a date, or a word about its weather: all who are
 * registered or waiting are told, once. A date that takes place again lets its line move up; who does
 * reads both in one mail.
 */
export async function followDate(
  tx: Tx,
  services: Services,
  { dateId, ...happened }: Happened & { dateId: number },
): Promise<void> {
  const date = await lockDate(tx, dateId);
  const isTold = date.isShown || happened.kind === "cancelled";
  const previous = isTold ? await takeTold(tx, date) : {};
  const news = DateNews.parse({ ...happened, ...previous });
  const sure = await renewConfirmations(tx, services, { date, news });
  const { movedUp } = await settleWithNews(tx, services, date, { now: new Date(), news });
  const toldApart = [...sure, ...movedUp];
  await services.jobs.send(tx, TellRegistrants, { dateId, ...news, toldApart });
  await services.jobs.publish(tx, DateChanged, { dateId });
}

/**
 * Nobody lapses for a time at which nothing could be confirmed, or for one that is no longer right. Gives
 * the parties that need not confirm any more, and are mailed so.
 */
async function renewConfirmations(
  tx: Tx,
  services: Services,
  { date, news }: { date: LockedDate; news: DateNews },
): Promise<number[]> {
  if (!date.isOpen) return [];
  const deadline = confirmBy(date, new Date());
  if (deadline === null) return assurePlaces(tx, services, date, news);
  await tx.update(eventRegistrations).set({ confirmBy: deadline }).where(isUnconfirmed(date));
  return [];
}

const AT_ONCE = 500;

/** Sent in one transaction, so that trying again tells nobody twice. */
export async function tellRegistrants(
  { db, jobs }: Services,
  { dateId, toldApart, ...news }: DateNews & { dateId: number; toldApart: number[] },
): Promise<void> {
  const isTold = new Set(toldApart);
  await db.transaction(async (tx) => {
    let after = 0;
    for (;;) {
      const parties = await readParties(tx, { dateId, after });
      for (const { id: registrationId } of parties)
        if (!isTold.has(registrationId))
          await jobs.send(tx, DeliverDateNews, { registrationId, ...news });
      after = parties.at(-1)?.id ?? 0;
      if (parties.length < AT_ONCE) return;
    }
  });
}

const readParties = (tx: Tx, { dateId, after }: { dateId: number; after: number }) =>
  tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.dateId, dateId),
        gt(eventRegistrations.id, after),
        inArray(eventRegistrations.status, ["registered", "waiting"]),
      ),
    )
    .orderBy(asc(eventRegistrations.id))
    .limit(AT_ONCE);
