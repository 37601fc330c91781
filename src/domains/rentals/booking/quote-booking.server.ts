import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { fits } from "../availability/free-time.ts";
import { addMinutes, type TimeSpan } from "../availability/local-time.ts";
import { type Objection, offerObjection, stepObjection } from "../availability/offer.ts";
import { type Price, priceOf } from "../availability/price.ts";
import { requireAnswered } from "../item/ask-elsewhere.server.ts";
import {
  type ItemFacts,
  readStock,
  requireRentable,
  rulesOf,
  zoneOf,
} from "../item/queries.server.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { BookingTime, Quote } from "./contract.ts";
import { findNextFree } from "./find-next-free.server.ts";
import { toPriceLine } from "./to-booking.server.ts";

/** What a time costs and whether it can be had; what is not offered is refused as a booking would be. */
export async function quoteBooking(
  { db }: Pick<Services, "db">,
  { id, ...asked }: BookingTime & { id: number },
): Promise<Quote> {
  const facts = await requireRentable(db, id);
  requireAnswered(facts.business);
  const time = timeOf(asked);
  requireOffered(requestObjection(facts, time));
  requireUnits(facts, asked);
  const { totalCents, lines } = priceFor(facts, asked);
  const blocked = { ...time, endsAt: addMinutes(time.endsAt, facts.item.bufferMinutes) };
  const stock = await readStock(db, facts.item, blocked);
  const isFree = fits(stock, time, asked.quantity);
  return {
    rentalItemId: id,
    startDate: time.startsAt.toISOString(),
    endDate: time.endsAt.toISOString(),
    quantity: asked.quantity,
    totalPrice: dollarText(totalCents),
    lines: lines.map(toPriceLine),
    isFree,
    next: isFree ? null : await findNextFree(db, facts, asked),
  };
}

/** What stands against a request, whatever else is booked. */
export function requestObjection(facts: ItemFacts, time: TimeSpan): Objection | null {
  const rules = rulesOf(facts);
  return (
    offerObjection(rules, time, new Date()) ??
    stepObjection(rules, time.startsAt, facts.item.startStep)
  );
}

export const timeOf = ({ startDate, endDate }: BookingTime): TimeSpan => ({
  startsAt: startDate,
  endsAt: endDate,
});

export const priceFor = ({ item, business }: ItemFacts, asked: BookingTime): Price =>
  priceOf(item, { ...timeOf(asked), units: asked.quantity, timeZone: zoneOf(business) });

export function requireOffered(objection: Objection | null): void {
  if (objection)
    throw new AppError("invalid", objection.message, {
      fields: { [objection.field]: objection.message },
    });
}

export function requireUnits({ item }: Pick<ItemFacts, "item">, { quantity }: BookingTime): void {
  if (quantity <= item.quantity) return;
  const message = item.quantity === 1 ? "There is only one." : `There are only ${item.quantity}.`;
  throw new AppError("invalid", message, { fields: { quantity: message } });
}
