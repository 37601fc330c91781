import type { Db } from "#src/db/client.server.ts";
import { fits } from "../availability/free-time.ts";
import { addMinutes } from "../availability/local-time.ts";
import { startObjection, stepObjection } from "../availability/offer.ts";
import { type ItemFacts, readStock, rulesOf } from "../item/queries.server.ts";

interface AskedStart {
  startsAt: Date;
  quantity: number;
}

/** Why nothing can begin then; null when others have that time. Of the shortest length, since no other is said yet. */
export async function whyNotOffered(
  db: Db,
  facts: ItemFacts,
  { startsAt, quantity }: AskedStart,
): Promise<string | null> {
  const { item } = facts;
  const rules = rulesOf(facts);
  const objection =
    startObjection(rules, startsAt, new Date()) ?? stepObjection(rules, startsAt, item.startStep);
  if (objection) return objection.message;
  const time = { startsAt, endsAt: addMinutes(startsAt, item.minBookingDuration * 60) };
  const blocked = { startsAt, endsAt: addMinutes(time.endsAt, item.bufferMinutes) };
  const stock = await readStock(db, item, blocked);
  if (fits(stock, time, quantity)) return "Nobody is there to take it back in time.";
  const booked = stock.taken.filter(({ isClosed }) => !isClosed);
  return fits({ ...stock, taken: booked }, time, quantity) ? "It is closed at that time." : null;
}
