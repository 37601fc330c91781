import type { Db } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { fits } from "../availability/free-time.ts";
import { addMinutes } from "../availability/local-time.ts";
import { lengthObjection } from "../availability/offer.ts";
import type { BookingTime } from "../booking/contract.ts";
import {
  priceFor,
  requestObjection,
  requireOffered,
  requireUnits,
  timeOf,
} from "../booking/quote-booking.server.ts";
import { itemNotFound, readStock, requireItemFacts, rulesOf } from "../item/queries.server.ts";
import { requireRentals } from "../item/require-rentals.server.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { DeskQuote } from "./contract.ts";

/** For those who run the business, who may also book at times that are not offered. */
export async function quoteForDesk(
  db: Db,
  viewer: Viewer,
  { id, ...asked }: BookingTime & { id: number },
): Promise<DeskQuote> {
  const facts = await requireItemFacts(db, id);
  await requireRentals(db, facts.item.businessId, viewer);
  if (facts.item.isArchived) throw itemNotFound();
  const time = timeOf(asked);
  requireOffered(lengthObjection(rulesOf(facts), time));
  requireUnits(facts, asked);
  const blocked = { ...time, endsAt: addMinutes(time.endsAt, facts.item.bufferMinutes) };
  const stock = await readStock(db, facts.item, blocked);
  return {
    totalPrice: dollarText(priceFor(facts, asked).totalCents),
    isFree: fits(stock, time, asked.quantity),
    objection: requestObjection(facts, time)?.message ?? null,
  };
}
