import type { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { wallText, zoneAt } from "../availability/local-time.ts";
import { lineCents, type PriceLine as PricePart } from "../availability/price.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { Booking, PriceLine } from "./contract.ts";
import { standingOf } from "./rules.ts";

export type BookingRow = typeof rentalBookings.$inferSelect;

export const toPriceLine = (line: PricePart): PriceLine => ({
  unit: line.unit,
  count: line.count,
  rate: dollarText(line.rateCents),
  quantity: line.units,
  amount: dollarText(lineCents(line)),
});

/** None where the owner chose the price. */
export const priceLinesOf = ({ priceLines }: BookingRow): PriceLine[] =>
  (priceLines as PricePart[]).map(toPriceLine);

/** What clocks of the place show, and what its time is called at each of the moments. */
export const shownTime = ({ startsLocal, endsLocal, startsAt, endsAt, timeZone }: BookingRow) => ({
  startLocal: startsLocal,
  startZone: zoneAt(timeZone, startsAt),
  endLocal: endsLocal,
  endZone: zoneAt(timeZone, endsAt),
});

const shownExpiry = (moment: Date | null, timeZone: string) => ({
  expiresAt: moment?.toISOString() ?? null,
  expiresLocal: moment && wallText(moment, timeZone),
  expiresZone: moment && zoneAt(timeZone, moment),
});

export function toBooking(row: BookingRow, rentalItemName: string, now = new Date()): Booking {
  const { id, businessId, rentalItemId, customerName, customerEmail, customerPhone } = row;
  const { totalGuests, specialRequests, paymentStatus, timeZone, policy } = row;
  const { status, endedBy } = standingOf(row, now);
  const totalPrice = dollarText(row.totalCents);
  return {
    ...{ id, businessId, rentalItemId, rentalItemName },
    ...{ customerName, customerEmail, customerPhone, totalGuests, specialRequests },
    ...{ status, endedBy, paymentStatus, timeZone, policy },
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    ...shownTime(row),
    quantity: row.units,
    totalPrice,
    totalAmount: totalPrice,
    lines: priceLinesOf(row),
    ...shownExpiry(status === "pending" ? row.expiresAt : null, timeZone),
    createdAt: row.createdAt.toISOString(),
  };
}
