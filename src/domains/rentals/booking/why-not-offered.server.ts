import type { Db, Tx } from "#src/db/client.server.ts";
import { fits } from "../availability/free-time.ts";
import { addMinutes, type TimeSpan } from "../availability/local-time.ts";
import { startObjection, stepObjection } from "../availability/offer.ts";
import type { Stock } from "../availability/stock.ts";
import { type ItemFacts, readStock, rulesOf } from "../item/queries.server.ts";
import type { ItemRow } from "../item/to-item.server.ts";

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
  const stock = await stockDuring(db, item, time);
  if (fits(stock, time, quantity)) return "Nobody is there to take it back in time.";
  return isFreeButClosed(stock, time, quantity) ? CLOSED_THEN : null;
}

export const CLOSED_THEN = "It is closed at that time.";

/** Nobody has booked it: its owner has closed days. */
export const isClosedThen = async (
  db: Db | Tx,
  item: ItemRow,
  time: TimeSpan,
  quantity: number,
): Promise<boolean> => isFreeButClosed(await stockDuring(db, item, time), time, quantity);

const stockDuring = (db: Db | Tx, item: ItemRow, { startsAt, endsAt }: TimeSpan) =>
  readStock(db, item, { startsAt, endsAt: addMinutes(endsAt, item.bufferMinutes) });

function isFreeButClosed(stock: Stock, time: TimeSpan, quantity: number): boolean {
  const booked = stock.taken.filter(({ isClosed }) => !isClosed);
  return !fits(stock, time, quantity) && fits({ ...stock, taken: booked }, time, quantity);
}
